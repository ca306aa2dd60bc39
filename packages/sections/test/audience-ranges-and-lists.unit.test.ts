import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { findGroups } from '../src/audiences/find-groups.ts';
import { namesOn } from './support/persona-names.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

describe('Friends beside others', () => {
  test.each([
    ['en', 'Designed for families, friends and couples.', ['families', 'friends', 'couples']],
    ['fr', 'Pour les familles, les amis et les couples.', ['familles', 'amis', 'couples']],
    ['es', 'Para familias, amigos y parejas.', ['familias', 'amigos', 'parejas']],
    ['pt', 'Para famílias, amigos e casais.', ['famílias', 'amigos', 'casais']],
    ['it', 'Per famiglie, amici e coppie.', ['famiglie', 'amici', 'coppie']],
    ['nl', 'Voor gezinnen, vrienden en senioren.', ['gezinnen', 'vrienden', 'senioren']],
    ['sv', 'För familjer, vänner och par.', ['familjer', 'vänner', 'par']],
    ['da', 'For familier, venner og par.', ['familier', 'venner', 'par']],
    ['nb', 'For familier, venner og par.', ['familier', 'venner', 'par']],
    ['pl', 'Dla rodzin, przyjaciół i par.', ['rodzin', 'przyjaciół', 'par']],
    ['cs', 'Pro rodiny, přátele a páry.', ['rodiny', 'přátele', 'páry']],
    ['ru', 'Для семей, друзей и пар.', ['семей', 'друзей', 'пар']],
    ['uk', 'Для родин, друзів та пар.', ['родин', 'друзів', 'пар']],
    ['tr', 'Aileler, arkadaşlar ve çiftler için.', ['Aileler', 'arkadaşlar', 'çiftler']],
    ['id', 'Untuk keluarga, teman, dan pasangan.', ['keluarga', 'teman', 'pasangan']],
  ])('When a sentence in %s is "%s", then the groups are %j', (language, sentence, names) => {
    expect(namesIn(language, sentence).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['en', 'Tickets are cheaper for friends of the club.'],
    ['en', 'A gift card is great for friends.'],
    ['fr', 'Une carte cadeau pour les amis.'],
    ['es', 'Una tarjeta de regalo para amigos.'],
    ['pt', 'Um cartão de presente para amigos.'],
    ['nl', 'Een cadeaubon voor vrienden.'],
    ['sv', 'Ett presentkort för vänner.'],
    ['da', 'Et gavekort til venner.'],
    ['nb', 'Et gavekort til venner.'],
    ['pl', 'Karta podarunkowa dla przyjaciół.'],
    ['cs', 'Dárková karta pro přátele.'],
    ['ru', 'Подарочная карта для друзей.'],
    ['uk', 'Подарункова картка для друзів.'],
    ['id', 'Kartu hadiah untuk teman.'],
  ])('When a sentence in %s names nobody else, as "%s", then they are no group', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });
});

describe('Ranges with words behind their first end', () => {
  test.each([
    ['es', 'Desde startups tecnológicas hasta grandes corporaciones.', ['startups', 'grandes corporaciones']],
    ['pt', 'Desde autônomos experientes até grandes empresas.', ['autônomos', 'grandes empresas']],
    ['de', 'Von kleinen Betrieben vor Ort bis zu großen Unternehmen.', ['kleinen Betrieben', 'großen Unternehmen']],
    ['fr', 'De la petite entreprise locale jusqu’aux grands groupes.', ['petite entreprise', 'grands groupes']],
    ['it', 'Dalle piccole imprese locali fino alle grandi aziende.', ['piccole imprese', 'grandi aziende']],
    ['sv', 'Från nystartade företag till stora koncerner.', ['nystartade företag', 'stora koncerner']],
    ['da', 'Fra nystartede virksomheder til store koncerner.', ['nystartede virksomheder', 'store koncerner']],
    ['nb', 'Fra nystartede bedrifter til store konsern.', ['nystartede bedrifter', 'store konsern']],
  ])('When a sentence in %s is "%s", then both ends are groups', (language, sentence, names) => {
    expect(namesIn(language, sentence)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['en', 'From a school trip to families we met, we remember much.', 'families'],
    ['es', 'Desde startups se cuenta, entre otras cosas de la ciudad, hasta empresas.', 'startups'],
    ['de', 'Von Schulen kam der Wunsch nach einem Saal. Bis Vereine kamen, dauerte es.', 'Schulen'],
    ['fr', 'De l’école, on marche dix minutes jusqu’à la plage.', 'école'],
    ['it', 'Dalla scuola si cammina fino alla spiaggia.', 'scuola'],
    ['sv', 'Från skolan går bussen till stranden.', 'skolan'],
  ])('When a sentence in %s is "%s", then it names no range', (language, sentence, name) => {
    expect(
      findGroups(sentence, language).filter(({ trigger, name: found }) => trigger === 'range' && found === name),
    ).toEqual([]);
  });
});

describe('Groups that are less likely', () => {
  const POSSIBLE = 'We look after gardens of hotels and schools.';
  const namesWith = (onHome: string): string[] =>
    findAudiences(
      evidence({
        pages: [
          { lang: 'en', text: bindToHeadings(heading('Harbour', 1, { region: 'hero' }), block(onHome)) },
          { lang: 'en', kind: 'about', text: bindToHeadings(heading('Part', 1), block(POSSIBLE)) },
        ],
      }),
    ).map(({ name }) => name);

  test('When nothing else is named, then they are', () => {
    expect(namesWith('Open every day of the year.').toSorted()).toEqual(['schools']);
  });

  test('When another group is plainly named, then they are not', () => {
    expect(namesWith('Every saddle is made for bakers.')).toEqual(['bakers']);
  });

  test('When a wording on the first page names one far below, beside another, then it is named too', () => {
    const others = Array.from({ length: 20 }, (_, nth) => block(`We open at ${nth} and paint a boat.`));
    const names = namesOn(
      'en',
      heading('Harbour', 1, { region: 'hero' }),
      block('A nursery for children.'),
      ...others,
      heading('Years serving families', 3),
    );
    expect(names).toEqual(['children', 'families']);
  });
});
