import { isPromptInjection } from '../../shared/text/index.ts';
import type { Lexicon } from '../material.ts';
import { extractFigures, tokenize } from '../tokenize.ts';
import { containsAddress } from './addresses.ts';
import { hasUnknownHue } from './color-words.ts';
import { copiesPassage, echoesPrompt, hasInventedQuote } from './copied-text.ts';
import { hasUnknownFigure } from './figures.ts';
import { hasUnknownFont } from './fonts.ts';
import { isForeignTo } from './foreign-text.ts';
import { hasUnknownCompany, hasUnknownName, hasUnknownNameInTitle, hasUnknownPerson } from './names.ts';
import { hasUnknownWord } from './vocabulary.ts';

/** Why a part of a model's output was rejected. */
export type Violation =
  | 'address'
  | 'mark-up'
  | 'instruction'
  | 'color'
  | 'font'
  | 'size'
  | 'figure'
  | 'person'
  | 'name'
  | 'passage'
  | 'echo'
  | 'quote'
  | 'word'
  | 'language'
  | 'support'
  | 'negation'
  | 'citation'
  | 'region'
  | 'length'
  | 'choice';

/** The context of the checks. */
export interface CheckContext {
  lexicon: Lexicon;
  /** The prompt as a sequence of words. */
  promptWords: string;
  /** Lower-case words that may be repeated: those of a rewritten quote. */
  allowedText: string;
  /** True for what a brand avoids: absent colours may be named. */
  isNegated: boolean;
}

interface CheckInput extends CheckContext {
  text: string;
}

const MARKUP =
  /[<>]|&[a-z#\d]{2,8};|\]\(|\]\[|!\[|\{\{|\}\}|[$#]\{|~~|\|.*\||^[=+@]|\bon\w+\s*=|\b(?:alert|eval|fetch|document|window|hyperlink)\s*(?:\(|\.[a-z])/i;
const COLOR_VALUE = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color|hwb|cmyk)\s?\([^)]*\)?/gi;
const SIZE_VALUE =
  /(\d[\d.,]*)\s?(?:px|pixels?|r?em|pt|points?|vw|vh|ms|milliseconds?|seconds?|deg(?:rees)?|°|dpi|fr)\b/gi;

/** Checks that need no English dictionary. */
const LANGUAGE_INDEPENDENT: ReadonlySet<Violation> = new Set(['color', 'font', 'size', 'figure', 'echo', 'quote']);

type Check = readonly [Violation, (input: CheckInput) => boolean];

/** Violations that reject the whole text, wherever they are. */
export function wholeTextViolation(text: string, context: CheckContext): Violation | null {
  return firstViolation(WHOLE_TEXT_CHECKS, { text, ...context });
}

/** Violations of a title, which is accepted as a whole. */
export function titleViolation(text: string, context: CheckContext): Violation | null {
  return firstViolation(
    [...COMMON_CHECKS, ['name', ({ text: title, lexicon }) => hasUnknownNameInTitle(title, lexicon)]],
    {
      text,
      ...context,
    },
  );
}

/**
 * Violations of a text in the site's language where that is not English: its words cannot be looked up, so they are
 * compared with the site's.
 */
export function foreignTextViolation(
  text: string,
  kind: 'rewording' | 'phrase',
  context: CheckContext & { language: string },
): Violation | null {
  const checks: readonly Check[] = [
    ...WHOLE_TEXT_CHECKS,
    ...COMMON_CHECKS.filter(([violation]) => LANGUAGE_INDEPENDENT.has(violation)),
    ['language', () => isForeignTo(text, kind, context)],
  ];
  return firstViolation(checks, { text, ...context });
}

/** Violations of a sentence, in which a capital indicates a name. */
export function sentenceViolation(text: string, context: CheckContext): Violation | null {
  return firstViolation(
    [
      ...COMMON_CHECKS,
      ['name', ({ text: sentence, lexicon, allowedText }) => hasUnknownName(sentence, lexicon, allowedText)],
    ],
    {
      text,
      ...context,
    },
  );
}

const firstViolation = (checks: readonly Check[], input: CheckInput): Violation | null =>
  checks.find(([, fails]) => fails(input))?.[0] ?? null;

const WHOLE_TEXT_CHECKS: readonly Check[] = [
  ['mark-up', ({ text }) => MARKUP.test(text)],
  ['address', ({ text, lexicon }) => containsAddress(text, lexicon)],
  ['instruction', ({ text, lexicon }) => isPromptInjection(text) || repeatsInjectedPhrase(text, lexicon)],
];

const COMMON_CHECKS: readonly Check[] = [
  [
    'color',
    ({ text, lexicon }) => (text.match(COLOR_VALUE) ?? []).some((color) => !lexicon.hexes.has(toLongHex(color))),
  ],
  ['color', ({ text, lexicon, isNegated }) => !isNegated && hasUnknownHue(text, lexicon)],
  ['font', ({ text, lexicon }) => hasUnknownFont(text, lexicon)],
  [
    'size',
    ({ text, lexicon }) =>
      [...text.matchAll(SIZE_VALUE)].some(
        ([, n = '']) => !extractFigures(n).every((f) => lexicon.measuredFigures.has(f)),
      ),
  ],
  ['figure', ({ text, lexicon, allowedText }) => hasUnknownFigure(text, lexicon, allowedText)],
  ['person', ({ text, lexicon, allowedText }) => hasUnknownPerson(text, lexicon, allowedText)],
  ['name', ({ text, lexicon, allowedText }) => hasUnknownCompany(text, lexicon, allowedText)],
  ['passage', ({ text, lexicon, allowedText }) => copiesPassage(text, lexicon, allowedText)],
  ['echo', ({ text, lexicon, promptWords }) => echoesPrompt(text, lexicon, promptWords)],
  ['quote', ({ text, lexicon, allowedText }) => hasInventedQuote(text, lexicon, allowedText)],
  ['word', ({ text, lexicon, allowedText }) => hasUnknownWord(text, lexicon, allowedText)],
];

function repeatsInjectedPhrase(text: string, { injectedPhrases }: Lexicon): boolean {
  if (injectedPhrases.size === 0) return false;
  const words = ` ${tokenize(text).join(' ')} `;
  return [...injectedPhrases].some((phrase) => words.includes(` ${phrase} `));
}

/** "#abc" as "#aabbcc", without alpha. Invalid values stay unchanged and match nothing. */
function toLongHex(color: string): string {
  const digits = color.toLowerCase().slice(1);
  if (!/^[\da-f]+$/.test(digits)) return color;
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((d) => d + d).join('')}` : `#${digits.slice(0, 6)}`;
}
