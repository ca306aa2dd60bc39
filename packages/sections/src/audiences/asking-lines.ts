import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { endsSentence, wordCount } from '../shared/text/index.ts';
import { isAudienceHeading } from './audience-heading.ts';

const LINE_KINDS: ReadonlySet<TextBlock['kind']> = new Set(['paragraph', 'label']);
const CONTENT: ReadonlySet<TextBlock['region']> = new Set(['main', 'hero']);
const MAX_LINE_WORDS = 8;

/** Lines that are no headings and ask whom the offer is for, as pages set them above a headline. */
export const askingLines = ({ text }: PageEvidence, language: string): TextBlock[] =>
  text.filter(
    (block) =>
      LINE_KINDS.has(block.kind) &&
      CONTENT.has(block.region) &&
      wordCount(block.text) <= MAX_LINE_WORDS &&
      isAudienceHeading(block.text, language),
  );

/** Blocks between such a line and the first heading: an introduction. */
const MAX_BEFORE_HEADING = 2;
/** Of a title without a heading, and of the text below it. */
const MAX_TITLE_WORDS = 6;
const MIN_TEXT_WORDS = 6;
const MIN_TITLES = 3;

/**
 * The titles that answer the line: the headings below its headline; where it has no headline, the headings after it that
 * have as many blocks between them; short lines with a text below each, where its headline has no headings below it.
 */
export function titlesBelowLine({ text }: PageEvidence, line: TextBlock): TextBlock[] {
  const at = text.indexOf(line);
  const first = text.findIndex(({ kind }, index) => index > at && kind === 'heading');
  const headline = text[first];
  if (!headline || first - at > MAX_BEFORE_HEADING) return [];
  const next = text.findIndex(
    ({ kind, level }, index) => index > first && kind === 'heading' && levelOf({ level }) <= levelOf(headline),
  );
  const chapter = text.slice(first + 1, next < 0 ? undefined : next);
  const below = chapter.filter(({ kind }) => kind === 'heading');
  const upper = Math.min(...below.map(levelOf));
  if (below.length > 0) return below.filter((block) => levelOf(block) === upper);
  return first - at > 1 ? evenHeadings(text, first) : titledTexts(chapter);
}

const levelOf = ({ level }: Pick<TextBlock, 'level'>): number => level ?? 7;

/** The heading at an index and those of its level behind it, one after the other at the same distance. */
function evenHeadings(text: readonly TextBlock[], first: number): TextBlock[] {
  const headings = text.flatMap((block, index) => (index >= first && block.kind === 'heading' ? [index] : []));
  const distance = (headings[1] ?? first) - first;
  const end = headings.findIndex(
    (index, nth) =>
      (nth > 0 && index - (headings[nth - 1] ?? 0) !== distance) || text[index]?.level !== text[first]?.level,
  );
  return headings.slice(0, end < 0 ? undefined : end).flatMap((index) => text[index] ?? []);
}

/** Short lines that each have a text below them. */
function titledTexts(chapter: readonly TextBlock[]): TextBlock[] {
  const titles = chapter.filter(
    ({ kind, text }, index) =>
      LINE_KINDS.has(kind) &&
      wordCount(text) <= MAX_TITLE_WORDS &&
      !endsSentence(text) &&
      chapter[index + 1]?.kind === 'paragraph' &&
      wordCount(chapter[index + 1]?.text ?? '') >= MIN_TEXT_WORDS,
  );
  return titles.length >= MIN_TITLES ? titles : [];
}
