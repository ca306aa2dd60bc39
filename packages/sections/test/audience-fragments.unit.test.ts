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
  '常備薬・持病のある方',
  '隸屬學校',
])('When a name is "%s", then it is a part of a clause or a label', (name) => {
  expect(isCutClause(name)).toBe(true);
});

test.each(['those who can swim', 'families who have twins', 'klanten', 'herders', '腰痛でお悩みの方', '學校'])(
  'When a name is "%s", then it may be a group',
  (name) => {
    expect(isCutClause(name)).toBe(false);
  },
);

test.each([
  ['organisationer', '§ 4 Tilhørsforhold til andre organisationer', true],
  ['schools', 'We share the hall with other schools.', true],
  ['schools', 'We teach swimming in schools.', false],
  ['empresas', 'Como otras empresas, abrimos a las nueve.', true],
])('When "%s" stands in "%s", then it is besides the brand: %s', (name, source, expected) => {
  expect(areOthers({ name, source })).toBe(expected);
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
