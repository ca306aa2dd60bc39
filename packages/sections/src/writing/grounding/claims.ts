import { instructs } from '../../shared/text/index.ts';
import type { Lexicon } from '../material.ts';
import { figuresOf, keysOf } from '../words.ts';
import { holdsAddress } from './addresses.ts';
import { foreignFigure } from './figures.ts';
import { foreignFont } from './fonts.ts';
import { foreignHue } from './hues.ts';
import { foreignFirm, foreignName, foreignNameInTitle, foreignPerson } from './names.ts';
import { unknownWord } from './vocabulary.ts';
import { echoes, inventsQuote, repeatsPassage } from './wording.ts';

/** Why something that a model wrote was left out. */
export type Fault =
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
  | 'citation'
  | 'region'
  | 'length'
  | 'choice';

/** What a text is judged by. */
export interface Standard {
  lexicon: Lexicon;
  /** What the model was told, as a row of words. */
  told: string;
  /** Lower-case words that may be repeated: those of a quote that is reworded. */
  spare: string;
  /** True for what a brand does not do: there colours may be named that are not there. */
  absent: boolean;
}

interface Judged extends Standard {
  text: string;
}

const MARK_UP =
  /[<>]|&[a-z#\d]{2,8};|\]\(|\]\[|!\[|\{\{|\}\}|[$#]\{|~~|\|.*\||^[=+@]|\bon\w+\s*=|\b(?:alert|eval|fetch|document|window|hyperlink)\s*(?:\(|\.[a-z])/i;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color|hwb|cmyk)\s?\([^)]*\)?/gi;
const SIZE = /(\d[\d.,]*)\s?(?:px|pixels?|r?em|pt|points?|vw|vh|ms|milliseconds?|seconds?|deg(?:rees)?|°|dpi|fr)\b/gi;

type Check = readonly [Fault, (judged: Judged) => boolean];

/** What speaks against all of a text, wherever in it it stands: a piece of it would be no better. */
export function wholeFaultOf(text: string, standard: Standard): Fault | null {
  return first(OF_THE_WHOLE, { text, ...standard });
}

/** What speaks against a title, of which the whole stood. */
export function titleFaultOf(text: string, standard: Standard): Fault | null {
  return first([...OF_ALL, ['name', ({ text: title, lexicon }) => foreignNameInTitle(title, lexicon)]], {
    text,
    ...standard,
  });
}

/** The same of a sentence, in which a capital tells of a name. */
export function sentenceFaultOf(text: string, standard: Standard): Fault | null {
  return first([...OF_ALL, ['name', ({ text: said, lexicon, spare }) => foreignName(said, lexicon, spare)]], {
    text,
    ...standard,
  });
}

const first = (checks: readonly Check[], judged: Judged): Fault | null =>
  checks.find(([, fails]) => fails(judged))?.[0] ?? null;

const OF_THE_WHOLE: readonly Check[] = [
  ['mark-up', ({ text }) => MARK_UP.test(text)],
  ['address', ({ text, lexicon }) => holdsAddress(text, lexicon)],
  ['instruction', ({ text, lexicon }) => instructs(text) || takesBait(text, lexicon)],
];

const OF_ALL: readonly Check[] = [
  ['color', ({ text, lexicon }) => (text.match(COLOR) ?? []).some((color) => !lexicon.hexes.has(hexOf(color)))],
  ['color', ({ text, lexicon, absent }) => !absent && foreignHue(text, lexicon)],
  ['font', ({ text, lexicon }) => foreignFont(text, lexicon)],
  [
    'size',
    ({ text, lexicon }) =>
      [...text.matchAll(SIZE)].some(([, n = '']) => !figuresOf(n).every((f) => lexicon.measured.has(f))),
  ],
  ['figure', ({ text, lexicon, spare }) => foreignFigure(text, lexicon, spare)],
  ['person', ({ text, lexicon, spare }) => foreignPerson(text, lexicon, spare)],
  ['name', ({ text, lexicon, spare }) => foreignFirm(text, lexicon, spare)],
  ['passage', ({ text, lexicon, spare }) => repeatsPassage(text, lexicon, spare)],
  ['echo', ({ text, lexicon, told }) => echoes(text, lexicon, told)],
  ['quote', ({ text, lexicon, spare }) => inventsQuote(text, lexicon, spare)],
  ['word', ({ text, lexicon, spare }) => unknownWord(text, lexicon, spare)],
];

function takesBait(text: string, { bait }: Lexicon): boolean {
  if (bait.size === 0) return false;
  const words = ` ${keysOf(text).join(' ')} `;
  return [...bait].some((phrase) => words.includes(` ${phrase} `));
}

/** "#abc" as "#aabbcc", without alpha; what is no hex stays and is found nowhere. */
function hexOf(color: string): string {
  const digits = color.toLowerCase().slice(1);
  if (!/^[\da-f]+$/.test(digits)) return color;
  return digits.length < 6 ? `#${[...digits.slice(0, 3)].map((d) => d + d).join('')}` : `#${digits.slice(0, 6)}`;
}
