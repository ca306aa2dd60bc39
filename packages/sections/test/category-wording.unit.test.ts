import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block } from './support/text-blocks.ts';

const described = (lang: string, title: string, description: string): PageOverrides => ({
  lang,
  title,
  meta: [{ name: 'description', content: description }],
});
const measured = (page: PageOverrides) => things.measure(evidence({ pages: [page] }));
const categoryOf = (page: PageOverrides): string => measured(page).facts.category;

test.each([
  ['es', 'Zebra | Mariposario', 'Mariposario en la selva.', 'butterfly house'],
  ['de', 'Zebra | Bogensportverein', 'Bogensportverein am See.', 'archery club'],
  ['fr', 'Zebra | Service géologique', 'Service géologique national.', 'geological survey'],
  ['fr', 'Zebra | Studio d’animation', 'Studio d’animation à Lille.', 'animation studio'],
])(
  'When the name of a kind is a list and a site in "%s" is called "%s", then the category is the one that is named',
  (lang, title, description, kind) => {
    expect(categoryOf(described(lang, title, description))).toBe(kind);
  },
);

test.each([
  ['Zebra | Chess Club', 'chess club'],
  ['Zebra | CRM Software', 'CRM software'],
  ['Zebra | HOTEL', 'hotel'],
])('When a title in capitals is "%s", then the category is "%s"', (title, kind) => {
  const page = { ...described('en', title, ''), text: [block('Our chess evenings and our software are for all.')] };
  expect(categoryOf(page)).toBe(kind);
});

test('When words of a site say the kind, then its provenance names them', () => {
  const page = described('uk', 'Зебра | Ремонт ноутбуків у Полтаві', 'Ремонт ноутбуків удома, швидко й чесно.');
  const category = measured(page).provenance.find(({ path }) => path === '/category');
  expect([category?.selector, category?.value]).toEqual(['title', 'ремонт ноутбуків']);
});

test('When a brand says what it is not, then that is not its category', () => {
  const page = { ...described('it', 'Zebra', ''), text: [block('Zebra non è una masseria adattata per gli ospiti.')] };
  expect(categoryOf(page)).not.toMatch(/masseria/);
});

test('When a brand calls itself a company of a country, then that is not its category', () => {
  const page = { ...described('es', 'Zebra', ''), text: [block('Zebra es una empresa colombiana con propósito.')] };
  expect(categoryOf(page)).toBe('');
});

test.each([
  ['en', 'Just another WordPress site'],
  ['en', 'Meta description here'],
  ['en', 'Description of my site'],
  ['en', 'test bakery site'],
  ['en', 'Web site created using create-react-app'],
  ['de', 'Eine weitere WordPress-Website'],
  ['fr', 'Un site utilisant WordPress'],
  ['es', 'Descripción de mi sitio web'],
  ['pt', 'Só mais um site WordPress'],
  ['ru', 'Ещё один сайт на WordPress'],
  ['zh', '网站描述'],
])(
  'When the description in "%s" is "%s", then it is neither the description nor a word on the category',
  (lang, text) => {
    const { facts } = measured(described(lang, 'Zebra', text));
    expect([facts.description, facts.category]).toEqual(['', '']);
  },
);

test.each([
  ['en', 'WordPress agency in Bath for charities'],
  ['en', 'Testing laboratory for food and water'],
  ['en', 'Testing shop Berlin'],
  ['en', 'Test website speed'],
  ['id', 'Situs berita WordPress Indonesia'],
  ['en', 'Another way to bake bread in Bury'],
])('When the description in "%s" is "%s", then it is the description', (lang, text) => {
  expect(measured(described(lang, 'Zebra', text)).facts.description).toBe(text);
});

test.each([
  ['en', 'Toy library in Bath', 'toy library'],
  ['ru', 'Пони-клуб в Туле', 'pony club'],
  ['cs', 'Jezdecký klub Zebra', 'equestrian club'],
])('When the description in "%s" is %j, then the category is the "%s" that a directory has', (lang, text, category) => {
  expect(measured(described(lang, 'Zebra', text)).facts.category).toBe(category);
});

test('When a health insurer only pays for a course, then the course is the category', () => {
  const text = 'Yogastudio in Köln, von den Krankenkassen bezuschusst';
  expect(measured(described('de', 'Zebra', text)).facts.category).toBe('yoga studio');
});

test('When a German site is of a gambling arcade, then it is no playgroup', () => {
  const text = 'Spielothek mit Automaten und Billard in Köln';
  expect(measured(described('de', 'Zebra', text)).facts.category).not.toMatch(/playgroup|toy library/);
});
