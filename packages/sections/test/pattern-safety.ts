/** A group of a pattern, or the whole pattern. */
interface Group {
  /** Source of each alternative. */
  alternatives: string[];
  /** Whether a part of it can match more or less of the same text. */
  ambiguous: boolean;
}

const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/gu;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??$/;

/**
 * The first part of a regular expression that can take exponential time, or null: a repeated group that contains a
 * repetition, or alternatives that can begin with the same text.
 */
export function exponentialPart(source: string): string | null {
  const open: Group[] = [{ alternatives: [''], ambiguous: false }];
  let closed: Group | null = null;
  for (const [token] of source.matchAll(TOKEN)) {
    const group = open.at(-1);
    if (!group) throw new Error(`${source} has a ")" too many.`);
    if (QUANTIFIER.test(token)) {
      if (closed?.ambiguous && isRepetition(token)) return `(${closed.alternatives.join('|')})${token}`;
      group.ambiguous ||= !/^\{\d+\}$/.test(token);
    }
    closed = null;
    if (token.startsWith('(')) {
      open.push({ alternatives: [''], ambiguous: false });
    } else if (token === ')') {
      closed = open.pop() ?? null;
      const outer = open.at(-1);
      if (!closed || !outer) throw new Error(`${source} has a ")" too many.`);
      closed.ambiguous ||= overlap(closed.alternatives);
      outer.ambiguous ||= closed.ambiguous;
      append(outer, `(${closed.alternatives.join('|')})`);
    } else if (token === '|') {
      group.alternatives.push('');
    } else {
      append(group, token);
    }
  }
  return null;
}

const append = ({ alternatives }: Group, text: string): void => {
  alternatives.push((alternatives.pop() ?? '') + text);
};

/** More than "at most once". */
const isRepetition = (quantifier: string): boolean => !/^(?:\?|\{0,1\})/.test(quantifier);

/** Plain words overlap if one begins with another. Anything else is assumed to overlap. */
const overlap = (alternatives: readonly string[]): boolean =>
  alternatives.length > 1 &&
  alternatives.some((one, index) =>
    alternatives.some((other, at) => index !== at && (!/^[\w:-]*$/.test(one) || one.startsWith(other))),
  );
