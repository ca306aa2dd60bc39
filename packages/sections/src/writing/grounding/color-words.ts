import type { Lexicon } from '../material.ts';

/** Colour words with their possible hue families; the first also matches a tint. */
const HUES_BY_COLOR_WORD: Readonly<Record<string, readonly string[]>> = {
  red: ['red', 'pink', 'orange'],
  crimson: ['red', 'pink'],
  scarlet: ['red', 'orange'],
  vermilion: ['red', 'orange'],
  maroon: ['red', 'pink', 'brown'],
  burgundy: ['red', 'pink', 'brown'],
  orange: ['orange', 'brown', 'red', 'yellow'],
  tangerine: ['orange', 'red'],
  yellow: ['yellow', 'orange'],
  green: ['green', 'teal', 'yellow'],
  emerald: ['green', 'teal'],
  teal: ['teal', 'cyan', 'green'],
  turquoise: ['teal', 'cyan', 'green'],
  cyan: ['cyan', 'teal', 'blue'],
  blue: ['blue', 'cyan', 'purple'],
  navy: ['blue', 'purple'],
  cobalt: ['blue'],
  indigo: ['blue', 'purple'],
  purple: ['purple', 'blue', 'pink'],
  violet: ['purple', 'blue', 'pink'],
  lilac: ['purple', 'pink'],
  lavender: ['purple', 'blue'],
  magenta: ['pink', 'purple'],
  fuchsia: ['pink', 'purple'],
  pink: ['pink', 'red', 'purple'],
};
/** Words after which an absent colour may be named. */
const NEGATION =
  /\b(?:no|not|never|nor|neither|none|without|avoids?|avoiding|instead|rather|unlike|than|where others)\b/i;

/** Whether a text names a colour that is nowhere on the site, neither painted nor in its text. */
export function hasUnknownHue(text: string, { hueFamilies, tintFamilies, words }: Lexicon): boolean {
  if (NEGATION.test(text)) return false;
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => {
    const wanted = Object.hasOwn(HUES_BY_COLOR_WORD, word) ? (HUES_BY_COLOR_WORD[word] ?? []) : [];
    if (wanted.length === 0 || words.has(word)) return false;
    return !wanted.some((hue) => hueFamilies.has(hue)) && !tintFamilies.has(wanted[0] ?? '');
  });
}
