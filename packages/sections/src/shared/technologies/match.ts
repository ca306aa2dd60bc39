type Patterns = readonly string[];

/** A pattern of a technology file as a regular expression; a leading `(?i)` makes it case-insensitive. */
export const toRegExp = (pattern: string): RegExp =>
  pattern.startsWith('(?i)') ? new RegExp(pattern.slice(4), 'i') : new RegExp(pattern);

const compiled = new WeakMap<Patterns, readonly RegExp[]>();

/** Compiled lists of patterns, on first use. */
function regExpsOf(patterns: Patterns): readonly RegExp[] {
  const known = compiled.get(patterns) ?? patterns.map(toRegExp);
  compiled.set(patterns, known);
  return known;
}

/** The match of the first matching pattern. */
export function firstMatch(patterns: Patterns | undefined, value: string): RegExpExecArray | null {
  if (!patterns) return null;
  for (const pattern of regExpsOf(patterns)) {
    const match = pattern.exec(value);
    if (match) return match;
  }
  return null;
}

export const isMatch = (patterns: Patterns | undefined, value: string): boolean => firstMatch(patterns, value) !== null;
