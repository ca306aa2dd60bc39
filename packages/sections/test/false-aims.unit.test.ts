import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { opensHistory } from '../src/shared/cues/history-openings.ts';
import { DESCRIPTION, HEAD, missionOf, page, thingsOf } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

const aimsOf = (text: TextBlock[], lang = 'en') => missionOf(page([...HEAD, ...text], { lang, kind: 'about' }));
const item = (text: string): TextBlock => block(text, { kind: 'list-item' });

describe('What only sounds like an aim of the brand', () => {
  test.each([
    "Discover your life's purpose",
    "Discover Your Life's Purpose",
    "The story of NASA's mission",
    "A small town's purpose",
  ])(
    'When a heading is about the mission of somebody else, then what is below is not that of the brand: %s',
    (title) => {
      expect(
        aimsOf([heading(title, 2), block('To bring fresh fish to every table of the town.')]).mission_statement
          .statement,
      ).toBe('');
    },
  );

  test('When a heading names the mission of the brand, then it is told', () => {
    const text = 'To bring fresh fish to every table of the town.';
    expect(aimsOf([heading("Harbour Kitchen's mission", 2), block(text)]).mission_statement.statement).toBe(text);
  });

  test.each([
    ['es', 'La misión de los bomberos en 1920 es recordada hoy en el museo.'],
    ['it', 'La missione di Apollo è raccontata nel museo.'],
    ['en', 'Mission: Impossible on Friday at eight in the hall.'],
    ['en', 'The purpose of this first visit is to measure your feet.'],
    ['en', 'The mission of the crew was to repair the old lighthouse in 1920.'],
  ])('When a sentence in "%s" is about another mission, then it is not told: %s', (lang, text) => {
    expect(aimsOf([block(text)], lang).mission_statement.statement).toBe('');
  });

  test.each([
    ['es', 'La misión de Harbour Kitchen es llevar pescado fresco a cada mesa del pueblo.'],
    ['it', 'La missione di Harbour Kitchen è portare pesce fresco su ogni tavola del paese.'],
    ['en', 'The mission of Harbour Kitchen is to bring fresh fish to every table.'],
  ])('When a sentence in "%s" says what the mission of the brand is, then it is told: %s', (lang, text) => {
    expect(aimsOf([block(text)], lang).mission_statement.statement).toBe(text);
  });

  test.each([
    ['es', 'La visión de los gatos es mejor de noche.'],
    ['it', 'La visione di notte è difficile per molti.'],
    ['de', 'Die Vision des Regisseurs ist in jedem Bild zu sehen.'],
    ['nl', 'De visie van de regisseur is overal te zien.'],
    ['en', 'The vision of cats is better at night than ours.'],
  ])('When a sentence in "%s" is about the sight or work of others, then it is no vision: %s', (lang, text) => {
    expect(aimsOf([block(text)], lang).vision.statement).toBe('');
  });

  test('When items stand for services, then that for eyes is no vision', () => {
    const items = [
      item('Hearing: we check how well you hear.'),
      item('Vision: we check how well you see.'),
      item('Teeth: we check how well you chew.'),
    ];
    expect(aimsOf(items).vision.statement).toBe('');
  });

  test.each([
    'Energy: 200 kJ in every portion. Fat: 3 g in every portion. Salt: 1 g in every portion.',
    'Monday: Closed for all. Tuesday: Open from nine. Wednesday: Open from ten.',
    'Anna: I like fish. Ben: I like oysters. Carol: I like bread.',
  ])('When a paragraph below "Our values" labels something else, then it lists no values: %s', (text) => {
    expect(aimsOf([heading('Our values', 2), block(text)]).core_values).toEqual([]);
  });

  test.each([
    ['en', 'As a child-friendly place, Harbour Kitchen is a seafood restaurant on the old pier of Leith.'],
    ['fr', 'Tout commence par une écoute attentive chez Harbour Kitchen, un restaurant de poisson à Leith.'],
    ['it', 'Tutto nasce dal latte dei nostri pascoli: Harbour Kitchen è un caseificio di Leith.'],
    ['ca', 'Tot comença amb un bon pa: Harbour Kitchen és un forn de Leith.'],
    ['pt', 'Tudo começou a mudar: hoje Harbour Kitchen é um restaurante de peixe em Leith.'],
  ])('When the opening in "%s" is of today, then it describes the brand: %s', (lang, text) => {
    const { description } = thingsOf(page([...HEAD, block(text, { region: 'hero' })], { lang }));
    expect(JSON.stringify(description ?? '')).toContain(text.slice(0, 20));
  });

  test.each([
    ['nl', 'Het begon te regenen', false],
    ['nl', 'Het begon in 1920 met een kleine boot', true],
    ['fr', 'Tout commence en 1920 sur le port', true],
    ['it', 'Tutto nasce nel 1920 al porto', true],
    ['pt', 'Tudo começou em 1920 no porto', true],
    ['ca', 'Tot comença l’any 1920 al port', true],
  ])('When a line opens in "%s" by "%s", then whether it opens a history is %s', (lang, text, isHistory) => {
    expect(opensHistory(text, lang)).toBe(isHistory);
  });

  test('When a line tells of the beginning, then it describes nothing', () => {
    const text = [block('As a child, I caught fish here.', { region: 'hero' }), block(DESCRIPTION)];
    expect(JSON.stringify(thingsOf(page([...HEAD, ...text])))).toContain(DESCRIPTION);
  });
});
