import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { bindToHeadings, block, ENGLISH_BLOCKS, heading } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;

test('When a sentence names whom the product is for, then that group is the persona, without invented personal details', () => {
  const [found, ...others] = personas({ text: ENGLISH_BLOCKS });
  expect(others.map(({ name }) => name)).toEqual(['small business']);
  expect(found).toMatchObject({
    name: 'small teams',
    gender: '',
    ethnicity: '',
    role: '',
    industry: '',
    image_path: '',
  });
  expect(found?.business_context).toMatch(/"[^"]*helps small teams get paid on time/);
});

test('When the navigation links to industries and audiences, then each is a persona', () => {
  const link = (href: string, text: string) => ({ href, text, region: 'nav' as const, rel: '', sameSite: true });
  const found = personas({
    links: [
      link('https://site.test/industries/retail', 'Retailers'),
      link('https://site.test/solutions/agencies', 'For agencies'),
      link('https://site.test/pricing', 'Pricing'),
    ],
  });
  expect(found.map(({ name, industry }) => ({ name, industry }))).toEqual([
    { name: 'Retailers', industry: 'Retailers' },
    { name: 'agencies', industry: '' },
  ]);
});

test('When the navigation links to industries, then they are personas if there are three, or if the titles name people or organisations', () => {
  const menu = (...links: [path: string, text: string][]) =>
    personas({
      links: links.map(([path, text]) => ({
        href: `https://site.test${path}`,
        text,
        region: 'nav' as const,
        rel: '',
        sameSite: true,
      })),
    }).map(({ name, industry }) => ({ name, industry }));
  expect(menu(['/industries/insurance', 'Insurance'], ['/industries/retail', 'Retail'])).toEqual([]);
  expect(
    menu(['/industries/insurance', 'Insurance'], ['/industries/retail', 'Retail'], ['/industry/city', 'Smart City']),
  ).toEqual([
    { name: 'Insurance', industry: 'Insurance' },
    { name: 'Retail', industry: 'Retail' },
    { name: 'Smart City', industry: 'Smart City' },
  ]);
  expect(menu(['/industries/insurance', 'Insurance companies'])).toEqual([
    { name: 'Insurance companies', industry: 'Insurance companies' },
  ]);
  expect(menu(['/solutions/section-nurses', 'Nurses'])).toEqual([{ name: 'Nurses', industry: '' }]);
});

test('When links to audiences are in a closed menu, then they are personas like those that visitors see', () => {
  const link = (path: string, text: string) => ({
    href: `https://site.test${path}`,
    text,
    region: 'nav' as const,
    rel: '',
    sameSite: true,
    collapsed: true,
  });
  const found = personas({
    links: [link('/industries/retail', 'Retailers'), link('/pricing', 'Pricing'), link('/nurses', 'For nurses')],
  });
  expect(found.map(({ name }) => name)).toEqual(['Retailers', 'nurses']);
});

test('When a page of industries has a label above each heading, then the labels are personas, not the headings', () => {
  const card = (label: string, title: string) => [
    block(label, { kind: 'label' }),
    block(title, { kind: 'heading', level: 3 }),
    block('We have done this for ten years.'),
  ];
  const text = [
    block('Industries', { kind: 'heading', level: 1 }),
    ...card('Retail', 'Stock that lasts'),
    ...card('Health care', 'Records that are safe'),
    ...card('Finance', 'Figures that add up'),
    block('Questions?', { kind: 'heading', level: 3 }),
  ];
  expect(personas({ kind: 'product', text }).map(({ name, industry }) => ({ name, industry }))).toEqual([
    { name: 'Retail', industry: 'Retail' },
    { name: 'Health care', industry: 'Health care' },
    { name: 'Finance', industry: 'Finance' },
  ]);
});

const testimonial = (said: string, signature: string) => [block(said, { kind: 'quote' }), block(signature)];

test("When testimonials are signed with name and role, then the roles are personas, not the persons' names", () => {
  const found = personas({
    text: [
      ...testimonial('“It saved us a day of work each month.”', 'Jane Miller, Head of Finance at Example'),
      ...testimonial('“The books are closed on the first of the month.”', 'John Smith, Controller and director'),
    ],
  });
  expect(found).toMatchObject([
    { name: 'Head of Finance', role: 'Head of Finance' },
    { name: 'Controller and director' },
  ]);
});

test('When a signature has a surname of one letter in front of the role, then the role alone is the persona', () => {
  const found = personas({
    text: [
      ...testimonial('“The roof has been dry for nine years.”', 'Sarah M. Lodge Owner'),
      ...testimonial('“They finished a week before the date.”', 'Johan V. Workshop Manager'),
    ],
  });
  expect(found.map(({ name }) => name)).toEqual(['Lodge Owner', 'Workshop Manager']);
});

test.each([
  [['Ages 2-4', 'Ages 5-8', 'Ages 9-11', 'Ages 12-18']],
  [['Children from 2 to 4', 'Children aged 5', 'Children 6 to 8 years']],
])('When cards name ages side by side, then each of them is a persona: %s', (ages) => {
  const found = personas({
    text: bindToHeadings(block('Who it is for', { kind: 'heading', level: 2 }), ...ages.map((age) => heading(age, 3))),
  });
  expect(found.map(({ name }) => name)).toEqual(ages);
});

test.each(['Week', 'Room', 'Level'])(
  'When cards are numbered, then no more than two of them are personas: %s',
  (word) => {
    const found = personas({
      text: bindToHeadings(
        block('Who it is for', { kind: 'heading', level: 2 }),
        ...['1', '2', '3', '4'].map((number) => heading(`${word} ${number}`, 3)),
        heading('Families', 3),
      ),
    });
    expect(found.map(({ name }) => name)).toEqual([`${word} 1`, `${word} 2`, 'Families']);
  },
);

test('When only one of the customers signs with a role, then that is no persona', () => {
  const found = personas({
    text: [
      ...testimonial('“Every other firm wanted to rip our windows out.”', 'Margaret T., Nether Edge'),
      ...testimonial('“They built the library that we had in mind.”', 'Dr Anil Rao, architect'),
    ],
  });
  expect(found).toEqual([]);
});

test('When the groups below an audience heading open with "for", then their names do not', () => {
  const found = personas({
    lang: 'de',
    text: bindToHeadings(
      block('Für wen wir schrauben', { kind: 'heading', level: 2 }),
      block('Für Pendlerinnen, die jeden Tag fahren. Für Familien ohne Auto. Und für Betriebe, die liefern.'),
    ),
  });
  expect(found.map(({ name }) => name)).toEqual(['Pendlerinnen', 'Familien ohne Auto', 'Betriebe']);
});

test('When the site names no audience, then there are no personas', () => {
  expect(personas({ text: [block('The shop opens at nine.')] })).toEqual([]);
});

test("When one sentence states the audience's problem, then it is the challenge and not repeated as a pain point", () => {
  const trouble = 'Bakers struggle with invoices that nobody pays on time.';
  const found = personas({
    links: [{ href: 'https://site.test/solutions/bakers', text: 'For bakers', region: 'nav', rel: '', sameSite: true }],
    text: [block(trouble)],
  });
  expect(found).toMatchObject([{ name: 'bakers', challenge: trouble, pain_points: '' }]);
});

test.each([
  ['en', ['For teachers', 'For VP Engineering / CTO'], ['teachers', 'VP Engineering', 'CTO']],
  ['de', ['Für Lehrkräfte'], ['Lehrkräfte']],
  ['pt', ['Para Moradores', 'Para Síndicos'], ['Moradores', 'Síndicos']],
  ['ja', ['法人のお客様へ'], ['法人のお客様']],
])('When headings in "%s" say %j, then their groups are personas', (lang, labels, groups) => {
  const found = personas({ lang, text: labels.map((text) => block(text, { kind: 'heading', level: 3 })) });
  expect(found.map(({ name }) => name)).toEqual(groups);
});

test('When a label says "for" and no group, then it is no persona', () => {
  const text = ['For free', 'For everyday use', 'For all your documents'].map((label) =>
    block(label, { kind: 'heading' }),
  );
  expect(personas({ text })).toEqual([]);
});

test('When a long sentence names an audience, then the part of it that does is quoted, word for word', () => {
  const text =
    'After many years of work with shops of every kind and size we finally made a till that is perfect for bakers, because it opens with floury hands.';
  const [found] = personas({ text: [block(text)] });
  const quoted = /"([^"]+)"/.exec(found?.business_context ?? '')?.[1] ?? '';
  expect(quoted).toMatch(/^perfect for bakers/);
  expect(text).toContain(quoted);
});

test.each([
  [
    'the wording that makes it one, and no preposition behind it,',
    'The chapel was built by hand and offers singing lessons designed for couples during the summer, at times that suit them.',
    'couples',
    'designed for couples',
  ],
  [
    'the wording up to the end of its sentence',
    'We are carpenters in Kent. We build kitchens designed for small restaurants. They like them.',
    'small restaurants',
    'designed for small restaurants.',
  ],
  [
    'the list up to it',
    'In this house we offer singing lessons designed for couples, families, schools and clubs around the county, and beyond.',
    'families',
    'designed for couples, families',
  ],
  [
    'no more than a colon ends',
    'Our singing lessons of this year are designed for couples and families: nobody has to bring a voice that is trained.',
    'families',
    'designed for couples and families',
  ],
  [
    'no part of a clause that says who they are and is long,',
    'In this house we make software for independent veterinary clinics that want their waiting lists to fill themselves with the help of everybody who calls',
    'independent veterinary clinics',
    'software for independent veterinary clinics',
  ],
  [
    'about four times as many words as the name has',
    'In this house we offer singing lessons designed for couples from all of the small islands around Kent and beyond the sea',
    'couples',
    'designed for couples',
  ],
])('When a sentence names an audience, then %s is quoted', (_, text, name, quote) => {
  const found = personas({ text: [block(text)] }).find((persona) => persona.name === name);
  expect(found?.business_context).toBe(`Named on the site: "${quote}"`);
});

test('When JSON-LD declares audiences of the product, then each is a persona', () => {
  const audience = { '@type': 'EducationalAudience', audienceType: 'teachers, parents of twins' };
  const found = personas({ jsonLd: [{ '@type': 'SoftwareApplication', name: 'Example', audience }], text: [] });
  expect(found.map(({ name }) => name)).toEqual(['teachers', 'parents of twins']);
});

test('When titles of a list each name a group, then they are personas; sponsors and partners are not', () => {
  const titles = ['Product owners', 'Data scientists', 'Business teams'].map((text) =>
    block(text, { kind: 'heading', level: 3 }),
  );
  const list = (heading: string) =>
    personas({ text: [block(heading, { kind: 'heading', level: 2 }), ...titles] }).map(({ name }) => name);
  expect(list('What we make easier')).toEqual(['Product owners', 'Data scientists', 'Business teams']);
  expect(list('Our partners')).toEqual([]);
});

test('When texts under a heading of audiences open with a group, then each is a persona', () => {
  const text = (lang: string, heading: string, ...texts: string[]) =>
    personas({
      lang,
      text: [block(heading, { kind: 'heading', level: 2 }), ...texts.map((one) => block(one, { heading: 0 }))],
    });
  const polish = [
    'Dzieciom i młodzieży z trudnościami szkolnymi. Pomagamy je zrozumieć.',
    'Nauczycielom i specjalistom z przedszkoli i szkół, oferując konsultacje.',
  ];
  expect(text('pl', 'Komu pomagamy', ...polish).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dzieci', 'Nauczyciele']),
  );
  expect(text('pl', 'Kontakt', ...polish)).toEqual([]);
});

test('When a list names one group with many qualities, then two of them are personas', () => {
  const items = ['dyslexia', 'autism', 'anxiety', 'diabetes'].map((word) =>
    block(`Children with ${word}`, { kind: 'list-item' }),
  );
  const list = [block('Who we help', { kind: 'heading', level: 2 }), ...items.map((item) => ({ ...item, heading: 0 }))];
  expect(personas({ text: list }).map(({ name }) => name)).toEqual(['Children with dyslexia', 'Children with autism']);
});

test('When texts under a heading of audiences list groups, then groups that the product is made for come first', () => {
  const text = [
    block('Who we help', { kind: 'heading', level: 2 }),
    block('Bakers who open early.', { heading: 0 }),
    block('The till is made for teachers.', { heading: 0 }),
  ];
  expect(personas({ text }).map(({ name }) => name)).toEqual(['teachers', 'Bakers who open early']);
});

const namesOn = (text: TextBlock[], lang = 'en') => personas({ lang, text }).map(({ name }) => name);

test('When a short line in the text names a product for a group, then the group is no persona; in a heading it is', () => {
  expect(namesOn([block('Table and stools for children')])).toEqual([]);
  expect(namesOn([block('Our lessons are for children and parents.')])).toEqual(['children', 'parents']);
});

test('When a group is named by what it wants to do and to what is not said, then that is left out', () => {
  expect(namesOn([block('Made for programmers looking to build, or to work with maps.')])).toEqual(['programmers']);
});

test('When words are not spaced, then the clause that names the audience is quoted', () => {
  const [found] = personas({
    lang: 'ja',
    text: [block('小さな会社の経営者のための会計ソフトで、毎月の請求書を自動で作成し、入金まで見守ります。')],
  });
  expect(found?.business_context).toMatch(/"[^"]*経営者のための会計ソフトで"/u);
});
