import { wordCount } from '../shared/text/index.ts';
import { formalityScore, isImperative } from './english-nlp.ts';
import { ATTITUDE_NAMES, type Attitude, hasAttitude, hasAttitudeWords } from './lexicon.ts';
import { detectPerson, knowsPersons, needsPronouns } from './persons.ts';
import { hasContraction, readingEase } from './text-measures.ts';

/** What a sentence is judged with. */
export interface VoiceContext {
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Of the brand; "" if unknown. */
  name: string;
}

/** A property that a sentence or a headline has or does not have. */
interface VoiceMeasure {
  of: 'sentences' | 'headlines';
  /** Languages in which it can be measured; all if missing. */
  appliesTo?(language: string): boolean;
  test(text: string, context: VoiceContext): boolean;
}

const isEnglish = (language: string): boolean => language === 'en';
const QUESTION_END = /[?？؟]["”’»)」]*$/;
export const EXCLAMATION_END = /[!！]["”’»)」]*$/;
const ITEM = '[^,;:.،]{2,32}';
const AND =
  '(?:and|or|und|oder|sowie|et|ou|y|e|o|ed|en|of|och|eller|og|i|oraz|a|nebo|alebo|ja|või|un|vai|и|или|та|і|й|&)';
/** "…, tools, kitchens and brands"; in Chinese and Japanese, items have a comma of their own. */
const LIST = new RegExp(`, ${ITEM}, (?:${ITEM} )?${AND} |، ${ITEM}، ?و|、[^、。，]{1,16}、|, ${ITEM} ו`, 'iu');
/** An aside, not an abbreviation, a name or a number. */
export const BRACKETS = /\s?[(（](?=[\p{Ll}\p{Lo}])([^()（）]{4,})[)）]/u;
const DASH = /\s[–—]\s|(?<=[\p{L}”"])—(?=[\p{L}“"])|——|―/u;
const COLON = /\p{L}[:：](?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u;
/** A word or a few in quotation marks, not a name, which some languages always quote. */
export const QUOTED =
  /[“„«「『](?=[\p{Ll}\p{Lo}])([^“”„«»「」『』]{2,30})[”“»」』]|(?<=\s)"(?=[\p{Ll}\p{Lo}])([^"]{2,30})"(?=[\s.,!?:;])/u;
/** Pictographs that are drawn in colour, not ©, ™ or arrows. */
export const EMOJI = /(?![©®™‼⁉↔-⇿])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/u;
/** Not a part of a name: "CO₂", "M109", "№ 20". */
const FIGURE = /(?<![\p{L}\p{Nd}№#.])(?<!№ )\p{Nd}/u;
/** A year of the past, as in a history. */
const PAST_YEAR = /(?<!\d)(?:1[5-9]\d\d|200\d|201[0-5])(?!\d)/;

const attitudeMeasure = (attitude: Attitude): VoiceMeasure => ({
  of: 'sentences',
  appliesTo: (language) => hasAttitudeWords(attitude, language),
  // "Without" of "Learn Without Limits" is a name.
  test: (text, { language, name }) => hasAttitude(attitude, name === '' ? text : text.replaceAll(name, ' '), language),
});

const personMeasure = (person: 'i' | 'we' | 'you'): VoiceMeasure => ({
  of: 'sentences',
  appliesTo: knowsPersons,
  test: (text, { language }) => detectPerson(text, language)[person],
});

/** A question of the brand to the reader, not one that the reader asks. */
export function isPutToReader(text: string, language: string): boolean {
  const { i, you } = detectPerson(text, language);
  return !i && (you || !knowsPersons(language) || hasAttitude('situation', text, language));
}

const OWN_MEASURES = {
  reader: personMeasure('you'),
  team: personMeasure('we'),
  speaker: personMeasure('i'),
  nobody: {
    of: 'sentences',
    appliesTo: needsPronouns,
    test: (text, { language }) => !Object.values(detectPerson(text, language)).includes(true),
  },
  ownName: {
    of: 'sentences',
    test: (text, { name }) => name.length > 2 && text.toLowerCase().includes(name.toLowerCase()),
  },
  short: { of: 'sentences', test: (text) => wordCount(text) <= 7 },
  long: { of: 'sentences', test: (text) => wordCount(text) >= 25 },
  exclamation: { of: 'sentences', test: (text) => EXCLAMATION_END.test(text) },
  /** Not those that the reader asks: "Can I …?", "Do they …?" */
  question: {
    of: 'sentences',
    test: (text, { language }) => QUESTION_END.test(text) && isPutToReader(text, language),
  },
  figures: { of: 'sentences', test: (text) => FIGURE.test(text.replace(PAST_YEAR, '')) },
  past: { of: 'sentences', test: (text) => PAST_YEAR.test(text) },
  enumeration: { of: 'sentences', test: (text) => LIST.test(text) },
  brackets: { of: 'sentences', test: (text) => BRACKETS.test(text) },
  dash: { of: 'sentences', test: (text) => DASH.test(text) },
  colon: { of: 'sentences', test: (text) => COLON.test(text) },
  quoted: { of: 'sentences', test: (text) => QUOTED.test(text) },
  emoji: { of: 'sentences', test: (text) => EMOJI.test(text) },
  contraction: { of: 'sentences', appliesTo: isEnglish, test: hasContraction },
  command: { of: 'sentences', appliesTo: isEnglish, test: isImperative },
  nouns: {
    of: 'sentences',
    appliesTo: isEnglish,
    test: (text) => wordCount(text) >= 6 && formalityScore([text]) >= 75,
  },
  verbs: {
    of: 'sentences',
    appliesTo: isEnglish,
    test: (text) => wordCount(text) >= 6 && formalityScore([text]) <= 48,
  },
  easyWords: {
    of: 'sentences',
    appliesTo: isEnglish,
    test: (text) => wordCount(text) >= 6 && readingEase([text]) >= 75,
  },
  hardWords: {
    of: 'sentences',
    appliesTo: isEnglish,
    test: (text) => wordCount(text) >= 8 && readingEase([text]) <= 25,
  },
  askingHeadline: { of: 'headlines', test: (text) => QUESTION_END.test(text) },
  spokenHeadline: { of: 'headlines', test: (text) => wordCount(text) >= 2 && /[^.…。][.。]$/u.test(text) },
  longHeadline: { of: 'headlines', test: (text) => wordCount(text) >= 8 },
} satisfies Record<string, VoiceMeasure>;

export type VoiceMeasureName = keyof typeof OWN_MEASURES | Attitude;

export const VOICE_MEASURES: Readonly<Record<VoiceMeasureName, VoiceMeasure>> = {
  ...OWN_MEASURES,
  ...(Object.fromEntries(ATTITUDE_NAMES.map((attitude) => [attitude, attitudeMeasure(attitude)])) as Record<
    Attitude,
    VoiceMeasure
  >),
};

/** How many texts have a property, of how many. */
export interface VoiceCount {
  hits: number;
  of: number;
}

export type VoiceCounts = Partial<Record<VoiceMeasureName, VoiceCount>>;

/** Counts the properties that can be measured in the language. */
export function countVoice(
  texts: { sentences: readonly string[]; headlines: readonly string[] },
  context: VoiceContext,
): VoiceCounts {
  return Object.fromEntries(
    Object.entries(VOICE_MEASURES)
      .filter(([, { appliesTo }]) => appliesTo?.(context.language) ?? true)
      .map(([name, { of, test }]) => [
        name,
        { hits: texts[of].filter((text) => test(text, context)).length, of: texts[of].length },
      ]),
  );
}
