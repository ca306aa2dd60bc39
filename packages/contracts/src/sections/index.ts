import { z } from 'zod';
import type { SectionStage } from '../stages.ts';
import { ColorsSection } from './colors.ts';
import { ImagesSection } from './images.ts';
import { LogosSection } from './logos.ts';
import { ElevationSection, SpacingSection, WebSection } from './measured.ts';
import { TypographySection } from './typography.ts';
import {
  ArtDirectionSection,
  AudiencesSection,
  MissionSection,
  NorthstarSection,
  ThingsSection,
  ToneSection,
} from './written.ts';

/** The contract's shape of each section; a stage without one does not compile. */
export const SECTION_SCHEMAS = {
  things: ThingsSection,
  mission: MissionSection,
  audiences: AudiencesSection,
  tone: ToneSection,
  logos: LogosSection,
  colors: ColorsSection,
  typography: TypographySection,
  images: ImagesSection,
  'art-direction': ArtDirectionSection,
  'northstart-statement': NorthstarSection,
  web: WebSection,
  spacing: SpacingSection,
  elevation: ElevationSection,
} as const satisfies Record<SectionStage, z.ZodType>;

/** The data of each section, by its name. */
export type Sections = { [S in SectionStage]: z.infer<(typeof SECTION_SCHEMAS)[S]> };

/** A section that people edited (RFC 7396): an object with any keys. */
const EditedSection = z.record(z.string(), z.json()).meta({ id: 'EditedSection' });

/** A section as shown: the contract's shape, or any shape after an edit; null if it was not requested or failed. */
const orEdited = <T extends z.ZodType>(schema: T) => z.union([schema, EditedSection, z.null()]);

export const Analysis = z
  .object({
    things: orEdited(ThingsSection),
    mission: orEdited(MissionSection),
    audiences: orEdited(AudiencesSection),
    tone: orEdited(ToneSection),
    logos: orEdited(LogosSection),
    colors: orEdited(ColorsSection),
    typography: orEdited(TypographySection),
    images: orEdited(ImagesSection),
    spacing: orEdited(SpacingSection),
    elevation: orEdited(ElevationSection),
    'art-direction': orEdited(ArtDirectionSection),
    'northstart-statement': orEdited(NorthstarSection),
    web: orEdited(WebSection),
    audio: EditedSection.optional().describe('Present only once it was patched.'),
  })
  .meta({ id: 'Analysis', description: 'The sections as they are shown. One that people edited may have any shape.' });
export type Analysis = z.infer<typeof Analysis>;

/** The sections of an analysis that nobody edited. */
export const ExtractedAnalysis = z
  .object({
    things: ThingsSection.nullable(),
    mission: MissionSection.nullable(),
    audiences: AudiencesSection.nullable(),
    tone: ToneSection.nullable(),
    logos: LogosSection.nullable(),
    colors: ColorsSection.nullable(),
    typography: TypographySection.nullable(),
    images: ImagesSection.nullable(),
    spacing: SpacingSection.nullable(),
    elevation: ElevationSection.nullable(),
    'art-direction': ArtDirectionSection.nullable(),
    'northstart-statement': NorthstarSection.nullable(),
    web: WebSection.nullable(),
  })
  .meta({
    id: 'ExtractedAnalysis',
    description: 'The sections as they were extracted. One is null if it was not requested or failed.',
  });
