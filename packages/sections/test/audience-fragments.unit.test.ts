import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { areOthers, isCutClause } from '../src/audiences/cut-clauses.ts';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { bindToHeadings, heading } from './support/text-blocks.ts';

test.each([
  'those that can',
  'families who have',
  'ze de klanten op een juiste manier',
  'they the guests',
  '本規約にご同意いただける方',
  '隸屬學校',
])('When a name is "%s", then it is a part of a clause or a label', (name) => {
  expect(isCutClause(name)).toBe(true);
});

test.each([
  'those who can swim',
  'families who have twins',
  'klanten',
  'herders',
  '腰痛でお悩みの方',
  'アレルギーをお持ちの方',
  '學校',
  'loro famiglie',
])('When a name is "%s", then it may be a group', (name) => {
  expect(isCutClause(name)).toBe(false);
});

test.each([
  ['da', 'organisationer', '§ 4 Tilhørsforhold til andre organisationer', true],
  ['en', 'schools', 'We share the hall with other schools.', true],
  ['en', 'schools', 'We teach swimming in schools.', false],
  ['en', 'families', 'Parents meet other families here. We help families.', false],
  ['es', 'empresas', 'Como otras empresas, abrimos a las nueve.', true],
  ['pl', 'fundacjami', 'Razem z innymi fundacjami', true],
  ['en', 'companies', 'We help other companies.', false],
])('When a site in "%s" names "%s" in "%s", then it is besides the brand: %s', (language, name, source, expected) => {
  expect(areOthers({ name, source }, language)).toBe(expected);
});

test('When a page of an audience is linked with nothing but a call to action, then that is no name', () => {
  const links = ['Learn more →', 'Mehr erfahren →', 'Für Vermieter'].map((text, nth) => ({
    text,
    href: `https://site.test/for/landlords-${nth}`,
    region: 'main' as const,
    rel: '',
    sameSite: true,
  }));
  const pages = [{ lang: 'de', text: bindToHeadings(heading('Acme', 1)), links }];
  expect(findAudiences(evidence({ pages })).map(({ name }) => name)).toEqual(['Vermieter']);
});
