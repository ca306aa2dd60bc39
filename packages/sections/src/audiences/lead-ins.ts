import type { TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace } from '../shared/text/index.ts';
import { readerOf } from './find-groups.ts';

/** Words between a group and the colon behind it: "families who are dealing with:". */
const MAX_WORDS = 4;

/** Behind these, a list has examples of the group. */
const EXAMPLES =
  /(?<!\p{L})(?:like|as|including|are|wie|darunter|sind|comme|dont|sont|como|son|são|come|sono|zoals|zijn|såsom|som|är|er|jako|jak|są|jsou|sú|как|як|като|са|su|so|kao|kot|όπως|είναι|gibi|nagu|kā|kaip|seperti|như)[:：]$/iu;

/**
 * Whether a text that leads to a list ends in the middle of what it says of a group, "… including families dealing with:", so
 * that the list has what is said of them and no groups.
 */
function describesGroup(text: string, language: string): boolean {
  const lead = normalizeWhitespace(text);
  const reader = readerOf(language);
  if (!reader || !/[:：]$/u.test(lead) || EXAMPLES.test(lead)) return false;
  const words = lead.slice(0, -1).trim().split(' ');
  const classes = words.slice(-MAX_WORDS - 1).map((word) => reader.classOf(word.replace(/[^\p{L}\p{M}’'-]/gu, '')));
  const last = classes.pop() ?? 'other';
  return (
    ['preposition', 'qualifier', 'stop'].includes(last) && classes.some((one) => one === 'group' || one === 'vague')
  );
}

/** The list items of a chapter, without those that go on with what the text above them says of a group. */
export function listedItems(body: readonly TextBlock[], language: string): TextBlock[] {
  let lead = '';
  return body.filter(({ kind, text }) => {
    if (kind === 'list-item') return !describesGroup(lead, language);
    lead = text;
    return false;
  });
}
