import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { audiences } from '../src/audiences/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;

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
  ['fi', 'Palvelumme on suunniteltu yrittäjille ja opettajille.', ['yrittäjät', 'opettajat']],
  ['pl', 'Nasz program jest przeznaczony dla nauczycieli i rodziców.', ['nauczyciele', 'rodzice']],
  ['cs', 'Náš penzion je ideální pro rodiny a turisty.', ['rodiny', 'turisté']],
  ['tr', 'Bu uygulama öğretmenler ve öğrenciler için tasarlandı.', ['öğretmenler', 'öğrenciler']],
  ['ru', 'Наша программа создана для учителей и родителей.', ['учителя', 'родители']],
  ['uk', 'Наша програма створена для вчителів та батьків.', ['вчителі', 'батьки']],
  ['ar', 'هذا البرنامج مصمم للمعلمين والطلاب في كل مكان.', ['المعلمين', 'الطلاب']],
  ['he', 'המערכת שלנו מיועדת למורים ולתלמידים בכל הארץ.', ['מורים', 'תלמידים']],
  ['ja', '小規模事業者のための会計ソフトです。', ['小規模事業者']],
  ['zh', '我们提供专为中小企业打造的财务软件。', ['中小企业']],
  ['ko', '소상공인을 위한 회계 프로그램입니다.', ['소상공인']],
  ['bg', 'Нашата програма е създадена за учители и родители на малки деца.', ['учители', 'родители']],
  ['el', 'Το πρόγραμμά μας είναι σχεδιασμένο για μαθητές και εκπαιδευτικούς.', ['μαθητές', 'εκπαιδευτικοί']],
  ['et', 'Meie teenus on mõeldud ettevõtjatele ja õpetajatele.', ['ettevõtjad', 'õpetajad']],
  ['hr', 'Naš program je namijenjen učenicima i roditeljima.', ['učenici', 'roditelji']],
  ['hu', 'Programunk elsősorban pedagógusok és szülők számára készült.', ['pedagógusok', 'szülők']],
  ['lt', 'Mūsų programa skirta mokytojams ir tėvams.', ['mokytojai', 'tėvai']],
  ['lv', 'Mūsu programma ir paredzēta skolotājiem un vecākiem.', ['skolotāji', 'vecāki']],
  ['ro', 'Programul nostru este creat pentru profesori și părinți.', ['profesori', 'părinți']],
  ['sk', 'Náš program je určený pre učiteľov a rodičov.', ['učitelia', 'rodičia']],
  ['sl', 'Naš program je namenjen učiteljem in staršem.', ['učitelji', 'starši']],
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
  ['de', 'how many fit in', 'Das Apartment ist für bis zu 4 Personen mit Gepäck buchbar.'],
  ['en', 'those who give', 'Supporters are welcome.'],
  ['de', 'a phrase that goes on', 'Unser Raum ist für Personen ohne Benachteiligungen gedacht.'],
  ['sv', 'an adjective', 'Större transporter: För tunga och skrymmande varor.'],
])('When a sentence in "%s" names %s, then there is no persona: %s', (lang, _, text) => {
  expect(namesIn(lang, text)).toEqual([]);
});

test.each([['partners', 'We collaborate with', ['University hospitals', 'Small companies', 'Software teams'], 'en']])(
  'When cards name %s, then there is no persona',
  (_, title, titles, lang) => {
    const cards = titles.flatMap((text) => [heading(text, 3), block(`${text} have a page of their own here.`)]);
    const named = personas({ lang, text: bindToHeadings(heading('Acme', 1), heading(title, 2), ...cards) });
    expect(named.map(({ name }) => name).filter((name) => titles.includes(name))).toEqual([]);
  },
);

test('When words add a group to others, then they are no part of its name', () => {
  expect(namesIn('fr', 'Regroupe les principaux acteurs du domaine afin de valoriser la qualité.')).not.toContain(
    'principaux acteurs du domaine afin de valoriser la qualité',
  );
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
  ['pl', 'Warsztaty dla osób, które szukają spokoju.', ['osoby, które szukają spokoju']],
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
  ['ru', 'Наша задача — помощь людям в трудной ситуации.', ['люди в трудной ситуации']],
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

test('When one sentence names many groups and another names one, then the first of each comes before the others', () => {
  expect(
    namesIn(
      'en',
      'Designed for bakers, florists, grocers, butchers, brewers and farmers.',
      'We help teachers of small schools.',
    ).slice(0, 2),
  ).toEqual(['bakers', 'teachers of small schools']);
});

test('When a testimonial or a blog post names a group, then it is no persona', () => {
  const text = 'Perfect for bakers and florists.';
  expect(personas({ text: [block(`“${text}”`, { kind: 'quote' })] })).toEqual([]);
  expect(personas({ kind: 'blog', text: [block(text)] })).toEqual([]);
  expect(namesIn('en', text)).toEqual(['bakers', 'florists']);
});
