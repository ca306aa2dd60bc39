export interface PersonPatterns {
  /** Only unambiguous words. */
  i?: RegExp;
  we: RegExp;
  you: RegExp;
  /** The polite and the familiar "you", where a language has both. */
  formal?: RegExp;
  familiar?: RegExp;
}

export const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** A language with a polite and a familiar "you". */
export const withAddress = (
  i: string,
  we: string,
  formal: string,
  familiar: string,
  otherYou?: string,
): PersonPatterns => ({
  i: word(i),
  we: word(we),
  you: word([formal, familiar, otherYou].filter(Boolean).join('|')),
  formal: word(formal),
  familiar: word(familiar),
});
