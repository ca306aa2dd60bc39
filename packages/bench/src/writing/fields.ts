import type { SectionStage } from '@brandprint/contracts';

/** Sections that are words, in the order in which they are made. */
export const WRITTEN_SECTIONS = [
  'things',
  'mission',
  'audiences',
  'tone',
  'art-direction',
  'northstart-statement',
] as const satisfies SectionStage[];
export type WrittenSectionName = (typeof WRITTEN_SECTIONS)[number];

/** One text of a section. */
export interface Field {
  /** With `[]` for places in lists: "core_values[].title". */
  path: string;
  text: string;
}

/** The texts of a section, empty ones left out. */
export function fieldsOf(data: unknown, path = ''): Field[] {
  if (typeof data === 'string') return data.trim() === '' ? [] : [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => fieldsOf(value, path === '' ? key : `${path}.${key}`));
}

/** Who wrote the sections: code alone, or a model whose answers were recorded. */
export type Writer = 'composed' | 'recorded';

/** Fields that hold the site's own words where code alone chose them; all others are words about them. */
const QUOTED: Record<WrittenSectionName, RegExp> = {
  things: /^(name|description|purpose|capabilities\[\])$/,
  mission:
    /^((mission_statement|vision)\.statement|core_values\[\]\.(title|description)|brand_promise\.(title|description))$/,
  audiences: /^personas\[\]\.(name|role|industry|challenge|goals|pain_points)$/,
  tone: /^(voice_traits\[\]\.correct_example|example_phrases\.we_say\[\]|style_guidelines\[\]\.example)$/,
  'art-direction': /^narrative_to_visual\.visual_narrative_elements\[\]\.narrative_aspect$/,
  'northstart-statement': /^(?!target_audience$|product_category$)/,
};

/** Fields that hold them even where a model had a part: it says the others in words of its own. */
const ALWAYS_QUOTED: Partial<Record<WrittenSectionName, RegExp>> = { things: /^name$/, tone: QUOTED.tone };

/** Of these, names and labels: short by nature, and links to a page of their own may say the same. */
const NAMES =
  /^(name|product_name|capabilities\[\]|core_values\[\]\.title|brand_promise\.title|personas\[\]\.(name|role|industry)|narrative_to_visual\..*)$/;

export const isQuoted = (section: WrittenSectionName, path: string, writer: Writer): boolean =>
  (writer === 'composed' ? QUOTED : ALWAYS_QUOTED)[section]?.test(path) ?? false;
export const isName = (path: string): boolean => NAMES.test(path);
