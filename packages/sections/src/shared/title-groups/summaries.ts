import type { Evidence } from '@brandprint/contracts';
import { wordCount } from '../text/index.ts';

/** Shorter lines of the first screen are labels. */
const MIN_SUMMARY_WORDS = 6;

/** What a site says of itself in short: title, description and keywords of the first page, main headings, first lines. */
export function summariesOf({ pages }: Evidence): string[] {
  const [home] = pages;
  if (!home) return [];
  return [
    home.title,
    ...home.meta.filter(({ name }) => /description$|^keywords$/i.test(name)).map(({ content }) => content),
    ...home.text
      .filter(
        ({ level, region, kind, text }) =>
          level === 1 || (region === 'hero' && kind === 'paragraph' && wordCount(text) >= MIN_SUMMARY_WORDS),
      )
      .map(({ text }) => text),
  ];
}
