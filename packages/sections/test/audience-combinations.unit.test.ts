import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { block } from './support/text-blocks.ts';

const namesIn = (language: string, sentence: string): string[] => [
  ...new Set(findGroups(sentence, language).map(({ name }) => name)),
];

const namesOn = (lang: string, ...sentences: string[]): string[] =>
  audiences
    .compose(audiences.measure(evidence({ pages: [{ lang, text: sentences.map((text) => block(text)) }] })).facts, {
      things: null,
      mission: null,
    })
    .personas.map(({ name }) => name);

describe('How sentences combine groups', () => {
  test.each([
    ['en', 'Trusted from startups to Fortune 500 companies.', ['startups', 'Fortune 500 companies']],
    ['de', 'Von Anfängern bis zu Profis.', ['Anfängern', 'Profis']],
    ['fr', 'du débutant à l’expert', ['débutant', 'expert']],
    ['es', 'desde principiantes hasta profesionales', ['principiantes', 'profesionales']],
  ])('When a site in %s names a range, as in "%s", then both ends are audiences', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['en', 'Care for the whole family.', ['whole family']],
    ['de', 'Ein Spaß für Groß und Klein', ['Groß und Klein']],
    ['fr', 'seul, en couple ou en famille', ['seul, en couple ou en famille']],
    ['pl', 'Zajęcia dla dużych i małych', ['dużych i małych']],
    ['pt', 'Para toda a família', ['toda a família']],
  ])('When a site in %s uses a formula, as in "%s", then that is the audience', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['sv', 'Vi löser stora och små problem.'],
    ['da', 'Vi klarer store og små opgaver.'],
    ['nl', 'Voor groot en klein onderhoud.'],
    ['it', 'Risolviamo grandi e piccoli problemi.'],
  ])(
    'When adjectives of a formula in %s are about a thing, as in "%s", then they name nobody',
    (language, sentence) => {
      expect(namesIn(language, sentence)).toEqual([]);
    },
  );

  test.each([
    ['en', 'It began as a small group of enthusiasts using local halls.'],
    ['sk', 'Klub Modrá je združenie občanov založené v súlade so zákonom.'],
    ['cs', 'Klub Modrá je sdružení občanů založené podle zákona.'],
    ['zh', '讓軟體更容易被接受的推廣者 (Promoters)'],
  ])('When a sentence in %s names a form or an origin, as in "%s", then that is no audience', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['en', 'Lessons for learners. Riders of all levels.', ['learners', 'Riders']],
    ['de', 'Reiter und Kinder jeden Alters', ['Kinder']],
    ['fr', 'Musiciens de tous niveaux', ['Musiciens']],
    ['es', 'Alumnos de todas las edades', ['Alumnos']],
    ['ru', 'Наши клиенты — больницы и аптеки.', ['больницы', 'аптеки']],
    ['pl', 'Naszymi klientami są szkoły i firmy.', ['szkoły', 'firmy']],
    ['cs', 'Našimi klienty jsou školy a firmy.', ['školy', 'firmy']],
    ['it', 'I nostri clienti sono aziende e scuole.', ['aziende', 'scuole']],
    ['pt', 'Nossos clientes são empresas e escolas.', ['empresas', 'escolas']],
    ['zh', '连接开发者和设计师', ['开发者', '设计师']],
    ['zh', '已有500家企业正在使用', ['企业']],
    ['ja', '子育て中のママへ', ['子育て中のママ']],
    ['ja', 'ご家族みんなで楽しめる温泉', ['ご家族みんな']],
  ])(
    'When a sentence in %s says whom it is for, as in "%s", then they are audiences',
    (language, sentence, expected) => {
      expect(namesIn(language, sentence)).toEqual(expected);
    },
  );

  test('When two adjectives share a noun, then they are one group', () => {
    expect(namesIn('en', 'We work with small and medium-sized businesses.')).toEqual([
      'small and medium-sized businesses',
    ]);
    expect(namesIn('de', 'Lösungen für kleine und mittlere Unternehmen')).toEqual(['kleine und mittlere Unternehmen']);
    expect(namesIn('pt', 'Cursos para jovens e adultos')).toEqual(['jovens', 'adultos']);
  });

  test.each([
    ['en', 'We connect students with companies.', ['students', 'companies']],
    ['en', 'We match volunteers with charities.', ['volunteers', 'charities']],
    ['it', 'Mettiamo in contatto studenti con imprese.', ['studenti', 'imprese']],
    ['ja', '企業と学生をつなぐ', ['企業']],
  ])('When a site in %s brings two groups together, as in "%s", then they are two', (language, sentence, expected) => {
    expect(namesIn(language, sentence)).toEqual(expected);
  });

  test.each([
    ['fr', 'Vous êtes particulier ou professionnel ?', ['particulier', 'professionnel']],
    ['es', 'Si tienes un restaurante, hablemos.', ['restaurante']],
    ['it', 'Siete una coppia o una famiglia?', ['coppia', 'famiglia']],
    ['nl', 'Ben je ondernemer?', ['ondernemer']],
    ['de', 'Egal ob Hobbygärtner oder Profi', ['Hobbygärtner', 'Profi']],
  ])(
    'When a site in %s asks its reader in the singular, as in "%s", then it names an audience',
    (language, sentence, expected) => {
      expect(namesIn(language, sentence)).toEqual(expected);
    },
  );

  test('When a sentence says who is meant by a group, then only the group is a persona', () => {
    expect(namesOn('cs', 'Jsme penzion pro sportovce, ať už žáky, juniory či dospělé.')).toEqual(['sportovci']);
  });

  test('When a site names a group in two forms of its noun, then it is one persona', () => {
    expect(namesOn('cs', 'Kurzy pro studenty.', 'Služby pro seniory.', 'Pomáháme seniorům.')).toEqual([
      'studenti',
      'senioři',
    ]);
  });

  test('When several groups stand in front of "of all levels", then only the nearest is meant by it', () => {
    expect(namesIn('en', 'Teachers and riders of all levels.')).toEqual(['riders']);
  });

  test('When a text addresses a company by what it is to another, then that is no audience', () => {
    expect(namesIn('en', 'As a parent company, you answer for your subsidiaries.')).toEqual([]);
    expect(namesIn('en', 'As a parent, you want the best for them.')).toEqual(['parent']);
  });
});
