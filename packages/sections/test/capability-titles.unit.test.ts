import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const HOME = 'https://acme.test/';

/** What is told of a site whose first page has cards under a heading. */
const toldOfCards = (lang: string, above: string, titles: readonly string[]): string[] =>
  things.measure(
    evidence({
      pages: [
        {
          title: 'Zebra',
          lang,
          text: bindToHeadings(
            heading('Zebra', 1, { region: 'hero' }),
            heading(above, 2),
            ...titles.map((title) => heading(title, 3)),
          ),
        },
      ],
    }),
  ).facts.capabilities ?? [];

describe('When a title among offers names what a site has besides them, then it is no capability', () => {
  test.each([
    ['en', 'Our services', ['Private dinners', 'Cooking classes', 'Boat trips'], 'Photo gallery'],
    ['en', 'Our services', ['Private dinners', 'Cooking classes', 'Boat trips'], 'Booking cancellation policy'],
    ['de', 'Unsere Leistungen', ['Dachsanierung', 'Fassadenbau', 'Dachreparatur'], 'Versand & Zahlung'],
    ['fr', 'Nos services', ['Cours de cuisine', 'Dîners privés', 'Visites guidées'], "Formulaire d'inscription"],
    ['nl', 'Onze diensten', ['Kooklessen', 'Privédiners', 'Rondleidingen'], 'Zomervakantie'],
    ['cs', 'Naše služby', ['Kurzy vaření', 'Soukromé večeře', 'Výlety lodí'], 'Ceník služeb'],
  ])('in "%s", under "%s" beside %j: "%s"', (lang, above, offers, other) => {
    expect(toldOfCards(lang, above, offers)).toEqual(offers);
    expect(toldOfCards(lang, above, [...offers, other])).toEqual(offers);
  });

  test('but one that only has such a word in it is', () => {
    const offers = ['Membership', 'Insurance policies', 'Payment software', 'Shared calendars'];
    expect(toldOfCards('en', 'Our services', offers)).toEqual(offers);
  });
});

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
  const titles = ['Ledger keeping', 'Wages'];

  test('where there are several', () => {
    expect(toldOfPages(titles, titles)).toEqual(titles);
  });

  test('not where the first page has no such links, nor one alone', () => {
    expect(toldOfPages([], titles)).toEqual([]);
    expect(toldOfPages(['Wages'], ['Wages'])).toEqual([]);
  });
});
