import { describe, expect, test } from '@jest/globals';
import { statesPlainFact } from '../src/shared/cues/plain-facts.ts';
import { DESCRIPTION, HEAD, missionOf, page, thingsOf } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

describe('The brand promise', () => {
  test('When the headline of the first screen promises something, then it is the promise', () => {
    const promise = missionOf(
      page([
        heading('Dinner from boat to plate in a day', 1, { region: 'hero', sizePx: 56 }),
        block('Book a table by the water and eat what was caught this morning.', { region: 'hero', sizePx: 20 }),
        block(DESCRIPTION),
      ]),
    ).brand_promise;
    expect(promise.title).toBe('Dinner from boat to plate in a day');
  });

  test.each([
    ['hu', 'Ismerd meg a történetem!'],
    ['en', 'Get to know our story'],
    ['de', 'Lerne uns kennen'],
    ['es', 'Conoce nuestra historia'],
    ['el', 'Ανακαλύψτε την ιστορία μας'],
    ['nb', 'La oss snakke sammen'],
    ['pt', 'Tudo começou com uma paixão pela qualidade'],
    ['ar', 'أكثر من 60 عاماً من الخبرة المشتركة'],
    ['en', 'More than 60 years of experience'],
  ])('When the headline in "%s" only invites or counts years, then it is no promise: %s', (lang, text) => {
    const promised = missionOf(page([heading(text, 1, { region: 'hero', sizePx: 48 })], { lang })).brand_promise;
    expect([promised.title, promised.description]).not.toContain(text);
  });

  test.each(['Our live impact', 'Our fresh bread'])(
    'When the headline "%s" only names a part of the page, then it is no promise',
    (text) => {
      const promised = missionOf(page([heading(text, 1, { region: 'hero', sizePx: 48 })])).brand_promise;
      expect([promised.title, promised.description]).not.toContain(text);
    },
  );

  test('When the first screen only greets, then there is no promise', () => {
    const text = [heading('Welcome to Harbour Kitchen', 1, { region: 'hero', sizePx: 56 })];
    expect(missionOf(page(text)).brand_promise).toMatchObject({ title: '', description: '' });
  });

  test.each([
    ['en', 'Harbour Kitchen is designed as a meeting place for sailors and neighbours.'],
    ['sk', 'Sme rybárska reštaurácia v obci Veľký Prístav pri starom móle.'],
  ])('When a line in "%s" only informs, then it promises nothing: %s', (lang, line) => {
    const text = [...HEAD, block(line, { region: 'hero', sizePx: 22 })];
    expect(missionOf(page(text, { lang })).brand_promise).toMatchObject({ title: '', description: '' });
  });

  test.each([
    ['Harbour Kitchen is a seafood restaurant for sailors and neighbours.', false],
    ['Harbour Kitchen is your table by the water.', true],
  ])('When the headline is "%s", then whether it promises more than what the brand is is %s', (text, promises) => {
    const headline = heading(text, 1, { region: 'hero', sizePx: 56 });
    expect(missionOf(page([headline])).brand_promise.title).toBe(promises ? text : '');
  });

  test.each<[string, string, boolean]>([
    ['en', 'Here are some of the boats that we buy from.', true],
    ['de', 'Ein Restaurant, gelegen am alten Hafen.', true],
    ['fr', 'Un restaurant situé sur le vieux port.', true],
    ['pl', 'Restauracja położona przy starym porcie.', true],
    ['zh', '8/18 活動改到新的大樓舉行', true],
    ['de', 'Frischer Fisch, gelegentlich mit Musik.', false],
    ['en', 'Dinner from boat to plate in a day', false],
  ])('When a line in "%s" is "%s", then whether it only states a fact is %s', (language, line, isFact) => {
    expect(statesPlainFact(line, language)).toBe(isFact);
  });

  test('When the line below the headline describes the brand, then it is not its promise as well', () => {
    const headline = heading('Dinner from boat to plate in a day', 1, { region: 'hero', sizePx: 56 });
    const line = 'Fresh fish, crab and oysters from the pier, cooked over open fire.';
    const site = page([headline, block(line, { region: 'hero', sizePx: 22 })], {
      meta: [{ name: 'description', content: line }],
    });
    expect(thingsOf(site).description).toBe(line);
    expect(missionOf(site).brand_promise).toMatchObject({ title: headline.text, description: '' });
  });

  test.each(['~ Welcome to our pier ~', 'Harbour Kitchen: Restaurant Waterfront Edinburgh'])(
    'When the headline is "%s", then it only greets or names, and promises nothing',
    (headline) => {
      const text = [heading(headline, 1, { region: 'hero', sizePx: 56 })];
      expect(missionOf(page(text)).brand_promise).toMatchObject({ title: '', description: '' });
    },
  );
});
