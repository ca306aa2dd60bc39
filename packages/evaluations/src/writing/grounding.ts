import { type Field, isQuoted, type Writer, type WrittenSectionName } from './fields.ts';
import { normalizeText, type SiteText, textKey } from './site-text.ts';

/** How many claims of a section can be looked up, and which were not found. */
export interface LookedUpClaims {
  of: number;
  /** Each with its field. */
  missing: string[];
}

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const URL_IN = /https?:\/\/[^\s"”'<>),;]+/g;
/** Shorter quotations may be names. */
const MIN_QUOTATION_LENGTH = 12;
/** Two or more capitalised words: a person or a company. */
const PROPER_NAME = /\p{Lu}\p{Ll}+(?: (?:of|de|der|von|van|al) )?(?: \p{Lu}\p{Ll}+)+/gu;
/** In other sections, capitalised words are names of colours and rules. */
const SECTIONS_NAMING_PEOPLE: ReadonlySet<WrittenSectionName> = new Set(['mission', 'audiences']);

/**
 * Looks up what a section claims: quoted fields word for word, in other fields colours, URLs, quotations and names.
 * `known` are measured colours, each of which may represent several painted ones.
 */
export function checkGrounding(
  section: WrittenSectionName,
  fields: readonly Field[],
  site: SiteText,
  known: ReadonlySet<string>,
  writer: Writer = 'composed',
): LookedUpClaims {
  const grounding: LookedUpClaims = { of: 0, missing: [] };
  const claim = (path: string, text: string, found: boolean): void => {
    grounding.of += 1;
    if (!found) grounding.missing.push(`${path}: ${text}`);
  };
  const words = textKey(site.all);
  for (const { path, text } of fields) {
    if (isQuoted(section, path, writer)) {
      claim(path, text, site.all.includes(normalizeText(text)) || (isShort(text) && words.includes(textKey(text))));
      continue;
    }
    for (const [hex] of text.matchAll(HEX))
      claim(path, hex, known.has(hex.toLowerCase()) || site.raw.includes(hex.toLowerCase()));
    for (const [url] of text.matchAll(URL_IN))
      claim(path, url, site.raw.includes(url.replace(/[.,]$/, '').toLowerCase()));
    for (const quotation of isRewritten(path) ? [] : quotationsIn(text))
      claim(path, quotation, site.all.includes(normalizeText(quotation)) || words.includes(textKey(quotation)));
    if (SECTIONS_NAMING_PEOPLE.has(section))
      for (const [name] of text.matchAll(PROPER_NAME)) claim(path, name, words.includes(textKey(name)));
  }
  return grounding;
}

const isShort = (text: string): boolean => text.length <= 60;
/** Fields that are intentionally about what the site does not say. */
const isRewritten = (path: string): boolean => /incorrect_example|we_dont_say|llm_prompts/.test(path);

/** Texts in quotation marks. With straight marks, every other piece is inside. */
function quotationsIn(text: string): string[] {
  const straight = text.split('"').filter((_, index) => index % 2 === 1);
  const curly = Array.from(text.matchAll(/[“„«]([^“”„«»]+)[”“»]/g), ([, inside = '']) => inside);
  return [...straight, ...curly].filter(({ length }) => length >= MIN_QUOTATION_LENGTH);
}
