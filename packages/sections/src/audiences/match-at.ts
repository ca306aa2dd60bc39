/** A word; in Persian, parts of one are set apart by a sign without width. */
export const WORD = /[\p{L}\p{M}\p{N}\u200c’'&*·_-]+/uy;

/** Where a sticky pattern that matches at an offset ends; -1 where it does not match. */
export const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};
