import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

type Blocks = Parameters<typeof bindToHeadings>;

const home = (lang: string, name: string, ...blocks: Blocks): PageOverrides => ({
  lang,
  title: name,
  text: bindToHeadings(heading(name, 1, { region: 'hero' }), ...blocks),
});
const item = (text: string): Blocks[number] => block(text, { kind: 'list-item' });

const found = (page: PageOverrides) => findAudiences(evidence({ pages: [page] }));
const namesOf = (page: PageOverrides): string[] => found(page).map(({ name }) => name);

describe('Lists under a heading for whom something is', () => {
  const withLead = (lead: string, ...items: string[]): PageOverrides =>
    home('en', 'Riverside Advice', heading('Who we support'), block(lead), ...items.map(item));

  test('When the sentence above goes on in the list, then the list tells of the group and has none', () => {
    const names = namesOf(
      withLead('We support parents, including families dealing with:', 'school exclusion', 'reduced timetables'),
    );
    expect(names).not.toContain('school exclusion');
    expect(names).toContain('parents');
  });

  test.each([['We work with:'], ['We help families such as:'], ['Our customers:']])(
    'When "%s" stands above the list, then the list has the groups',
    (lead) => {
      expect(namesOf(withLead(lead, 'Foster carers', 'Young carers'))).toEqual(
        expect.arrayContaining(['Foster carers', 'Young carers']),
      );
    },
  );
});

describe('Lines that begin with such words', () => {
  test.each([
    ['fr', 'Publics : adultes, adolescents, enfants', ['adultes', 'adolescents', 'enfants']],
    ['de', 'Zielgruppe: Familien und Paare', ['Familien', 'Paare']],
    ['en', 'Target group: carers and parents', ['carers', 'parents']],
  ])('When a line in %s says "%s", then the groups behind the colon are %j', (language, line, names) => {
    expect(namesOf(home(language, 'Cabinet Rivière', block(line)))).toEqual(expect.arrayContaining(names));
  });

  test('When other words open a line, then nothing is listed', () => {
    expect(namesOf(home('de', 'Praxis am Fluss', block('Preise: Erwachsene, Kinder')))).toEqual([]);
  });
});

describe('The sentence that is quoted', () => {
  test('When several sentences name a group, then the one that names others with it is quoted', () => {
    const [families] = found(
      home(
        'en',
        'Valley Farm Stay',
        block('Rooms designed for families.'),
        block('Our barn was designed for couples, families and groups.'),
      ),
    ).filter(({ name }) => name === 'families');
    expect(families?.source).toBe('designed for couples, families and groups.');
  });
});

test('When a sentence in Swedish says what "you" are helped with, then that is no group', () => {
  expect(namesOf(home('sv', 'Fotkliniken', block('Vi hjälper dig med fotvårdsbidrag.')))).toEqual([]);
});
