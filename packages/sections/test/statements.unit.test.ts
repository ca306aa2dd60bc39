import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { subjectOf } from '../src/shared/statements/subject.ts';
import { DESCRIPTION, HEAD, missionOf, page, thingsOf } from './support/harbour-kitchen.ts';
import { block, heading } from './support/text-blocks.ts';

const personasOf = (...pages: PageOverrides[]) =>
  audiences
    .compose(audiences.measure(evidence({ pages })).facts, { things: null, mission: null })
    .personas.map(({ name }) => name);

describe('Statements about the brand', () => {
  test.each([
    ['news', 'Congratulations to our two teams, which won the national championships of Harbour Kitchen!'],
    ['steps of an installation', 'The best way to get the newest Harbour Kitchen is to install it from source.'],
    ['the topic of the site and nothing else', 'This is a site about Harbour Kitchen.'],
    ['that in German', 'Dies ist die Webseite von Harbour Kitchen.'],
    ['that in French', 'Voici le site de Harbour Kitchen.'],
    ['a colon at its end, and what it announces below it', 'Wherever you go, Harbour Kitchen is waiting for you:'],
    ['facts', 'Name: Harbour Kitchen Company: Miller Ltd Founder: Jane Miller Address: Main Street'],
  ])('When a text has %s, then it is no description', (_, text) => {
    const { description, purpose } = thingsOf(page([...HEAD, block(text, { region: 'hero' })]));
    expect([description, purpose]).not.toContain(text);
  });

  test.each([
    [
      'repeats the title',
      heading('A love story by the harbour', 1, { region: 'hero' }),
      { title: 'Harbour Kitchen, a love story by the harbour' },
    ],
    ['goes on from another', block('But a restaurant is a place where guests feel at home.', { region: 'hero' }), {}],
    [
      'asks for something',
      block('Become a member of our restaurant and help us to cook for the harbour.', { region: 'hero' }),
      {},
    ],
  ] as const)('When a line %s, then it is no description', (_, line, head) => {
    const { description, purpose } = thingsOf(page([...HEAD, line], head));
    expect([description, purpose]).not.toContain(line.text);
  });

  test('When a sentence comes long after its heading and names nobody of the brand, then it is no description', () => {
    const course = 'The course is a class for beginners who want to learn how fish is cooked.';
    const before = ['Come in.', 'Sit down.', 'Eat well.', 'Stay long.'].map((text) => block(text));
    expect(thingsOf(page([...HEAD, ...before, block(course)])).description).not.toBe(course);
  });

  test('When a site says what it is, then that is its description, its purpose, and its kind', () => {
    const facts = thingsOf(page([...HEAD, block(DESCRIPTION, { region: 'hero' })]));
    expect(facts).toMatchObject({
      description: DESCRIPTION,
      purpose: DESCRIPTION,
      category: 'seafood restaurant',
    });
  });

  test.each<[string, TextBlock[]]>([
    [
      'a sponsor',
      [heading('Our sponsors', 2), block('Northwind is a shipping company that moves food across the sea.')],
    ],
    ['a person of the team', [heading('Our team', 2), block('Jane Miller is a chef who studied cooking in Lyon.')]],
    [
      'a customer',
      [heading('What our guests say', 2), block('“This is a restaurant that I will never forget.”', { kind: 'quote' })],
    ],
    ['the news', [heading('Latest news', 2), block('The summer menu is a collection of twelve new dishes.')]],
  ])('When a sentence is about %s, then it is not the description', (_, text) => {
    expect(thingsOf(page([...HEAD, ...text]))).toMatchObject({ description: '', purpose: '' });
  });

  test.each([
    ['de', 'Das Museum zeigt Karten aus drei Jahrhunderten.', 'unknown'],
    ['de', 'Das ist ein Museum für Karten.', 'dependent'],
    ['de', 'Das zeigt die Karte.', 'dependent'],
    ['nl', 'Het verbinden van mensen die graag koken.', 'offer'],
    ['nl', 'Het is een museum voor kaarten.', 'dependent'],
    ['nl', 'Het helpt bij het koken.', 'dependent'],
    ['en', 'Most of the dads we help want to be a father to their kids.', 'other'],
    ['de', 'Viele unserer Gäste kommen wieder, wenn wir kochen.', 'other'],
    ['es', 'Nos enfocamos en hacer buenos mapas.', 'we'],
    ['zh', '王小明弟兄是一位資深、專業的工程師。', 'person'],
    ['zh', '本站是一座海邊的博物館。', 'unknown'],
    ['zh', '我們是位於台北的設計公司。', 'we'],
    ['zh', '本店是位於市中心的咖啡館。', 'we'],
    ['zh', '我們是一位值得信賴的夥伴。', 'we'],
  ])('When a sentence in "%s" is "%s", then its subject is: %s', (language, text, subject) => {
    expect(subjectOf(text, { name: 'Acme', language, properNouns: new Set() })).toBe(subject);
  });

  test.each([
    ['the name with more words in it', 'Harbour Island Kitchen', 'en'],
    ['a greeting to the website', 'Welcome to Harbour Kitchen. See our website for more information about us.', 'en'],
    ['a suggestion in passing', 'Perhaps Harbour Kitchen is a place for a glass of wine with friends.', 'en'],
    ['a suggestion in German', 'Vielleicht ist Harbour Kitchen ein Ort für ein Glas Wein mit Freunden.', 'de'],
  ])('When the page only has %s, then there is no description', (_, line, lang) => {
    const title = line.startsWith('Harbour Island') ? line : 'Harbour Kitchen';
    const facts = thingsOf(page([...HEAD, block(line, { region: 'hero' })], { title, lang }));
    expect(facts.description).not.toContain(line.slice(0, 20));
  });

  test('When sponsors make the vision possible, then that is not the vision', () => {
    const line = 'Harbour Kitchen thanks its sponsors, who make our vision possible.';
    expect(missionOf(page([...HEAD, heading('Our vision', 2), block(line)])).vision?.statement).toBe('');
  });

  test('When only a partner has a mission, then the brand has none', () => {
    const partner = block('Northwind exists to move good food across the sea.');
    expect(
      missionOf(page([...HEAD, block(DESCRIPTION), heading('Our partners', 2), partner])).mission_statement,
    ).toEqual({ statement: '', explanation: '' });
    const own = block('Our mission is to serve what the boats bring in each morning.');
    expect(missionOf(page([...HEAD, block(DESCRIPTION), own])).mission_statement.statement).toBe(own.text);
  });
});

describe('Words for search engines', () => {
  test('When the description of a page lists news with their dates, then it describes nothing', () => {
    const content = 'Latest news 2026-05-09 — new menu 2026-04-27 — new chef 2025-12-15 — closed on Mondays';
    const found = thingsOf(
      page([heading('Harbour Kitchen', 1), block(DESCRIPTION)], { meta: [{ name: 'description', content }] }),
    );
    expect(found.description).toBe(DESCRIPTION);
  });

  test('When the description of a page only repeats words for search engines, then it describes nothing', () => {
    const content =
      'Harbour Kitchen, Kitchen, fish, Leith, Leith harbour, fish Leith, fish Leith harbour, Harbour Kitchen Leith';
    const found = thingsOf(
      page([heading('Harbour Kitchen', 1), block(DESCRIPTION)], { meta: [{ name: 'description', content }] }),
    );
    expect([found.description, found.purpose]).toEqual([DESCRIPTION, DESCRIPTION]);
  });
});

describe('Personas', () => {
  test.each([
    ['Harbour Kitchen is designed for families with small children.', ['families with small children']],
    ['Our cooking classes are ideal for beginners and retired couples.', ['beginners', 'retired couples']],
    ['Harbour Kitchen is open to everyone.', []],
    ['We help people.', []],
  ])('When the site says "%s", then they are %j', (sentence, names) => {
    expect(personasOf(page([...HEAD, block(sentence, { region: 'hero' })]))).toEqual(names);
  });
});
