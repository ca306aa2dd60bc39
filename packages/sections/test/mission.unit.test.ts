import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { block, ENGLISH_BLOCKS, GERMAN_BLOCKS } from './support/text-blocks.ts';

const missionOf = (text: typeof ENGLISH_BLOCKS, lang = 'en') =>
  mission.compose(mission.measure(evidence({ pages: [{ lang, text }] })).facts, { things: null });

test('When the site states its mission and values, then they are quoted', () => {
  const found = missionOf(ENGLISH_BLOCKS);
  expect(found.mission_statement.statement).toBe('Our mission is to end late payment for every small business.');
  expect(found.core_values).toEqual([
    { title: 'Honesty', description: 'We say what things cost.', icon_type: '' },
    { title: 'Patience', description: 'We answer every question, however small.', icon_type: '' },
  ]);
  expect(found.vision.statement).toBe('');
});

test('When the site is in German, then its phrases are recognised', () => {
  expect(missionOf(GERMAN_BLOCKS, 'de').mission_statement.statement).toMatch(
    /^Unsere Mission ist es, verspätete Zahlungen/,
  );
});

test('When the site states none of them, then every part is empty', () => {
  expect(missionOf([block('The shop opens at nine.')])).toEqual({
    mission_statement: { statement: '', explanation: '' },
    vision: { statement: '', explanation: '' },
    core_values: [],
    brand_promise: { title: '', description: '', usage_context: [], icon_type: '' },
  });
});

test('When several pages state the promise, then the kinds of the pages are listed, not their URLs', () => {
  const promise = block('We promise that every invoice is paid within thirty days.');
  const pages = [
    { kind: 'home' as const, lang: 'en', text: [...ENGLISH_BLOCKS, promise] },
    { kind: 'pricing' as const, lang: 'en', text: [promise], finalUrl: 'https://site.test/pricing' },
    { kind: 'docs' as const, lang: 'en', text: [block('We explain the rest.')], finalUrl: 'https://site.test/docs' },
  ];
  const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
  expect(found.brand_promise).toMatchObject({
    description: promise.text,
    usage_context: ['home page', 'pricing page'],
  });
});
