import { comparisonKey, UNSPACED_LANGUAGES, wordCount } from '../shared/text/index.ts';
import { CATEGORY_GRAMMARS } from './category-grammars.ts';
import { findKind } from './find-kind.ts';
import { purposePhrase, saysPurpose } from './purpose-phrase.ts';

const MAX_PHRASE_WORDS = 5;
/** Before the verb: "non è un agriturismo". */
const NEGATION = '(?<!\\p{L})(?:non|no|não|nu|ne|nie|не|nem|ikke|inte|ni)\\s+';
const compiled = new Map<
  string,
  { defines: RegExp; opens: RegExp; stop: RegExp; praise: RegExp; generic: RegExp; joined: RegExp }
>();

function grammarOf(language: string) {
  const grammar = CATEGORY_GRAMMARS[language];
  if (!grammar) return null;
  let patterns = compiled.get(language);
  if (!patterns) {
    patterns = {
      defines: new RegExp(`(?<![\\p{L}\\p{N}])(?<!${NEGATION})${grammar.copula}(?:\\s+|(?<=['’]))(\\p{L}.*)$`, 'iu'),
      opens: new RegExp(`^["“«]?(?:(?:${grammar.article})\\s*(?<=\\s)|un['’])(\\p{L}.*)$`, 'iu'),
      stop: new RegExp(`^(?:${grammar.stop})$`, 'iu'),
      praise: new RegExp(`^(?:${grammar.praise})$`, 'iu'),
      generic: new RegExp(`^(?:${grammar.generic})s?$`, 'iu'),
      joined: new RegExp(`(?<!\\p{L})(?:${grammar.joined ?? '(?!)'})(?!\\p{L})`, 'giu'),
    };
    compiled.set(language, patterns);
  }
  return { ...patterns, language, headFirst: grammar.headFirst ?? false };
}

/**
 * The kind of thing that a sentence says something is, in its own words: "document database" in "Acme is a powerful
 * document database for teams". "" where it says none, or only a word that says nothing ("system").
 */
export function categoryPhrase(text: string, name: string, language: string): string {
  if (UNSPACED_LANGUAGES.has(language)) {
    const phrase = unspacedPhrase(text, language);
    return name !== '' && comparisonKey(phrase).includes(comparisonKey(name)) ? '' : phrase;
  }
  const grammar = grammarOf(language);
  if (!grammar) return '';
  const rest = openingWithoutName(text, name);
  // "Acme's protocol is a…": something of the brand, not the brand.
  if (/^['’]s?\s/u.test(rest)) return '';
  const defined = grammar.defines.exec(rest.slice(0, 220))?.[1];
  if (!defined) return openingPhrase(text, name, language);
  const phrase = trimPhrase(defined, grammar, name);
  return saysPurpose(phrase, language) && OF_ANOTHER.test(rest) ? '' : phrase;
}

/** "Our software is a tool for ordering meals": something of the brand, or of others. */
const OF_ANOTHER =
  /^(?:our|the|your|my|unsere?|die|der|das|notre|nos|le|la|l['’]|nuestr[oa]|el|il|lo|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]|o|a)(?: |(?<=['’]))/iu;

/** The kind that a text without a verb opens with: "conference" of "The conference for developers". */
export function openingPhrase(text: string, name: string, language: string): string {
  const grammar = grammarOf(language);
  const opening = grammar?.opens.exec(text)?.[1];
  return grammar && opening ? trimPhrase(opening, grammar, name) : '';
}

/** The same of a title, which needs no article: "CAD modeller" of "CAD modeller for programmers". */
export function titlePhrase(text: string, name: string, language: string): string {
  const grammar = grammarOf(language);
  return grammar ? openingPhrase(text, name, language) || trimPhrase(text, grammar, name) : '';
}

/** Whether the noun that names the kind comes first. */
export const isHeadFirst = (language: string): boolean => CATEGORY_GRAMMARS[language]?.headFirst ?? false;

/** What follows the name at the opening; the text where it does not open with it. */
function openingWithoutName(text: string, name: string): string {
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  return at >= 0 && at < 40 ? text.slice(at + name.length) : text;
}

type Grammar = NonNullable<ReturnType<typeof grammarOf>>;

function trimPhrase(text: string, grammar: Grammar, name: string): string {
  // "a simple, fast and open static site generator": praise before the last comma goes with its comma.
  const joined = text.replace(grammar.joined, (praise) => praise.toLowerCase().replaceAll(' ', '-'));
  const [clause = ''] = joined.split(/[.!?;:()[\]"“”«»|]|\s[—–-]\s/u);
  const words: string[] = [];
  let rest = '';
  const rawWords = clause.split(/\s+/);
  for (const [at, raw] of rawWords.entries()) {
    const endsItem = /,$/.test(raw);
    const word = raw.replace(/,$/, '');
    const onlyPraise = words.length === 0;
    if (grammar.praise.test(word) || (onlyPraise && /^(?:and|und|et|y|e|en|och|og|и|і|i|a)$/iu.test(word))) continue;
    // A list of adjectives before the noun: "reusable, accessible components".
    if (endsItem && words.length === 0 && !grammar.headFirst) continue;
    // "An organised team": said of the noun that follows.
    if (onlyPraise && /^\p{L}+ed$/iu.test(word) && grammar.stop.test(word)) continue;
    if (
      grammar.stop.test(word) &&
      word !== 'IT' &&
      !(grammar.headFirst && words.length === 1 && /^(?:de|d['’].*|di|do|da)$/iu.test(word))
    ) {
      const behind = rawWords.slice(at + 1);
      const joins = isJoining(word) && !grammar.headFirst && words.length > 0;
      const noun = joins ? nounBehind(behind, grammar) : [];
      if (noun.length > 0) words.splice(0, words.length, ...noun);
      else if (joins) words.push(...sharedNoun(words, word, behind, grammar));
      rest = rawWords.slice(at).join(' ');
      break;
    }
    words.push(word);
    if (endsItem || words.length >= MAX_PHRASE_WORDS) break;
  }
  const phrase = words
    .join(' ')
    .replace(/['’]s$/u, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
  const withPurpose = purposePhrase(phrase, rest, grammar.language);
  if (withPurpose) return withPurpose;
  const meaningful = phrase.split(' ').filter((word) => word && !grammar.generic.test(word));
  if (meaningful.length === 0 || wordCount(phrase) > MAX_PHRASE_WORDS || comparisonKey(phrase) === comparisonKey(name))
    return '';
  if (name && comparisonKey(phrase).includes(comparisonKey(name))) return '';
  return phrase;
}

const isJoining = (word: string): boolean => /^(?:and|&|und|en|och|og)$/iu.test(word);

/** "And recording app" of "an audio editing and recording app": what is before the joining word is no kind alone. */
function sharedNoun(
  before: readonly string[],
  joining: string,
  behind: readonly string[],
  grammar: Grammar,
): readonly string[] {
  const end = behind.findIndex((word) => grammar.stop.test(word.replace(/,$/, '')));
  const noun = (end < 0 ? behind : behind.slice(0, end))
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => !grammar.praise.test(word));
  const isShort = noun.length > 1 && before.length + noun.length < MAX_PHRASE_WORDS;
  const isKind = (words: readonly string[]): boolean => findKind(words.join(' '), grammar.language, 'atEnd') !== '';
  return isShort && isKind(noun) && !isKind(before) && !before.some(isNumber) ? [joining, ...noun] : [];
}

/** "One and two button games". */
const isNumber = (word: string): boolean => /^(?:one|two|three|four|five|\p{N}+)$/iu.test(word);

/** "Field tool manufacturer" of "a garden and field tool manufacturer": what is before the joining word is no kind alone. */
function nounBehind(words: readonly string[], grammar: Grammar): readonly string[] {
  const end = words.findIndex((word) => grammar.stop.test(word.replace(/,$/, '')));
  const behind = end < 0 ? words : words.slice(0, end);
  const last = behind.at(-1) ?? '';
  return behind.length > 1 && behind.length < MAX_PHRASE_WORDS && TRADER.test(last) ? behind : [];
}
/** Who makes or sells what the words before say. */
const TRADER =
  /^(?:manufacturer|supplier|distributor|producer|retailer|wholesaler|dealer|importer|exporter|maker|hersteller|händler|anbieter|leverancier|producent|fabrikant|tillverkare|leverantör|leverandør|produsent)$/iu;

/** The noun before the end of a definition: "小さなお店のためのクラウド会計サービスです。" → "クラウド会計サービス". */
function unspacedPhrase(text: string, language: string): string {
  const [sentence = ''] = text.split(/[。．！？!?\n]/u);
  if (language === 'ja') {
    const match = /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9]{2,16}?)(?:です|である|になります)?$/u.exec(sentence);
    // "徒歩2分": a figure is no kind.
    return match?.[1] &&
      /^\P{N}*[\p{Script=Han}\p{Script=Katakana}]\P{N}*$/u.test(match[1]) &&
      /は|とは|の/.test(sentence)
      ? match[1]
      : '';
  }
  // Without 的, behind which only "company" or "team" stands.
  const match = /是.{0,40}?(?:的|个|個|家|间|間|座|款|种|種)((?:(?!的)[\p{Script=Han}A-Za-z0-9]){2,12})$/u.exec(
    sentence.split(/[，,、]/u)[0] ?? '',
  );
  return match?.[1] ?? '';
}
