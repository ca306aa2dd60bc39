import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { DESCRIPTION, HEAD, page, thingsOf } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('Capabilities', () => {
  const card = (title: string, column: number): TextBlock[] => [
    heading(title, 3, { box: { x: 60 + column * 400, y: 900, width: 340, height: 30 } }),
    block('Everything comes from the boats that land at the pier each morning.', {
      box: { x: 60 + column * 400, y: 940, width: 340, height: 60 },
    }),
  ];
  const cards = (parent: string, titles: string[]): TextBlock[] => [
    heading(parent, 2, { box: { x: 60, y: 820, width: 600, height: 40 } }),
    ...titles.flatMap(card),
  ];

  test('When cards without icons are under a heading of services, then their titles are capabilities', () => {
    const titles = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    expect(thingsOf(page([...HEAD, block(DESCRIPTION), ...cards('Our services', titles)])).capabilities).toEqual(
      titles,
    );
  });

  test('When three more cards are likely too, though less so, then their titles are capabilities as well', () => {
    const dinners = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    const rooms = ['Rooms with a view', 'Tables on the pier', 'Halls for weddings'];
    const below = cards('At the pier', rooms).map((part) => ({ ...part, box: { ...part.box, y: part.box.y + 900 } }));
    const text = [...HEAD, block(DESCRIPTION), ...cards('Our services', dinners), ...below];
    expect(thingsOf(page(text)).capabilities).toEqual([...dinners, ...rooms]);
  });

  test('When a site names more than sixteen things that it offers, then up to 24 are capabilities', () => {
    const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
    const dishes = ['Oysters', 'Mussels', 'Salmon', 'Crab', 'Trout', 'Cod'];
    const titles = dishes.flatMap((dish) =>
      ['cooking classes', 'dinners', 'tastings', 'delivery'].map((of) => `${dish} ${of}`),
    );
    const listed = (...lines: string[]) =>
      thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...lines.map(item)])).capabilities;
    expect(listed(...titles)).toEqual(titles);
    expect(listed(...titles, 'Squid dinners')).toEqual(titles);
  });

  test('When a list under a heading of services has prices at the end of its lines, then it is a price list', () => {
    const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
    const listed = (...lines: string[]) =>
      thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...lines.map(item)])).capabilities;
    const titles = ['Private dinners', 'Cooking classes', 'Fish to take home'];
    expect(listed(...titles)).toEqual(titles);
    expect(listed(...titles.map((title) => `${title} – 190 zł`))).toEqual([]);
    expect(listed(...titles.map((title) => `${title}: $45`))).toEqual([]);
    const limits = ['Boat trips for up to 6 guests', 'Dinners for up to 12 guests', 'Cooking classes for families'];
    expect(listed(...limits)).toEqual(limits);
  });

  test.each([
    ['people', 'Our team', ['Jane Miller', 'Carlos Vega', 'Aiko Tanaka']],
    ['sponsors', 'Our sponsors', ['Northwind Shipping', 'Pier Bank', 'Leith Brewing']],
    ['news', 'Latest news', ['Summer menu 2026', 'Closed on 24 May 2026', 'Winner of 2025']],
    ['audiences', 'Who it is for', ['Families', 'Small companies', 'Wedding guests']],
    ['values', 'Our values', ['Honesty', 'Care', 'Patience']],
  ])('When cards name %s, then they are no capabilities', (_, parent, titles) => {
    expect(thingsOf(page([...HEAD, block(DESCRIPTION), ...cards(parent, titles)])).capabilities).toEqual([]);
  });
});

test('When one sentence is set in several lines, then its lines are no capabilities', () => {
  const item = (text: string): TextBlock => block(text, { kind: 'list-item' });
  const lines = ['Fresh fish from every boat, that', 'is cooked over open fire,', 'and served by the water.'];
  const listed = (titles: string[]) =>
    thingsOf(page([...HEAD, block(DESCRIPTION), heading('Our services', 2), ...titles.map(item)])).capabilities;
  expect(listed(lines)).toEqual([]);
  expect(listed(['Private dinners', 'Cooking classes', 'Fish to take home'])).toHaveLength(3);
});
