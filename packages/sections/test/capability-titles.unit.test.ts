import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const HOME = 'https://acme.test/';

/** What is told of a site with links on its first page and a page for each of some headings. */
const toldOfPages = (links: readonly string[], headings: readonly string[]): string[] =>
  things.measure(
    evidence({
      pages: [
        {
          url: HOME,
          title: 'Zebra',
          text: [heading('Zebra', 1, { region: 'hero' })],
          links: links.map((text, index) => ({
            href: `${HOME}${index}`,
            text,
            region: 'main',
            rel: '',
            sameSite: true,
          })),
        },
        ...headings.map((title, index) => ({
          url: `${HOME}${index}`,
          finalUrl: `${HOME}${index}`,
          kind: 'other' as const,
          title,
          text: bindToHeadings(heading(title, 1), block('We look after everything, with years of practice.')),
        })),
      ],
    }),
  ).facts.capabilities ?? [];

describe('When nothing else of a site is likely, then titles of its pages that the first page links to are told', () => {
  const titles = ['Reckonings', 'Wages'];

  test('where there are several', () => {
    expect(toldOfPages(titles, titles)).toEqual(titles);
  });

  test('not where the first page has no such links, nor one alone', () => {
    expect(toldOfPages([], titles)).toEqual([]);
    expect(toldOfPages(['Wages'], ['Wages'])).toEqual([]);
  });
});
