import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';
import { allCandidatesOf, type Blocks, candidatesOf, cards, siteOf } from './support/title-groups.ts';

describe('Titles that say nothing of an offer', () => {
  const candidates = (titles: readonly string[], lang = 'en', body = 'In short: it is made by hand.') =>
    candidatesOf([heading('Acme', 1), ...titles.flatMap((title) => [heading(title, 3), block(body)])], { lang }).flat();

  test.each([
    ['mk', ['Галерија 1', 'Галерија 2']],
    ['sl', ['Ime storitve1', 'Ime storitve2', 'Ime storitve3']],
    ['en', ['1. Service', '2. Service']],
    ['ja', ['サービス１', 'サービス２']],
  ])('When titles in "%s" differ by a number only, then they name no offers: %s', (lang, titles) => {
    expect(candidates(titles, lang)).toEqual([]);
  });

  test.each([
    [['German A1', 'German A2', 'Lesson for 2', 'Lesson for couples']],
    [['Bachata Beginners 1', 'Bachata Beginners 2', 'Lady Styling']],
    [['2D animation', '3D animation']],
    [['1-day sailing course', '2-day sailing course', '5-day sailing course']],
    [['Food Hygiene Level 2', 'Food Hygiene Level 3']],
    [['4 yard skip hire', '6 yard skip hire', '8 yard skip hire']],
    [['Coaching', '1:1 Coaching']],
  ])('When they differ by a level or by words, or others stand beside them, then they may: %s', (titles) => {
    expect(candidates(titles)).toEqual(titles);
  });

  test('When a page of a site has only the name of a part of the menu, then it names no offers', () => {
    expect(allCandidatesOf([heading('Support', 1), block('Write to us.')])).toEqual([]);
    expect(allCandidatesOf([heading('Boiler repairs', 1), block('Write to us.')])).toEqual([['Boiler repairs']]);
  });
});

describe('Titles above names of people', () => {
  const staff = (...names: string[]): Blocks => [
    heading('Dentists', 1),
    ...names.map((name) => block(name)),
    heading('Hygienists', 1),
    ...names.map((name) => block(name)),
  ];

  test.each([
    ['with titles of their own', staff('Dr. Tamás Vereb', 'Dr. Eszter Vince-Bandi'), 'Acme'],
    ['on the page of the team', staff('Brenda Melian', 'Rita Kis-György'), 'Our team | Acme'],
  ])('When they are %s, then the titles name no offers', (_, blocks, title) => {
    expect(allCandidatesOf(blocks, { title }).flat()).not.toContain('Dentists');
  });

  test('When each has its head below, then the titles are departments, and may', () => {
    const blocks = [
      heading('Cardiology', 2),
      block('Dr. Jane Miller'),
      heading('Dermatology', 2),
      block('Dr. Tom Baker'),
    ];
    expect(allCandidatesOf([heading('Our services', 1), ...blocks], { title: 'Acme' }).flat()).toContain('Cardiology');
  });

  test('When what stands below is not only names, then they may', () => {
    const blocks = staff('Brenda Melian and her staff look after your teeth.');
    expect(allCandidatesOf(blocks).flat()).toContain('Dentists');
  });
});

test('When cards end in a full stop beside a list of names, then only the names are told', () => {
  const names = ['Fitted kitchens', 'Built-in wardrobes', 'Bathroom furniture', 'Office furniture'];
  const claims = ['Kitchens made of fine oak.', 'Furniture made for your home.', 'Wardrobes at low prices.'];
  const told = (...blocks: Blocks) => things.measure(siteOf([heading('Acme', 1), ...blocks])).facts.capabilities;
  expect(told(heading('Our services'), ...cards(names))).toEqual(names);
  expect(told(heading('Our services'), ...cards(claims))).toEqual(claims);
  expect(told(heading('Our furniture'), ...cards(claims), heading('Our services'), ...cards(names))).toEqual(names);
});
