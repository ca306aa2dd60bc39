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

  test('When no words say that they are the audience, then they are not named', () => {
    expect(namesWith('Open every day of the year.')).toEqual([]);
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
      heading('Stay with us as a family, for families', 3),
    );
    expect(names).toEqual(['children', 'families']);
  });
});
