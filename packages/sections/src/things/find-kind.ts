import { KIND_NOUNS, UNSPACED_KIND_NOUNS } from '../shared/brand/kind-nouns.ts';
import type { LanguagePatterns } from '../shared/text/index.ts';
import { dictionaryForms, turkishNoun, withEndings } from './dictionary-forms.ts';
import { TRADES, UNSPACED_TRADES } from './kind-nouns-trades.ts';

/** Names in these languages come last: all before the noun is part of the kind ("Rybárske združenie Záhumnie"). */
const NAME_LAST: ReadonlySet<string> = new Set(['bg', 'cs', 'hr', 'lt', 'lv', 'mk', 'pl', 'ru', 'sk', 'sl', 'uk']);

/** Position of the noun in a text. */
type Place = 'atEnd' | 'atEdge' | 'inside';

const compiled = new Map<string, RegExp | null>();

/** All that is in either table. */
const merged = (some: LanguagePatterns, others: LanguagePatterns): LanguagePatterns =>
  Object.fromEntries(
    Object.keys({ ...some, ...others }).map((code) => [
      code,
      [some[code], others[code]].filter((nouns) => nouns !== undefined).join('|'),
    ]),
  );

const NOUNS = merged(KIND_NOUNS, TRADES);
const UNSPACED_NOUNS = merged(UNSPACED_KIND_NOUNS, UNSPACED_TRADES);
const FORMS = withEndings(NOUNS);

/** The pattern of a language's nouns for kinds; null where no nouns are known. */
function kindPattern(language: string, place: Place): RegExp | null {
  const key = `${language} ${place}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const nouns = FORMS[language];
  const atEnd = `(?<![\\p{L}-])(?:${nouns})s?$`;
  const before = NAME_LAST.has(language) ? '(?:^[\\p{L}-]+ (?:[\\p{L}-]+ )?)?' : '';
  const sources: Record<Place, string> = {
    atEnd,
    // "Editor.md" is a name.
    atEdge: `${atEnd}|^(?:${nouns})(?![\\p{L}-]|\\.\\p{L})`,
    inside: `${before}(?<![\\p{L}-])(?:${nouns})(?![\\p{L}-])`,
  };
  const pattern = nouns ? new RegExp(sources[place], 'iu') : null;
  compiled.set(key, pattern);
  return pattern;
}

/** Other words end in these too ("wunderbar", "verfügbar", "Friedhof", "akkoord"): they count as whole words only. */
const SHORT_COMPOUND = /\p{L}(?:app|bar|bund|chor|fond|haus|hof|kool|koor|kor|kör|liit|pood|spel|spil|wein)$/iu;

/** The noun for a kind at a position in a text ("museum" of "Leith museum"); "" if there is none. */
export function findKind(text: string, language: string, place: Place): string {
  const found = kindPattern(language, place)?.exec(text)?.[0] ?? '';
  return isCompounding(language) && SHORT_COMPOUND.test(found) ? '' : found;
}

const isCompounding = (language: string): boolean => NOUNS[language]?.startsWith('\\p{L}*') ?? false;

/** The noun with which a name in a script without spaces ends: 整骨院 of 瀬戸整骨院. "" where it ends with none. */
export function unspacedNounOf(name: string, language: string): string {
  const nouns = UNSPACED_NOUNS[language];
  return nouns ? (new RegExp(`(?<=.)(?:${nouns})$`, 'u').exec(name)?.[0] ?? '') : '';
}

/** A compound of a script without spaces that names a kind: "文章作成アプリ"; "" if there is none. */
export function unspacedKind(text: string, language: string): string {
  const nouns = UNSPACED_NOUNS[language];
  if (!nouns) return '';
  const letters =
    language === 'ja' ? '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{0,10}' : '[\\p{Script=Han}A-Za-z]{0,8}';
  return new RegExp(`${letters}(?:${nouns})(?!\\p{Script=Katakana})`, 'u').exec(text)?.[0] ?? '';
}

/** A noun for a kind as a dictionary has it, where names inflect it: "Tarih Vakfı" is a "vakıf". */
export function baseKind(noun: string, language: string): string {
  if (language === 'tr') return turkishNoun(noun, NOUNS);
  if (!NAME_INFLECTED.has(language)) return noun;
  const [, ...forms] = dictionaryForms(noun, language);
  return forms.find((form) => findKind(form, language, 'atEnd') === form) ?? noun;
}

/** Names carry the article at their end: "Pensiunea Voineșița". */
const NAME_INFLECTED: ReadonlySet<string> = new Set(['ro', 'bg', 'mk']);
