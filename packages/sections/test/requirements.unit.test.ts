import type { TextBlock } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { HEAD, missionOf, page } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

const valuesOf = (lang: string, ...text: TextBlock[]): string[] =>
  missionOf(page([...HEAD, ...text], { lang })).core_values.map(({ title }) => title);
const items = (...titles: string[]): TextBlock[] => titles.map((title) => block(title, { kind: 'list-item' }));

/** A paper that applicants have, two virtues, and a third. */
const LISTS: Readonly<Record<string, readonly [paper: string, ...virtues: string[]]>> = {
  ja: ['運転免許', '誠実', '信頼', '忍耐'],
  cs: ['Řidičský průkaz', 'Spolehlivost', 'Poctivost', 'Trpělivost'],
  de: ['Führerschein', 'Zuverlässigkeit', 'Ehrlichkeit', 'Geduld'],
  en: ['A driving licence', 'Reliability', 'Honesty', 'Patience'],
  es: ['Carnet de conducir', 'Fiabilidad', 'Honestidad', 'Paciencia'],
  fr: ['Permis de conduire', 'Fiabilité', 'Honnêteté', 'Patience'],
  it: ['Patente di guida', 'Affidabilità', 'Onestà', 'Pazienza'],
  nl: ['Rijbewijs', 'Betrouwbaarheid', 'Eerlijkheid', 'Geduld'],
  pl: ['Prawo jazdy', 'Rzetelność', 'Uczciwość', 'Cierpliwość'],
  pt: ['Carta de condução', 'Confiança', 'Honestidade', 'Paciência'],
  sv: ['Körkort', 'Pålitlighet', 'Ärlighet', 'Tålamod'],
};
const listOf = (lang: string): readonly string[] => LISTS[lang] ?? [];

describe('What is required of somebody', () => {
  test.each(Object.keys(LISTS))(
    'When a list in "%s" has a paper that applicants have, then it is none of values',
    (lang) => {
      const [paper = '', ...virtues] = listOf(lang);
      expect(valuesOf(lang, ...items(paper, ...virtues))).toEqual([]);
      expect(valuesOf(lang, ...items(...virtues))).toEqual(virtues);
    },
  );

  test.each([
    ['cs', 'Co očekáváme od uchazečů'],
    ['cs', 'Staňte se členem'],
    ['de', 'Was wir von Bewerbern erwarten'],
    ['de', 'Wir erwarten von Ihnen'],
    ['de', 'Fahrer gesucht'],
    ['en', 'What we expect of applicants'],
    ['en', 'What we expect of members'],
    ['en', 'Qualities we look for'],
    ['en', 'You should have'],
    ['en', 'Driver wanted'],
    ['en', 'Membership'],
    ['en', 'Work with us'],
    ['es', 'Qué esperamos de los candidatos'],
    ['es', 'Hazte socio'],
    ['fr', 'Nous recrutons'],
    ['fr', 'Ce que nous attendons de vous'],
    ['fr', 'Devenir membre'],
    ['it', 'Cosa ci aspettiamo dai candidati'],
    ['it', 'Diventa socio'],
    ['nl', 'Wat wij van je verwachten'],
    ['pl', 'Czego oczekujemy od kandydatów'],
    ['pl', 'Zostań członkiem'],
    ['pt', 'O que esperamos dos candidatos'],
    ['pt', 'Seja sócio'],
    ['sv', 'Vad vi förväntar oss av dig'],
    ['sv', 'Lediga jobb'],
    ['en', 'You have:'],
    ['en', 'What we value in our staff'],
    ['de', 'Du bist …'],
    ['fr', 'Vous êtes :'],
    ['sv', 'Du har'],
    ['ja', '求める人物像'],
  ])('When virtues in "%s" stand under "%s", then they are no values', (lang, title) => {
    const [, ...virtues] = listOf(lang);
    expect(valuesOf(lang, heading(title, 2), ...items(...virtues))).toEqual([]);
    expect(valuesOf(lang, heading(title, 2), block(virtues.join(', ')))).toEqual([]);
  });

  test('When virtues stand under the name of a job, and that under jobs, then they are no values', () => {
    const virtues = items('Reliability', 'Honesty', 'Patience');
    expect(valuesOf('en', heading('Jobs', 2), heading('Kitchen porter', 3), ...virtues)).toEqual([]);
  });

  test('When a sentence under a heading of jobs says what is valued, then it has no values', () => {
    const text = block('We value reliability, honesty and patience.');
    expect(valuesOf('en', heading('What we expect of applicants', 2), text)).toEqual([]);
    expect(valuesOf('en', heading('About us', 2), text)).toEqual(['reliability', 'honesty', 'patience']);
  });

  test.each([
    ['de', 'Sie sind bei uns in guten Händen'],
    ['de', 'Du bist uns wichtig'],
    ['de', 'Was wir von uns erwarten'],
    ['en', 'You are in good hands'],
    ['en', 'You have our word'],
    ['en', 'What we value in our work'],
    ['en', 'What we expect of ourselves'],
    ['es', 'Lo que valoramos en nuestro trabajo'],
    ['fr', 'Vous êtes entre de bonnes mains'],
    ['ja', '求める未来'],
    ['nl', 'Jij bent in goede handen'],
    ['sv', 'Du är i trygga händer'],
  ])('When virtues in "%s" stand under "%s", then they are told', (lang, title) => {
    const [, ...virtues] = listOf(lang);
    expect(valuesOf(lang, heading(title, 2), ...items(...virtues))).toEqual(virtues);
  });

  test.each([
    ['de', 'Sie sind willkommen'],
    ['en', 'You are welcome here'],
  ])('When a page in "%s" is headed "%s", then virtues below another heading are told', (lang, title) => {
    const [, ...virtues] = listOf(lang);
    const texts = [heading(title, 1), heading('Zebra', 2), ...items(...virtues)];
    expect(valuesOf(lang, ...texts)).toEqual(virtues);
  });

  test.each(['What matters to us', 'Our people'])('When virtues stand under "%s", then they are values', (title) => {
    const virtues = ['Reliability', 'Honesty', 'Patience'];
    expect(valuesOf('en', heading(title, 2), ...items(...virtues))).toEqual(virtues);
  });
});
