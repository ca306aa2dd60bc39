/** What a sample of a pattern has of its optional parts. */
export type SampleLength = 'shortest' | 'longest';

/**
 * A text that matches a wording for a kind: literal letters, groups, classes, "?", "+" and "*". Of alternatives, the
 * shortest sample has the first and the longest the last.
 */
export function sampleMatch(source: string, length: SampleLength): string {
  const isLongest = length === 'longest';
  const signs = Array.from(source);
  let at = 0;

  const readClass = (): string => {
    const end = signs.indexOf(']', at);
    const members = signs.slice(at + 1, end);
    at = end + 1;
    return members[0] === '^' ? 'x' : (members[0] ?? '');
  };
  const readEscape = (): string => {
    const escaped = signs[at + 1] ?? '';
    const isProperty = /p/iu.test(escaped);
    at = isProperty ? signs.indexOf('}', at) + 1 : at + 2;
    if (escaped === 'd') return '1';
    return isProperty || escaped === 'w' ? 'x' : escaped;
  };
  const readGroup = (): string => {
    const opening = /^\((?:\?(?:<?[!=]|:))?/u.exec(signs.slice(at, at + 4).join(''))?.[0] ?? '(';
    at += opening.length;
    const text = readAlternatives();
    at += 1;
    return /[!=]$/u.test(opening) ? '' : text;
  };
  const readAtom = (): string => {
    if (signs[at] === '(') return readGroup();
    if (signs[at] === '[') return readClass();
    if (signs[at] === '\\') return readEscape();
    at += 1;
    return signs[at - 1] ?? '';
  };
  /** A "*" is any letters, and in `\p{L}*` the letters of its class. */
  const readRepeated = (): string => {
    if (signs[at] === '*') {
      at += 1;
      return isLongest ? 'xx' : '';
    }
    const isLetter = signs.slice(at, at + 6).join('') === '\\p{L}*';
    const atom = readAtom();
    if (signs[at] === '*' && isLetter) return readRepeated();
    if (signs[at] !== '?' && signs[at] !== '+') return atom;
    at += 1;
    return signs[at - 1] === '?' && !isLongest ? '' : atom;
  };
  const readAlternatives = (): string => {
    const texts = [''];
    while (at < signs.length && signs[at] !== ')') {
      if (signs[at] === '|') {
        at += 1;
        texts.push('');
      } else texts.push(`${texts.pop() ?? ''}${readRepeated()}`);
    }
    return (isLongest ? texts.at(-1) : texts[0]) ?? '';
  };
  return readAlternatives();
}
