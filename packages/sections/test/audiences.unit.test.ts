import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { block, ENGLISH_BLOCKS } from './support/text-blocks.ts';

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

test('When one sentence names many groups and another names one, then the first of each comes before the others', () => {
  expect(
    namesIn(
      'en',
      'Designed for bakers, florists, grocers, butchers, brewers and farmers.',
      'We help teachers of small schools.',
    ).slice(0, 2),
  ).toEqual(['bakers', 'teachers of small schools']);
});

test("When a testimonial is signed with name and role, then the role is the persona, not the person's name", () => {
  const [found] = personas({
    text: [
      block('“It saved us a day of work each month.”', { kind: 'quote' }),
      block('Jane Miller, Head of Finance at Example'),
    ],
  });
  expect(found).toMatchObject({ name: 'Head of Finance', role: 'Head of Finance' });
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

/** A home page with one paragraph, in a language. */
const namesIn = (lang: string, ...texts: string[]): string[] =>
  personas({ lang, text: texts.map((text) => block(text)) }).map(({ name }) => name);

test.each([
  ['en', 'Accounting software designed for bakers, small grocers and florists.', ['bakers', 'florists']],
  [
    'de',
    'Die Software eignet sich besonders für Groß- und Einzelhändler sowie kleine Betriebe.',
    ['Groß- und Einzelhändler', 'kleine Betriebe'],
  ],
  [
    'fr',
    "Cette application s'adresse aux personnes en situation de handicap et aux aidants.",
    ['personnes en situation de handicap', 'aidants'],
  ],
  [
    'es',
    'Este programa de gestión está diseñado para pequeñas empresas y autónomos.',
    ['pequeñas empresas', 'autónomos'],
  ],
  ['it', 'Il nostro programma è pensato per gli artigiani e le piccole imprese.', ['artigiani', 'piccole imprese']],
  ['pt', 'O nosso sistema é ideal para pequenos comércios e restaurantes.', ['pequenos comércios', 'restaurantes']],
  [
    'nl',
    'Onze software is bedoeld voor zelfstandige therapeuten en huisartsen.',
    ['zelfstandige therapeuten', 'huisartsen'],
  ],
  ['sv', 'Vårt program är perfekt för småföretagare och föreningar.', ['småföretagare', 'föreningar']],
  ['da', 'Vores program er velegnet til familier og skoler.', ['familier', 'skoler']],
  ['nb', 'Programmet vårt passer for bedrifter og kommuner.', ['bedrifter', 'kommuner']],
  ['fi', 'Palvelumme on suunniteltu yrittäjille ja opettajille.', ['yrittäjille', 'opettajille']],
  ['pl', 'Nasz program jest przeznaczony dla nauczycieli i rodziców.', ['nauczycieli', 'rodziców']],
  ['cs', 'Náš penzion je ideální pro rodiny a turisty.', ['rodiny', 'turisty']],
  ['tr', 'Bu uygulama öğretmenler ve öğrenciler için tasarlandı.', ['öğretmenler', 'öğrenciler']],
  ['ru', 'Наша программа создана для учителей и родителей.', ['учителей', 'родителей']],
  ['uk', 'Наша програма створена для вчителів та батьків.', ['вчителів', 'батьків']],
  ['ar', 'هذا البرنامج مصمم للمعلمين والطلاب في كل مكان.', ['المعلمين', 'الطلاب']],
  ['he', 'המערכת שלנו מיועדת למורים ולתלמידים בכל הארץ.', ['מורים', 'תלמידים']],
  ['ja', '小規模事業者のための会計ソフトです。', ['小規模事業者']],
  ['zh', '我们提供专为中小企业打造的财务软件。', ['中小企业']],
  ['ko', '소상공인을 위한 회계 프로그램입니다.', ['소상공인']],
  ['bg', 'Нашата програма е създадена за учители и родители на малки деца.', ['учители', 'родители']],
  ['el', 'Το πρόγραμμά μας είναι σχεδιασμένο για μαθητές και εκπαιδευτικούς.', ['μαθητές', 'εκπαιδευτικούς']],
  ['et', 'Meie teenus on mõeldud ettevõtjatele ja õpetajatele.', ['ettevõtjatele', 'õpetajatele']],
  ['hr', 'Naš program je namijenjen učenicima i roditeljima.', ['učenicima', 'roditeljima']],
  ['hu', 'Programunk elsősorban pedagógusok és szülők számára készült.', ['pedagógusok', 'szülők']],
  ['lt', 'Mūsų programa skirta mokytojams ir tėvams.', ['mokytojams', 'tėvams']],
  ['lv', 'Mūsu programma ir paredzēta skolotājiem un vecākiem.', ['skolotājiem', 'vecākiem']],
  ['ro', 'Programul nostru este creat pentru profesori și părinți.', ['profesori', 'părinți']],
  ['sk', 'Náš program je určený pre učiteľov a rodičov.', ['učiteľov', 'rodičov']],
  ['sl', 'Naš program je namenjen učiteljem in staršem.', ['učiteljem', 'staršem']],
])(
  'When a sentence in "%s" says whom the product is made for, then each group is a persona: %s',
  (lang, text, groups) => {
    expect(namesIn(lang, text)).toEqual(expect.arrayContaining(groups));
  },
);

test.each([
  [
    'a question of who the reader is',
    'Whether you are a researcher, city official or community leader, we can work together.',
    ['researcher', 'city official', 'community leader'],
  ],
  [
    'a welcome',
    'IT professionals, designers, and non-programmers, you are all welcome.',
    ['IT professionals', 'designers', 'non-programmers'],
  ],
  ['those who may use it', 'Developer teams can use the templates directly.', ['Developer teams']],
  [
    'people with a quality',
    'We invest in projects that prove people with complex needs deserve autonomy.',
    ['people with complex needs'],
  ],
  ['what the offer helps with', 'We offer advice for parents of twins.', ['parents of twins']],
])('When a sentence names its audience by %s, then each group is a persona', (_, text, groups) => {
  expect(namesIn('en', text)).toEqual(groups);
});

test.each([
  ['nobody in particular', 'Made for people and companies.'],
  ["the reader's own customers", 'Designed for your customers and your visitors.'],
  ['staff who are wanted', 'Call for speakers and volunteers.'],
  ["whom others' products are for", 'Traditional tools are designed for accountants.'],
  ['things', 'Designed for speed and made for the web.'],
  ['a noun that describes another', 'We provide a consistent user experience.'],
  ['users of the product itself', 'We provide support for users of Example.'],
  ['a time of day', 'Open for 9 to 5 on all days.'],
])('When a sentence names %s, then there is no persona', (_, text) => {
  expect(namesIn('en', text)).toEqual([]);
});

test.each([
  ['uk', 'Ви запрограмуєте гравця на рух.'],
  ['es', 'Un espacio diseñado para desarrollar todas nuestras actividades.'],
  ['ru', 'Центр работает с проверенными специалистами.'],
  ['ru', 'Нам помогают специалисты и волонтеры, оказывается помощь специалистов.'],
  ['bg', 'Програмата за туристически обекти е предназначение за всички.'],
  ['el', 'Υπηρεσίες για τουριστικά και αγροτικά κτίρια.'],
  ['et', 'Programm on mõeldud kõigile.'],
  ['hr', 'Usluge za turističke objekte i za sve.'],
  ['hu', 'A program mindenkinek szól.'],
  ['lt', 'Ši programa skirta visiems.'],
  ['lv', 'Šī programma ir paredzēta ikvienam.'],
  ['ro', 'Aplicație pentru viteză, creată pentru toți.'],
  ['sl', 'Storitve za turistične objekte in za vse.'],
])('When a sentence in "%s" names nobody whom the product is for, then there is no persona: %s', (lang, text) => {
  expect(namesIn(lang, text)).toEqual([]);
});

test.each([
  ['de', 'Unsere Kurse sind ideal für Menschen, die gern wandern.', ['Menschen, die gern wandern']],
  ['cs', 'Ubytování pro všechny, kteří hledají klid.', ['všechny, kteří hledají klid']],
  ['pl', 'Warsztaty dla osób, które szukają spokoju.', ['osób, które szukają spokoju']],
])(
  'When a relative clause behind a comma says who they are, then it is part of the name: "%s" %s',
  (lang, text, names) => {
    expect(namesIn(lang, text)).toEqual(names);
  },
);

test.each([
  ['de', 'Unser Ziel ist es, Menschen mit Behinderung zu unterstützen.', ['Menschen mit Behinderung']],
  ['nl', 'Wij streven ernaar om studenten op de hogeschool te verbinden.', ['studenten']],
  ['en', 'Built by teachers, for teachers.', ['teachers']],
  ['fr', 'Développé par des pharmaciens, pour des pharmaciens.', ['pharmaciens']],
  ['ru', 'Наша задача — помощь людям в трудной ситуации.', ['людям в трудной ситуации']],
  ['ja', '子どもから大人まで楽しめる教室です。', ['子どもから大人まで']],
  ['ja', '当社は中小企業のための会計ソフトを作ります。', ['中小企業']],
  ['zh', '我们提供面向教师与家长的课程。', ['教师', '家长']],
])('When other words say whom the product is for, then each group is a persona: "%s" %s', (lang, text, names) => {
  expect(namesIn(lang, text)).toEqual(names);
});

test.each([
  ['half a qualifier', 'Made for people who want to do more of what they have always liked about work and life.'],
  ['what anybody has', 'Made for people with their own goals and people from all walks of life.'],
  ['a customer', 'Highly recommend this for parents of twins.'],
  ['a part of the interface', 'A Title Bar'],
  ['a field of study', 'Our group focuses on quantum mechanics and thermal management.'],
  ['a number of things', 'Designed for a couple of hours.'],
  ['the name of an association', 'We are part of the Association of Friends of the Museum.'],
])('When a sentence names %s, then it is no persona', (_, text) => {
  expect(namesIn('en', text)).toEqual([]);
});

test('When a testimonial or a blog post names a group, then it is no persona', () => {
  const text = 'Perfect for bakers and florists.';
  expect(personas({ text: [block(`“${text}”`, { kind: 'quote' })] })).toEqual([]);
  expect(personas({ kind: 'blog', text: [block(text)] })).toEqual([]);
  expect(namesIn('en', text)).toEqual(['bakers', 'florists']);
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
    expect.arrayContaining(['Dzieciom', 'Nauczycielom']),
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

test.each([
  ['Made for fishermen, craftsmen and children.', ['fishermen', 'craftsmen', 'children']],
  ['Made for fishermans, childs and mans.', []],
  ['Made for dogs, cities and regions.', []],
])('When a sentence says "%s", then the groups are %j', (text, groups) => {
  expect(namesIn('en', text)).toEqual(groups);
});

/** Words of groups and of what is between them, without an end that a pattern looks for. */
const REPEATED: [lang: string, words: string][] = [
  ['zh', '人和'],
  ['zh', '所有人、'],
  ['zh', '参与大学生和'],
  ['ja', '人や'],
  ['ja', '学生の'],
  ['ja', '方が'],
  ['ko', '학생 '],
  ['ko', '사람을 '],
  ['en', 'for teams and '],
  ['en', 'people with '],
  ['de', 'für Lehrer und '],
  ['de', 'lehrer'],
  ['ru', 'для учителей и '],
  ['ru', 'людей с '],
];

test.each(REPEATED)(
  'When a text repeats the words of a list of groups, then it is read at once: "%s", "%s"',
  (lang, words) => {
    const longest = 600;
    const text = words.repeat(longest).slice(0, longest - 1);
    for (const sentence of [text, `${text}。`, `${text}.`]) expect(findGroups(sentence, lang)).toBeDefined();
  },
);

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
