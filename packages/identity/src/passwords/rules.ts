import { COMMON_WORDS, SEQUENCES } from './common-words.ts';

/** NIST SP 800-63B-4, section 3.1.1.2: at least 15 characters for a password that is the only factor, 64 or more allowed. */
const MIN_LENGTH = 15;
const MAX_LENGTH = 256;
/** Characters that a password must have besides common words, runs and repetitions. */
const MIN_OWN = 4;
/** A shorter run or repetition is chance. */
const MIN_RUN = 4;

/**
 * Why a password is not accepted; null if it is. Length and a list of common passwords are the only rules: no kinds of
 * characters, as NIST SP 800-63B demands. `context` is what others know of the person, such as the address.
 */
export function passwordProblem(password: string, context: readonly string[] = []): string | null {
  const text = password.normalize('NFC');
  const { length } = [...text];
  if (length < MIN_LENGTH)
    return `must have at least ${MIN_LENGTH} characters; a few words of your own are easy to remember`;
  if (length > MAX_LENGTH) return `must have at most ${MAX_LENGTH} characters`;
  if (!text.isWellFormed()) return 'must not contain unpaired surrogates';
  const words = [...COMMON_WORDS, ...context.flatMap(wordsOf)];
  if (ownCharacters(text.toLowerCase(), words) < MIN_OWN) {
    return 'is easy to guess (common passwords, sequences, personal details); use several unrelated words';
  }
  return null;
}

/** The parts of an address or a name. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);

/** How many letters are left without common words, runs, repetitions, digits and punctuation. */
function ownCharacters(text: string, words: readonly string[]): number {
  const unit = repeatedUnit(text);
  if (unit !== text) return Math.min(MIN_OWN - 1, unit.length);
  const withoutRuns = removeRuns(removeWords(text, words));
  return new Set(withoutRuns.replaceAll(/[^\p{L}]/gu, '')).size;
}

/** What a text repeats to its end: `abab` is `ab` twice. */
function repeatedUnit(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

/** Longest first, so that `passwordpass` leaves nothing. */
function removeWords(text: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
}

/** Without runs along a sequence, in either direction, and without repeated characters. */
function removeRuns(text: string): string {
  const sequences = SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]);
  let left = '';
  for (let at = 0; at < text.length; ) {
    const run = Math.max(...sequences.map((row) => runLength(text, at, row)), repetition(text, at));
    if (run >= MIN_RUN) at += run;
    else left += text[at++];
  }
  return left;
}

function runLength(text: string, at: number, row: string): number {
  const start = row.indexOf(text[at] ?? ' ');
  if (start < 0) return 0;
  let length = 1;
  while (start + length < row.length && text[at + length] === row[start + length]) length++;
  return length;
}

function repetition(text: string, at: number): number {
  let length = 1;
  while (text[at + length] === text[at]) length++;
  return length;
}
