import {
  type Absence,
  detectPerson,
  hasAddress,
  hasContraction,
  isTitleCase,
  knowsPersons,
  readingEase,
  wordCount,
} from '@brandprint/sections/voice';
import type { Voice } from './read-voice.ts';
import type { Copy, Passage } from './split-copy.ts';

export type CopyRule =
  | 'avoided-phrase'
  | 'avoided-habit'
  | 'sentence-length'
  | 'person'
  | 'address'
  | 'exclamation-marks'
  | 'contractions'
  | 'reading-ease'
  | 'headings';

export interface CopyFinding {
  rule: CopyRule;
  message: string;
  /** The part of the text; empty if it is about all of it. */
  quote: string;
  line: number | null;
}

/** What a rule finds; null if the voice says nothing about it, or the text is too short for it. */
type Check = (copy: Copy, voice: Voice) => Omit<CopyFinding, 'rule'>[] | null;

/** Fewer sentences do not show a habit. */
const MIN_SENTENCES = 5;
const MIN_LENGTHS = 3;
/** Longer sentences count as long for the analysis. */
const LONG_SENTENCE = 22;
const MIN_EASE_WORDS = 40;
const EASE_TOLERANCE = 25;
/** From this share on, something is a habit; below the other, it is rare. */
const HABIT = 0.25;
const RARE = 0.05;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const at = ({ text, line }: Passage, message: string) => ({ message, quote: text, line });
const overall = (message: string) => [{ message, quote: '', line: null }];
const shareOf = (passages: readonly Passage[], test: (text: string) => boolean): number =>
  passages.filter(({ text }) => test(text)).length / Math.max(1, passages.length);

const phrasePattern = (phrase: string): RegExp => {
  const words = phrase
    .replace(/[.!?…]+$/, '')
    .split(/[\s-]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s-]+')}(?![\\p{L}\\p{N}])`, 'iu');
};

const avoidedPhrase: Check = ({ lines, sentences }, { avoidedPhrases }) =>
  avoidedPhrases.length === 0
    ? null
    : avoidedPhrases.flatMap((phrase) => {
        const pattern = phrasePattern(phrase);
        const found = [...lines, ...sentences].find(({ text }) => pattern.test(text));
        return found ? [at(found, `The brand does not say “${phrase}”.`)] : [];
      });

const avoidedHabit: Check = ({ lines }, { avoidedHabits }) =>
  avoidedHabits.length === 0
    ? null
    : avoidedHabits.flatMap((habit) =>
        lines.filter(({ text }) => habit.occursIn(text)).map((one) => at(one, said(habit))),
      );

const said = ({ what, entry }: Absence & { entry: string }): string =>
  `The brand avoids ${what}${/; (none in \d+ texts)$/.exec(entry)?.[1]?.replace(/^/, ' (').concat(' of its site)') ?? ''}.`;

const sentenceLength: Check = ({ sentences }, { sentenceLength: usual, splitsLongSentences }) => {
  if (!usual || sentences.length === 0) return null;
  const [low, high] = usual;
  const limit = Math.max(LONG_SENTENCE, splitsLongSentences ? high : 2 * high);
  const long = sentences
    .map((one) => ({ one, words: wordCount(one.text) }))
    .filter(({ words }) => words > limit)
    .map(({ one, words }) => at(one, `A sentence of ${words} words; the brand’s have ${low} to ${high}. Split it.`));
  const mean = sentences.reduce((sum, { text }) => sum + wordCount(text), 0) / sentences.length;
  const isOff = sentences.length >= MIN_LENGTHS && (mean > high + 1 || mean < low - 1);
  const average = `Sentences have ${Math.round(mean)} words on average; most of the brand’s have ${low} to ${high}.`;
  return [...long, ...(isOff ? overall(average) : [])];
};

const person: Check = ({ sentences }, { language, readerShare, teamShare }) => {
  if (readerShare === null || teamShare === null || !knowsPersons(language)) return null;
  if (sentences.length < MIN_SENTENCES) return null;
  const compare = (who: 'you' | 'we', usual: number, what: string) => {
    const share = shareOf(sentences, (text) => detectPerson(text, language)[who]);
    if (usual >= HABIT && share === 0)
      return overall(
        `No sentence ${what === 'address' ? 'addresses the reader' : 'says "we"'}; ${percent(usual)} of the brand’s do.`,
      );
    if (usual < RARE && share >= HABIT)
      return overall(
        `${percent(share)} of the sentences ${what === 'address' ? 'address the reader' : 'say "we"'}; the brand’s hardly do (${percent(usual)}).`,
      );
    return [];
  };
  return [...compare('you', readerShare, 'address'), ...compare('we', teamShare, 'say')];
};

const address: Check = ({ sentences }, { language, address: usual }) => {
  if (!usual) return null;
  const wrong = usual === 'formal' ? 'familiar' : 'formal';
  const names = { formal: 'polite', familiar: 'familiar' };
  return sentences
    .filter(({ text }) => hasAddress(wrong, text, language))
    .map((one) =>
      at(one, `The reader is addressed in the ${names[wrong]} form; the brand uses the ${names[usual]} one.`),
    );
};

const exclamationMarks: Check = ({ sentences }, { exclamationShare, avoidedHabits }) => {
  if (exclamationShare === null || avoidedHabits.some(({ what }) => what === 'exclamation marks')) return null;
  const exclaiming = sentences.filter(({ text }) => /[!！]["”’)]*$/.test(text));
  const share = exclaiming.length / Math.max(1, sentences.length);
  if (exclaiming.length < 2 || share <= Math.max(0.1, 2 * exclamationShare)) return [];
  return overall(
    `${percent(share)} of the sentences end with an exclamation mark; ${percent(exclamationShare)} of the brand’s do.`,
  );
};

/** What could be contracted. */
const SPELT_OUT =
  /\b(?:do|does|did|is|are|was|were|have|has|can|could|will|would|should)(?: not\b|not\b)|\b(?:it|that|there) is\b|\b(?:we|you|they) (?:are|have|will)\b/i;

const contractions: Check = ({ sentences }, { language, contractionShare, avoidedHabits }) => {
  if (contractionShare === null || language !== 'en' || sentences.length < MIN_SENTENCES) return null;
  if (avoidedHabits.some(({ what }) => what === 'contractions')) return null;
  const contracted = shareOf(sentences, hasContraction);
  const speltOut = sentences.filter(({ text }) => SPELT_OUT.test(text)).length;
  if (contractionShare >= HABIT && contracted === 0 && speltOut >= 2)
    return overall(
      `Verbs are written in full; ${percent(contractionShare)} of the brand’s sentences have a contraction.`,
    );
  if (contractionShare < RARE && contracted >= HABIT)
    return overall(
      `${percent(contracted)} of the sentences have a contraction; ${percent(contractionShare)} of the brand’s do.`,
    );
  return [];
};

const ease: Check = ({ sentences }, { language, readingEase: usual }) => {
  const texts = sentences.map(({ text }) => text);
  if (usual === null || language !== 'en' || wordCount(texts.join(' ')) < MIN_EASE_WORDS) return null;
  const own = Math.round(readingEase(texts));
  return own >= usual - EASE_TOLERANCE
    ? []
    : overall(
        `The text is harder to read than the brand’s: Flesch reading ease ${own} instead of ${usual}. Use shorter words.`,
      );
};

const headings: Check = ({ headings: found }, { titleCaseHeadings, language }) => {
  if (titleCaseHeadings === null || language !== 'en') return null;
  return found
    .filter(({ text }) => wordCount(text) >= 3 && isTitleCase(text) !== titleCaseHeadings)
    .map((one) =>
      at(
        one,
        titleCaseHeadings
          ? 'The brand capitalises the main words of headings.'
          : 'The brand capitalises only the first word of headings, and names.',
      ),
    );
};

export const CHECKS: Readonly<Record<CopyRule, Check>> = {
  'avoided-phrase': avoidedPhrase,
  'avoided-habit': avoidedHabit,
  'sentence-length': sentenceLength,
  person,
  address,
  'exclamation-marks': exclamationMarks,
  contractions,
  'reading-ease': ease,
  headings,
};
