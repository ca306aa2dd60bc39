import type { SectionName } from '@brandprint/sdk';

/** What people call each section, in the order of the brand view. */
export const SECTION_LABELS: Record<string, string> = {
  things: 'Overview',
  colors: 'Colours',
  typography: 'Typography',
  logos: 'Logos',
  images: 'Imagery',
  spacing: 'Spacing',
  elevation: 'Elevation',
  tone: 'Voice',
  mission: 'Mission',
  audiences: 'Audiences',
  'northstart-statement': 'North star',
  'art-direction': 'Art direction',
  web: 'Web stack',
  audio: 'Audio',
};

/** Sections that one may ask for. */
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
] as const satisfies readonly SectionName[];

/** Sections that may be edited. */
export const EDITABLE: readonly SectionName[] = [
  'things',
  'colors',
  'typography',
  'logos',
  'images',
  'tone',
  'mission',
  'audiences',
  'northstart-statement',
  'art-direction',
  'web',
];

export const stageLabel = (stage: string): string =>
  stage === 'crawl' ? 'Reading the site' : (SECTION_LABELS[stage] ?? stage);
