import { z } from 'zod';

/** The stages that a parse request may name, in run order. Each yields the section of the same name. */
export const STAGES = [
  'things',
  'mission',
  'audiences',
  'tone',
  'logos',
  'colors',
  'typography',
  'images',
  'art-direction',
  'northstart-statement',
] as const;
export const Stage = z
  .enum(STAGES)
  .meta({ id: 'Stage', description: 'A part of the analysis; it yields the section of the same name.' });
export type Stage = z.infer<typeof Stage>;

/** Run with every crawl; not part of any `*_stages` list and not counted for completion. */
export const INTERNAL_STAGES = ['web', 'spacing', 'elevation'] as const;
export type InternalStage = (typeof INTERNAL_STAGES)[number];

/** Every stage that writes a section of the analysis. */
export const SECTION_STAGES = [...STAGES, ...INTERNAL_STAGES] as const;
export type SectionStage = Stage | InternalStage;

/** Every node of the stage graph: the crawl and the stages that use its evidence. */
export const ALL_STAGES = ['crawl', ...SECTION_STAGES] as const;
export const AnyStage = z.enum(ALL_STAGES);
export type AnyStage = z.infer<typeof AnyStage>;

/** Values of the `section` path parameter and query filter. */
export const SECTION_NAMES = [
  'colors',
  'typography',
  'logos',
  'tone',
  'images',
  'mission',
  'audiences',
  'art-direction',
  'northstart-statement',
  'things',
  'web',
  'audio',
] as const;
export const SectionName = z
  .enum(SECTION_NAMES)
  .meta({ id: 'SectionName', description: 'A section that people may edit.' });
export type SectionName = z.infer<typeof SectionName>;

/** What people look at first, of which a first look at the home page shows a provisional version; in run order. */
export const FIRST_LOOK_SECTIONS = ['things', 'colors', 'typography'] as const satisfies readonly Stage[];
export type FirstLookSection = (typeof FIRST_LOOK_SECTIONS)[number];

/**
 * What each section needs besides the crawl's evidence. Needs are soft: a failed one arrives as null. STAGES lists
 * every stage after everything that it needs.
 */
export const STAGE_NEEDS = {
  things: [],
  mission: ['things'],
  audiences: ['things', 'mission'],
  tone: ['things'],
  logos: ['things'],
  colors: ['things'],
  typography: ['things'],
  images: ['things'],
  'art-direction': ['colors', 'typography', 'images', 'tone'],
  'northstart-statement': ['things', 'mission', 'audiences'],
  web: [],
  spacing: [],
  elevation: [],
} as const satisfies Record<SectionStage, readonly Stage[]>;
