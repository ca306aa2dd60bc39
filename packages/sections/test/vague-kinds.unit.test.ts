import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { cleanName } from '../src/shared/brand/clean-name.ts';
import { things } from '../src/things/index.ts';
import { isVague } from '../src/things/vague-kinds.ts';
import { heading } from './support/text-blocks.ts';

const categoryOf = (page: PageOverrides): string => things.measure(evidence({ pages: [page] })).facts.category;
const described = (lang: string, title: string, description: string): PageOverrides => ({
  lang,
  title,
  meta: [{ name: 'description', content: description }],
});

describe('Legal forms', () => {
  test.each([
    'Công ty Cổ phần Zebra',
    'Công ty TNHH Thương mại Dịch vụ Zebra',
    'PT. Zebra',
    'CV. Zebra',
    'ООО «Zebra»',
    'Zebra s.r.o.',
    'Zebra Sp. z o.o.',
    'Zebra d.o.o.',
    'Zebra Kft.',
    'OÜ Zebra',
    'Zebra OÜ',
    'UAB „Zebra“',
    'Zebra A.Ş.',
    'Zebra Ltd. Şti.',
    'Zebra Co., Ltd.',
    'Zebra S.L.',
    'Zebra Lda.',
    '주식회사 Zebra',
    '(주)Zebra',
    'Zebra 株式会社',
    'Zebra有限公司',
    '株式会社Zebra',
  ])('When a name has one ("%s"), then it is no part of it', (raw) => {
    expect(cleanName(raw).replace(/^[«„"]|[»“"]$/gu, '')).toBe('Zebra');
  });

  test.each([
    'Pt Chevrons',
    'UD Trucks',
    'MB Electronics',
    'PT Studio Stockholm',
    'Mb Zebra',
    'Project Tbilisi',
    'CV',
    'Zebra Sia',
    'Blue Ad',
    'Kkt Zebra Bank',
  ])('When a name only looks as if it had one ("%s"), then it stays whole', (raw) => {
    expect(cleanName(raw)).toBe(raw);
  });

  test.each(['Công ty Cổ phần', 'công ty TNHH', 's.r.o.', 'Sp. z o.o.', '주식회사', 'PT', 'OÜ', 'GmbH', '有限公司'])(
    'When a kind is "%s", then it says nothing',
    (form) => {
      expect(isVague(form)).toBe(true);
    },
  );
});

describe('Nouns that say nothing by themselves', () => {
  test.each([
    'مؤسسة',
    'bengkel',
    'direct producer',
    'Official dealer',
    'specialists',
    'company',
    'Lieferant',
    'autorisierter Händler',
    'официальный дилер',
    'dostawca',
  ])('When a kind is "%s", then it is none', (kind) => {
    expect(isVague(kind)).toBe(true);
  });

  test.each(['tea supplier', 'car dealer', 'producer of juices', 'directory', 'local history society', 'school'])(
    'When a kind says of what ("%s"), then it stays',
    (kind) => {
      expect(isVague(kind)).toBe(false);
    },
  );

  test.each([
    ['en', 'Zebra | Official dealer', 'Zebra is your official dealer in the north.'],
    ['en', 'Zebra | Supplier', 'Zebra is a supplier. Suppliers since 1990.'],
    ['de', 'Zebra | Fachhändler', 'Zebra ist Ihr autorisierter Händler im Norden.'],
  ])('When all that a site in "%s" says is "%s", then it has no category of that', (lang, title, description) => {
    expect(categoryOf(described(lang, title, description))).not.toMatch(/dealer|supplier|händler/iu);
  });
});

describe('Words in English on a site in another language', () => {
  test.each([
    ['lv', 'Zebra - Plant nursery', 'Plant nursery in the hills.', 'plant nursery'],
    ['th', 'Zebra | Coworking space', 'Coworking space by the river.', 'coworking space'],
  ])(
    'When title and description are in English on a site in "%s", then they say its kind',
    (lang, title, description, kind) => {
      expect(categoryOf(described(lang, title, description)).toLowerCase()).toBe(kind);
    },
  );
});

describe('Kinds that give way', () => {
  test.each([
    ['da', 'Zebra konsulent – friskole, efterskole', 'Konsulent i skoleledelse: friskole, efterskole.'],
    ['en', 'Zebra Consultants | Free school, primary school', 'Consultants: free school, primary school, academy.'],
  ])(
    'When schools are whom a consultant in "%s" works for ("%s"), then it is no school',
    (lang, title, description) => {
      expect(categoryOf(described(lang, title, description)).toLowerCase()).not.toMatch(/school|skole/u);
    },
  );

  test('When a body without profit speaks of consultants as often, then it is one', () => {
    const text = [heading('Not-for-profit, with consultants', 1)];
    const page = { ...described('en', 'Zebra', 'With consultants, and not-for-profit since 1990.'), text };
    expect(categoryOf(page)).toBe('non-profit organisation');
  });
});

test.each(['space', 'a unique place', 'domaine familial situé', 'espacio único', 'einzigartiger Ort', 'family estate'])(
  'When a noun only says that it is a place ("%s"), then it is no kind',
  (kind) => {
    expect(isVague(kind)).toBe(true);
  },
);

test.each(['coworking space', 'lieu culturel', 'wine estate', 'holiday resort', 'espacio de arte', 'mesto'])(
  'When it says what the place is of ("%s"), then it may be one',
  (kind) => {
    expect(isVague(kind)).toBe(false);
  },
);

test('When a title is an image of what is offered, then that is not the category', () => {
  const page = described('pt', 'Zebra | A ciência da personalização', 'A ciência da personalização há 37 anos.');
  expect(categoryOf(page)).toBe('');
});
