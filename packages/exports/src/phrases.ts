import { asObject, asTexts } from './tokens/read.ts';

/** What the brand does not say: what was derived from its texts is marked so in the section, which has no use in a list. */
export const unsaidPhrases = (tone: Record<string, unknown>): string[] =>
  asTexts(asObject(tone.example_phrases).we_dont_say).map((text) => text.replace(/^Derived: /, ''));
