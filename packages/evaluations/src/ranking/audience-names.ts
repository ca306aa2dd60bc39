import { matches } from '../../corpus/real/score-written.mjs';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Endings change with the case of a noun. */
const STEM = { least: 4, ending: 3 } as const;
const stems = (text: string): string[] =>
  plain(text)
    .split(' ')
    .map((word) => word.slice(0, Math.max(STEM.least, word.length - STEM.ending)));

/** A name has at least so much of a text that is right for it. */
const MIN_SHARE = 0.2;

/**
 * Whether a group that a sentence names is one of those that the truth quotes: its name matches a text of it, in any case of
 * its words, or is part of one that the sentence has.
 */
export function namesAudience({ name, text }: { name: string; text: string }, truth: readonly string[]): boolean {
  const own = stems(name);
  return truth.some((one) => {
    if (matches(name, one)) return true;
    const quoted = plain(one);
    if (plain(name) !== '' && quoted.includes(plain(name)) && (matches(text, one) || plain(text).includes(quoted)))
      return true;
    const wanted = stems(one);
    return own.every((stem) => wanted.includes(stem)) && own.length >= wanted.length * MIN_SHARE;
  });
}
