import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { block, heading } from './support/text-blocks.ts';

const namesIn = (lang: string, text: string): string[] => {
  const page = { lang, title: 'Acme', text: [heading('Acme', 1), block(text)] };
  const { facts } = audiences.measure(evidence({ pages: [page] }));
  return audiences.compose(facts, { things: null, mission: null }).personas.map(({ name }) => name);
};

test.each([
  [
    'en',
    'Our help is for anyone with arrears, reminders, summons letters or liability orders.',
    ['anyone with arrears'],
  ],
  ['en', 'If you’re the only adult in your home, you get a quarter off.', []],
  ['hu', 'Az ülés online zajlik, így azok számára is lehetőséget nyújt, akik távol élnek.', []],
  ['hu', 'Segítséget nyújt azok számára, akik elakadtak.', []],
  ['vi', 'Dựa trên nhu cầu của người dùng, AI có thể đề xuất những thiết kế phù hợp.', ['người dùng']],
])('When a sentence in "%s" goes on with something else ("%s"), then that is no group', (lang, text, names) => {
  expect(namesIn(lang, text)).toEqual(names);
});

test('When other groups follow people with something, then they are groups too', () => {
  expect(namesIn('en', 'We support people with dementia, carers and families.')).toEqual([
    'people with dementia',
    'carers',
    'families',
  ]);
});
