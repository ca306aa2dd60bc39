import { describe, expect, test } from '@jest/globals';
import { block, heading } from './support/text-blocks.ts';
import { valuesOn } from './support/values-on.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'We bake our bread here and look after our guests every day of the week.',
  hu: 'Itt sütjük a kenyeret, és a hét minden napján vigyázunk a vendégeinkre.',
  sv: 'Vi bakar vårt bröd här och tar hand om våra gäster varje dag i veckan.',
};

/** Cards with a title and a sentence each. */
const cards = (lang: string, ...titles: string[]) =>
  titles.flatMap((title) => [heading(title, 3), block(`${title}: ${SENTENCES[lang]}`)]);

describe('Values in cards', () => {
  test('When each title names two virtues, then they are values', () => {
    const titles = ['Care & Safety', 'Curiosity & Creativity', 'Community & Partnership'];
    expect(valuesOn('en', heading('To create a space for play'), ...cards('en', ...titles))).toEqual(titles);
  });

  test.each([
    [['Bread & Cake', 'Tea & Coffee', 'Soup & Salad']],
    [['Fire & Safety', 'Health & Safety', 'Security & Training']],
    [['Safety Equipment', 'Quality Assurance', 'Security Installations']],
    [['Quality Apples', 'Family Eggs', 'Community Almonds']],
  ])('When titles name wares or trades (%s), then they are no values', (wares) => {
    expect(valuesOn('en', heading('To create a space for play'), ...cards('en', ...wares))).toEqual([]);
  });

  test.each([
    ['hu', 'Három alapérték', ['Frissesség', 'Figyelem', 'Otthon']],
    ['en', 'Our three core values', ['Freshness', 'Tempo', 'Home']],
    ['sv', 'Det vi drivs av', ['Nyfikenhet', 'Ärlighet', 'Yrkesstolthet']],
  ])(
    'When a heading in "%s" says "%s", then the titles below it are values, whatever their words',
    (lang, title, titles) => {
      expect(valuesOn(lang, heading(title), ...cards(lang, ...titles))).toEqual(titles);
    },
  );

  test('When a heading only counts values of anything, then titles without a virtue are none', () => {
    expect(valuesOn('en', heading('Three values'), ...cards('en', 'Width', 'Height', 'Depth'))).toEqual([]);
    const rules = heading('Three core principles of investing');
    expect(valuesOn('en', rules, ...cards('en', 'Diversify', 'Wait', 'Rebalance'))).toEqual([]);
  });
});

test.each([
  ['pt', 'Valores', 'Solidariedade, união, respeito mútuo e compromisso com o desenvolvimento da comunidade.', 4],
  ['en', 'Our values', 'Honesty, patience and respect for those who come after us.', 3],
  ['en', 'Our values', 'Bread, cake and tea for those who come after us.', 0],
  ['en', 'Our values', 'Honesty, patience and prices from ten pounds a month.', 0],
])(
  'When the last item of a list in "%s" below "%s" is longer, then it is a value among others: %s',
  (lang, title, text, count) => {
    expect(valuesOn(lang, heading(title), block(text))).toHaveLength(count);
  },
);

test('When an item is cut behind a particle, then a row of words is no list of values', () => {
  expect(valuesOn('ja', heading('私たちの価値観'), block('信頼 · 誠実 · 丁寧'))).toEqual(['信頼', '誠実', '丁寧']);
  expect(valuesOn('ja', heading('私たちの価値観'), block('信頼 · 痛みの原因を · 誠実'))).toEqual([]);
});
