import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { findMentions } from '../src/audiences/group-mentions.ts';
import { audiences } from '../src/audiences/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const home = (lang: string, name: string, ...sentences: string[]): PageOverrides => ({
  lang,
  title: name,
  text: bindToHeadings(heading(name, 1, { region: 'hero' }), ...sentences.map((sentence) => block(sentence))),
});

const namesOf = (...pages: PageOverrides[]): string[] => findAudiences(evidence({ pages })).map(({ name }) => name);

describe('Groups that a sentence names', () => {
  test('When no words make a group the audience, then it is a mention without wordings', () => {
    const [families, ...others] = findMentions('Families row together on Sundays.', 'en');
    expect(others).toEqual([]);
    expect(families).toMatchObject({ name: 'Families', named: [], before: 'edge', isClient: true });
  });

  test('When words make a group the audience, then the mention has them, and the name that they introduce', () => {
    const [teams] = findMentions('Invoices for small teams.', 'en');
    expect(teams).toMatchObject({ name: 'small teams', isQualified: false });
    expect(teams?.named.map(({ trigger }) => trigger)).toContain('for');
  });

  test('When groups are listed, then each is a mention that knows of the others', () => {
    const found = findMentions('Wir kennen Familien, Paare und Vereine.', 'de');
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['Familien', 3],
      ['Paare', 3],
      ['Vereine', 3],
    ]);
  });

  test('When a language writes no spaces, then its groups in wordings are mentions', () => {
    expect(findMentions('小学生向けの教室です。', 'ja').map(({ name }) => name)).toEqual(['小学生']);
  });
});

describe('Groups that are likely the audience', () => {
  test.each([
    ['en', 'Rowing Choir', 'We have sung for families and couples since 1990.', ['families', 'couples']],
    ['nl', 'Uitvaartvereniging', 'Met warmte begeleiden wij families tijdens moeilijke momenten.', ['families']],
    ['pl', 'Instalacje', 'Pracujemy przy zleceniach dla klientów prywatnych oraz firm.', ['firm']],
    ['sr', 'Prevoz', 'Naše usluge su namenjene firmama i svima kojima je potreban prevoz.', ['firmama']],
  ])(
    'When a sentence in %s at the top of %s names whom the brand serves, then they are',
    (language, name, sentence, groups) => {
      expect(namesOf(home(language, name, sentence))).toEqual(expect.arrayContaining(groups));
    },
  );

  test.each([
    ['en', 'Rowing Choir', 'Professional singers, choirs and instrumentalists for funerals and weddings.'],
    ['en', 'Rowing Choir', 'Our musicians are graduates of the Royal Academy.'],
    ['en', 'Riverside Rowing', 'The boathouse was built by local craftsmen.'],
    ['nl', 'Uitvaartvereniging', 'Onze vrijwilligers staan klaar.'],
  ])(
    'When a sentence in %s at the top of %s names who serves others ("%s"), then they are not',
    (language, name, sentence) => {
      expect(namesOf(home(language, name, sentence))).toEqual([]);
    },
  );

  test('When people of all ages are told by what they do, then that is in the name', () => {
    const name = 'people of all ages who enjoy live music';
    expect(namesOf(home('en', 'Valley Festival', `We welcome ${name}.`))).toEqual([name]);
    expect(namesOf(home('en', 'Valley Festival', 'We welcome people of all ages.'))).toEqual([]);
  });

  test('When a sentence makes a group the audience, then the confidence of its name is the probability of that', () => {
    const confidences = (sentence: string): number[] =>
      audiences
        .measure(evidence({ pages: [home('en', 'Rowing Choir', sentence)] }))
        .provenance.map(({ confidence }) => confidence ?? 0);
    const [plain = 0] = confidences('Singing lessons designed for children.');
    const [bare = 0] = confidences('We have sung for families and couples since 1990.');
    expect(plain).toBeGreaterThan(0.5);
    expect(plain).not.toBe(bare);
    expect(Math.max(plain, bare)).toBeLessThan(1);
  });

  test('When a sentence asks whether the reader is curious, then that is no group', () => {
    expect(namesOf(home('nl', 'De Rederij', 'Ben je nieuwsgierig geworden?'))).toEqual([]);
  });

  test('When a heading asks about a group, then it names no audience', () => {
    const about = (title: string): PageOverrides => ({
      url: 'https://site.test/x',
      finalUrl: 'https://site.test/x',
      lang: 'en',
      text: bindToHeadings(heading('More', 1), heading(title), block('See below.')),
    });
    expect(
      namesOf(home('en', 'Valley Festival', 'A weekend of songs.'), about('What is there for schoolchildren?')),
    ).toEqual([]);
  });

  test('When a list repeats "for" before each group, then it is no part of a name', () => {
    expect(
      namesOf(home('de', 'Ballett am Markt', 'Unterricht für Kinder, für Jugendliche und für Erwachsene.')),
    ).toEqual(expect.arrayContaining(['Kinder', 'Jugendliche', 'Erwachsene']));
  });
});
