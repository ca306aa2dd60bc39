export const WORD = /[\p{L}\p{M}\p{N}’'&*·_-]+/uy;

/** Where a sticky pattern that matches at an offset ends; -1 where it does not match. */
export const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};
