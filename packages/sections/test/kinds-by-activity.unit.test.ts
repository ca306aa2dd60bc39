import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { countActivities, countKinds } from '../src/shared/kinds/kind-words.ts';
import { things } from '../src/things/index.ts';
import { block } from './support/text-blocks.ts';

const categoryOf = (lang: string, title: string, texts: readonly string[]): string =>
  things.measure(evidence({ pages: [{ lang, title, text: texts.map((text) => block(text)) }] })).facts.category;
const times = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, index) => `${text} ${index + 1}.`);

describe('The kind of a brand by the activity that its name or title names', () => {
  test.each([
    ['en', 'Zebra Tailoring Services', 'All that tailoring can do', 'tailor'],
    ['de', 'Zebra | Versicherungen für alle', 'Versicherungen sind so eine Sache', 'insurance agency'],
    ['fa', 'بیمه زبرا', 'انواع بیمه برای شما', 'insurance agency'],
    ['ja', 'ゼブラ | 自由なウエディング', '島でのウエディングを', 'wedding planner'],
    ['pt', 'Zebra | Jardinagem', 'Temos jardinagem para todas as casas', 'gardening service'],
  ])(
    'When a title in "%s" is "%s" and the text speaks of it time and again ("%s"), then it is that',
    (lang, title, text, kind) => {
      expect(categoryOf(lang, title, times(6, text))).toBe(kind);
    },
  );

  test.each([
    ['the text does not speak of it', 'Zebra Tailoring', times(6, 'All that a yard can do')],
    ['the text speaks of another as often', 'Zebra Tailoring', times(6, 'All that tailoring and gardening can do')],
    ['only the text speaks of it', 'Zebra', times(6, 'All that tailoring can do')],
  ])('When %s, then it is not', (_, title, texts) => {
    expect(categoryOf('en', title, texts)).toBe('');
  });

  test('When a word of an activity stands anywhere else, then it names no kind', () => {
    expect(countKinds('All about insurance and cleaning.', 'en')).toEqual([]);
    expect(countActivities('All about insurance and cleaning.', 'en').map(({ kind }) => kind.name)).toEqual([
      'insurance agency',
      'cleaning company',
    ]);
  });

  test('When the words of a site only say "school", then the activity of its name says of what', () => {
    const texts = [...times(6, 'Ballett ist unser Leben'), ...times(4, 'Die Schule am See')];
    expect(categoryOf('de', 'Zebra Ballett | Schule', texts)).toBe('ballet school');
  });
});
