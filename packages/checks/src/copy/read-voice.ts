import type { Analysis } from '@brandprint/sdk';
import { type Absence, type Address, absencesIn } from '@brandprint/sections/voice';

type Tone = NonNullable<Analysis['tone']>;

/** What the tone section states about a voice so that a text can be held against it. Shares are 0 to 1 of the sentences. */
export interface Voice {
  language: string;
  /** Words and phrases that the brand does not say. */
  avoidedPhrases: string[];
  /** Habits that the brand does not have, such as exclamation marks; `entry` is what the section says. */
  avoidedHabits: (Absence & { entry: string })[];
  /** Usual words of a sentence, from and to. */
  sentenceLength: readonly [number, number] | null;
  splitsLongSentences: boolean;
  readerShare: number | null;
  teamShare: number | null;
  exclamationShare: number | null;
  contractionShare: number | null;
  readingEase: number | null;
  address: Address | null;
  /** How headings are capitalised; null if the section does not say it. */
  titleCaseHeadings: boolean | null;
}

/** Reads the measures that the section has in words. What is missing or was reworded is null. */
export function readVoice({ example_phrases, style_guidelines, voice_summary }: Tone): Voice {
  const language = languageCode(/^.*Measured on \d+ sentences in ([^:]+):/s.exec(voice_summary)?.[1] ?? '');
  const absences = absencesIn(language);
  const entries = example_phrases.we_dont_say.map((entry) => ({ entry, core: coreOf(entry) }));
  const ruleOf = (category: string) => style_guidelines.find((one) => one.category === category)?.rule ?? '';
  const share = (what: string): number | null => {
    const [, percent] = new RegExp(`(\\d+) %(?: end)? ${what}`).exec(voice_summary) ?? [];
    return percent === undefined ? null : Number(percent) / 100;
  };
  const lengthRule = ruleOf('Sentence length');
  const address = ruleOf('Address');
  const headings = ruleOf('Headings');
  return {
    language,
    avoidedPhrases: entries.flatMap(({ core }) => (absences.some(({ what }) => what === core) ? [] : phrasesOf(core))),
    avoidedHabits: entries.flatMap(({ entry, core }) => {
      const absence = absences.find(({ what }) => what === core);
      return absence ? [{ ...absence, entry }] : [];
    }),
    sentenceLength: readLength(lengthRule, voice_summary),
    splitsLongSentences: lengthRule.includes('Split anything longer'),
    readerShare: share('address the reader'),
    teamShare: share('say "we"'),
    exclamationShare: share('with an exclamation mark'),
    contractionShare: share('have a contraction'),
    readingEase: numberAfter('Flesch reading ease ', voice_summary),
    address: address.includes('polite form') ? 'formal' : address.includes('familiar form') ? 'familiar' : null,
    titleCaseHeadings: headings.startsWith('Capitalise the main words')
      ? true
      : headings.startsWith('Capitalise only the first word')
        ? false
        : null,
  };
}

/** An entry of `we_dont_say` without its mark and its count. */
const coreOf = (entry: string): string => entry.replace(/^Derived: /, '').replace(/; none in \d+ texts$/, '');

const QUOTED = /[“„«「"]([^“”„«»「」"]+)[”“»」"]/g;

/** The phrases of an entry: those in quotation marks, else all of it. */
function phrasesOf(entry: string): string[] {
  const quoted = Array.from(entry.matchAll(QUOTED), ([, phrase = '']) => phrase);
  return (quoted.length > 0 ? quoted : [entry]).map((phrase) => phrase.trim()).filter(Boolean);
}

/** From the rule, else around the mean of the summary. */
function readLength(rule: string, summary: string): readonly [number, number] | null {
  const [, low, high] = /between (\d+) and (\d+) words/.exec(rule) ?? [];
  if (low && high) return [Number(low), Number(high)];
  const [, mean] = /Its sentences are [^,.]+, about (\d+) words/.exec(summary) ?? [];
  return mean ? [Math.max(4, Math.round(Number(mean) * 0.7)), Math.round(Number(mean) * 1.3)] : null;
}

function numberAfter(words: string, text: string): number | null {
  const [, value] = new RegExp(`${words}(-?\\d+)`).exec(text) ?? [];
  return value === undefined ? null : Number(value);
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** "de" for "German"; "" for what is no language. */
const languageCode = (name: string): string =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find((code) => englishNames.of(code) === name) ??
  '';
