import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { isOfferHeading, isPartHeading } from '../shared/cues/section-kinds.ts';
import { endsSentence, normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { isAudienceHeading } from './audience-heading.ts';
import { findGroups, readLabel, readOpening } from './find-groups.ts';

const LINE_KINDS: ReadonlySet<TextBlock['kind']> = new Set(['paragraph', 'label']);
const CONTENT: ReadonlySet<TextBlock['region']> = new Set(['main', 'hero']);
const MAX_LINE_WORDS = 8;

/** "Ideal for" by itself is answered by the next line, as of a product. Its language says nothing more. */
const FIT_FOR =
  /^(?:(?:perfect|ideal|great) for|(?:ideal|geeignet|perfekt) für|idéal pour|ideal para|ideale per|ideal per a|(?:ideaal|geschikt) voor|perfekt (?:för|til|for)|idealn[ey] dla|idealno za|идеално за)[:.…]*$/iu;

/** Lines that are no headings and ask whom the offer is for, as pages set them above a headline. */
export const askingLines = ({ text }: PageEvidence, language: string): TextBlock[] =>
  text.filter(
    (block) =>
      LINE_KINDS.has(block.kind) &&
      CONTENT.has(block.region) &&
      wordCount(block.text) <= MAX_LINE_WORDS &&
      !FIT_FOR.test(normalizeWhitespace(block.text)) &&
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
 * have as many blocks between them; short lines with a text below each, where its headline has no headings below it. None
 * where a text answers it before them, or where the next chapter is about something else.
 */
export function titlesBelowLine({ text }: PageEvidence, line: TextBlock, language: string): TextBlock[] {
  const at = text.indexOf(line);
  const first = text.findIndex(({ kind }, index) => index > at && kind === 'heading');
  const headline = text[first];
  if (!headline || first - at > MAX_BEFORE_HEADING) return [];
  const isAnswered = text.slice(at + 1, first).some((block) => namesGroup(block.text, language));
  if (isAnswered || isOtherChapter(headline.text, language)) return [];
  const next = text.findIndex(
    ({ kind, level }, index) => index > first && kind === 'heading' && levelOf({ level }) <= levelOf(headline),
  );
  const chapter = text.slice(first + 1, next < 0 ? undefined : next);
  const below = chapter.filter(({ kind }) => kind === 'heading');
  const upper = Math.min(...below.map(levelOf));
  if (below.length > 0) return below.filter((block) => levelOf(block) === upper);
  return first - at > 1 ? untilOtherChapter(evenHeadings(text, first), language) : titledTexts(chapter);
}

const namesGroup = (text: string, language: string): boolean =>
  [findGroups, readLabel, readOpening].some((read) => read(text, language).length > 0);

/** Whether a headline opens a part of the page that tells no audiences: "Our teachers", "Prices", "How to apply". */
const isOtherChapter = (headline: string, language: string): boolean =>
  !isAudienceHeading(headline, language) && (isPartHeading(headline, language) || isOfferHeading(headline, language));

function untilOtherChapter(headings: readonly TextBlock[], language: string): TextBlock[] {
  const end = headings.findIndex(({ text }) => isOtherChapter(text, language));
  return headings.slice(0, end < 0 ? undefined : end);
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
