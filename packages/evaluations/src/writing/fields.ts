import type { SectionStage } from '@brandprint/contracts';

/** The written sections, in the order in which they are made. */
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
  /** With `[]` for list items: "core_values[].title". */
  path: string;
  text: string;
}

/** The texts of a section, without empty ones. */
export function fieldsOf(data: unknown, path = ''): Field[] {
  if (typeof data === 'string') return data.trim() === '' ? [] : [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => fieldsOf(value, path === '' ? key : `${path}.${key}`));
}

/** Who wrote a section: code alone, or a model whose answers were recorded. */
export type Writer = 'composed' | 'recorded';

/** Fields that quote the site if code alone wrote them. All other fields describe it. */
const QUOTED: Record<WrittenSectionName, RegExp> = {
  things: /^(name|description|purpose|capabilities\[\])$/,
  mission:
    /^((mission_statement|vision)\.statement|core_values\[\]\.(title|description)|brand_promise\.(title|description))$/,
  audiences: /^personas\[\]\.(name|role|industry|challenge|goals|pain_points)$/,
  tone: /^(voice_traits\[\]\.correct_example|example_phrases\.we_say\[\]|style_guidelines\[\]\.example)$/,
  'art-direction': /^narrative_to_visual\.visual_narrative_elements\[\]\.narrative_aspect$/,
  'northstart-statement': /^(?!target_audience$|product_category$)/,
};

/** Fields that quote the site even if a model took part. It writes the others in its own words. */
const ALWAYS_QUOTED: Partial<Record<WrittenSectionName, RegExp>> = { things: /^name$/, tone: QUOTED.tone };

/** Names and labels: short by nature, and possibly in a menu too. */
const NAMES =
  /^(name|product_name|capabilities\[\]|core_values\[\]\.title|brand_promise\.title|personas\[\]\.(name|role|industry)|narrative_to_visual\..*)$/;

export const isQuoted = (section: WrittenSectionName, path: string, writer: Writer): boolean =>
  (writer === 'composed' ? QUOTED : ALWAYS_QUOTED)[section]?.test(path) ?? false;
export const isName = (path: string): boolean => NAMES.test(path);
