import { asObject, asTexts } from './tokens/read.ts';

/** A text as the beginning of a sentence. A word with a capital in it, such as a name, stays as it is. */
export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?=[\p{Ll}-]*(?:[^\p{L}-]|$))/u, (letter) => letter.toUpperCase());

/** What the brand does not say: what was derived from its texts is marked so in the section, which has no use in a list. */
export const unsaidPhrases = (tone: Record<string, unknown>): string[] =>
  asTexts(asObject(tone.example_phrases).we_dont_say).map((text) => capitalised(text.replace(/^Derived: /, '')));
