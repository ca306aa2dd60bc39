import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { findGroups } from '../src/audiences/find-groups.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

describe('Owners and lovers', () => {
  test.each([
    ['ru', 'Услуги для владельцев яхт и катеров — от покупки до ремонта', ['владельцев яхт и катеров']],
    ['ru', 'Для любителей активного отдыха.', ['любителей активного отдыха']],
    ['uk', 'Для любителів природи.', ['любителів природи']],
    ['pl', 'Dla producentów mebli.', ['producentów mebli']],
    ['cs', 'Pro výrobce nábytku.', ['výrobce nábytku']],
    ['sk', 'Pre majiteľov domov.', ['majiteľov domov']],
    ['hr', 'Za ljubitelje glazbe.', ['ljubitelje glazbe']],
    ['sl', 'Za ljubitelje glasbe.', ['ljubitelje glasbe']],
  ])('When a sentence in %s is "%s", then the name says of what', (language, sentence, names) => {
    expect(namesIn(language, sentence)).toEqual(names);
  });

  test.each([
    ['ru', 'Для владельцев готовим подарки.', ['владельцев']],
    ['ru', 'Подарки для владельцев и гостей.', ['владельцев', 'гостей']],
    ['ru', 'Подарки для владельцев активного.', ['владельцев']],
    ['pl', 'Dla producentów, którzy szukają drewna.', ['producentów']],
    ['cs', 'Pro výrobce, kteří hledají dřevo.', ['výrobce']],
    ['hr', 'Za ljubitelje i goste.', ['ljubitelje', 'goste']],
  ])('When a sentence in %s is "%s", then the name has nothing else', (language, sentence, [first = '']) => {
    expect(namesIn(language, sentence)[0]?.split(',')[0]).toBe(first);
  });
});

describe('People with their animals', () => {
  test.each([
    ['en', 'Training for dogs and their owners.', 'dogs and their owners'],
    ['de', 'Training für Mensch und Hund.', 'Mensch und Hund'],
    ['nl', 'Training voor hond en baas.', 'hond en baas'],
    ['sv', 'Kurser för hund och ägare.', 'hund och ägare'],
    ['da', 'Kurser for hund og ejer.', 'hund og ejer'],
    ['nb', 'Kurs for hund og eier.', 'hund og eier'],
    ['fr', 'Des cours pour le cheval et son cavalier.', 'le cheval et son cavalier'],
    ['es', 'Clases para el caballo y su jinete.', 'el caballo y su jinete'],
    ['it', 'Corsi per cane e padrone.', 'cane e padrone'],
    ['pl', 'Szkolenie dla psa i opiekuna.', 'psa i opiekuna'],
    ['cs', 'Výcvik pro psa a psovoda.', 'psa a psovoda'],
  ])('When a sentence in %s is "%s", then "%s" are a group', (language, sentence, name) => {
    expect(namesIn(language, sentence)).toContain(name);
  });

  test.each([
    ['en', 'Food for dogs and cats.'],
    ['de', 'Ein Bett für Hund und Katze.'],
    ['de', 'Bewegung für Mensch und Maschine.'],
    ['nl', 'Een mand voor hond en kat.'],
    ['sv', 'Foder för hund och katt.'],
    ['da', 'Foder til hund og kat.'],
    ['nb', 'Fôr til hund og katt.'],
    ['fr', 'Un panier pour le chien et le chat.'],
    ['es', 'Comida para el perro y el gato.'],
    ['it', 'Cibo per cane e gatto.'],
    ['pl', 'Karma dla psa i kota.'],
    ['cs', 'Krmivo pro psa a kočku.'],
  ])('When a sentence in %s is "%s", then no people are named', (language, sentence) => {
    expect(namesIn(language, sentence).filter((name) => / (?:and|und|en|och|og|et|y|e|i|a) /.test(name))).toEqual([]);
  });
});

describe('"From" behind a verb of service', () => {
  test.each([
    ['es', 'Atendemos desde autónomos y pymes.', ['autónomos', 'pymes']],
    ['pt', 'Atendemos desde microempreendedores e famílias.', ['microempreendedores', 'famílias']],
  ])('When a sentence in %s is "%s", then the groups are %j', (language, sentence, names) => {
    expect(namesIn(language, sentence)).toEqual(names);
  });

  test.each([
    ['es', 'Atendemos desde 1990 en Madrid.'],
    ['pt', 'Atendemos desde 1990 em Lisboa.'],
  ])('When a sentence in %s is "%s", then it names nobody', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });
});

describe('Wordings that need no other sign', () => {
  const namesOn = (...lines: string[]): string[] =>
    findAudiences(
      evidence({
        pages: [
          { lang: 'en', text: bindToHeadings(heading('Harbour', 1, { region: 'hero' }), block('Made for bakers.')) },
          { lang: 'en', kind: 'other', text: bindToHeadings(heading('Part', 1), ...lines.map((line) => block(line))) },
        ],
      }),
    ).map(({ name }) => name);
  const OTHERS = Array.from({ length: 30 }, (_, nth) => `In year ${nth} we painted boats of the town, as others do.`);

  test('When one says so far below on another page, then the group is named', () => {
    expect(namesOn(...OTHERS, 'Whether you are a teacher or paint, there is a place for you.')).toContain('teacher');
  });

  test('When a site is for journalists, then they are named', () => {
    expect(namesOn('Courses designed for journalists who report on boats.')).toContain(
      'journalists who report on boats',
    );
  });

  test('When a text only has the noun there, then it is not', () => {
    expect(namesOn(...OTHERS, 'Once a teacher sat here, and there is a place for it.')).toEqual(['bakers']);
  });

  test('When something is done for a group, then its name has no verb', () => {
    expect(namesOn('A path designed to prepare young musicians for the stage.')).toContain('young musicians');
  });
});

test.each([
  ['この法人の目的に賛同して入会した法人', []],
  ['この教室に入会した方', []],
])('When a Japanese statute says "%s", then it is a class of members', (line, names) => {
  expect(
    findAudiences(
      evidence({ pages: [{ lang: 'ja', text: bindToHeadings(heading('港の会', 1), block(`${line}が対象です。`)) }] }),
    ).map(({ name }) => name),
  ).toEqual(names);
});
