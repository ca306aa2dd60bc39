import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const HOME = bindToHeadings(heading('Acme', 1, { region: 'hero' }));

/** What a site with this about page states. */
function stated(lang: string, ...about: TextBlock[]) {
  const pages = [
    { title: 'Acme', lang, text: HOME },
    {
      title: 'Acme',
      lang,
      kind: 'about' as const,
      finalUrl: 'https://site.test/about',
      text: bindToHeadings(...about),
    },
  ];
  const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
  return { mission: found.mission_statement.statement, vision: found.vision.statement };
}

const MISSIONS: Record<string, string> = {
  ar: 'مهمتنا أن نعلم كل طفل القراءة في كل قرية من قرى البلاد.',
  bg: 'Нашата мисия е да научим всяко дете да чете с радост.',
  cs: 'Naším posláním je naučit číst každé dítě v každé vesnici.',
  da: 'Vores mission er at lære hvert barn i landet at læse.',
  de: 'Unser Ziel ist es, jedem Kind im Land das Lesen beizubringen.',
  el: 'Αποστολή μας είναι να μάθει κάθε παιδί της χώρας να διαβάζει.',
  en: 'Our primary goal is to teach every child in the country to read.',
  es: 'Nuestra misión es enseñar a leer a cada niño del país.',
  et: 'Meie eesmärk on õpetada iga laps riigis lugema.',
  fi: 'Tehtävämme on opettaa jokainen maan lapsi lukemaan.',
  fr: "Notre mission est d'apprendre à lire à chaque enfant du pays.",
  he: 'המטרה שלנו היא ללמד כל ילד בארץ לקרוא בשמחה.',
  hr: 'Naša misija je naučiti čitati svako dijete u zemlji.',
  hu: 'Célunk, hogy az ország minden gyermeke megtanuljon olvasni.',
  it: 'La nostra missione è insegnare a leggere a ogni bambino del paese.',
  ja: '私たちの使命は、国中のすべての子どもに読む喜びを届けることです。',
  ko: '우리의 사명은 나라의 모든 아이에게 읽는 법을 가르치는 것입니다.',
  lt: 'Mūsų tikslas yra išmokyti skaityti kiekvieną šalies vaiką.',
  lv: 'Mūsu mērķis ir iemācīt lasīt katru bērnu mūsu valstī.',
  nb: 'Vårt oppdrag er å lære hvert barn i landet å lese.',
  nl: 'Onze missie is om elk kind in het land te leren lezen.',
  pl: 'Naszą misją jest nauczenie czytania każdego dziecka w kraju.',
  pt: 'Nossa missão é ensinar a ler cada criança do país.',
  ro: 'Misiunea noastră este să învățăm fiecare copil din țară să citească.',
  ru: 'Наша миссия — научить читать каждого ребёнка в стране.',
  sk: 'Cieľom združenia je naučiť čítať každé dieťa v našej krajine.',
  sl: 'Naše poslanstvo je naučiti brati vsakega otroka v državi.',
  sv: 'Vårt uppdrag är att lära varje barn i landet att läsa.',
  tr: 'Misyonumuz ülkedeki her çocuğa okumayı öğretmektir.',
  uk: 'Наша місія — навчити читати кожну дитину в країні.',
  zh: '我们的使命是让全国每一个孩子都学会快乐地阅读。',
};

describe('A mission', () => {
  test.each(Object.entries(MISSIONS))('When the about page states one in "%s", then it is quoted', (lang, text) => {
    expect(stated(lang, heading('Acme', 1), block(text)).mission).toBe(text);
  });

  const READING = 'To teach every child in the country to read for pleasure.';
  test.each([
    ['en', 'Our mission', READING],
    ['en', 'Mission & Vision', READING],
    ['en', 'Our mission at Acme', READING],
    ['ru', 'Миссия лицея:', 'Создание школы, в которой каждый ребёнок с радостью учится читать.'],
    ['ja', 'アクメの理念', 'すべての子どもたちに、本を読む喜びと学ぶ楽しさを届けます。'],
  ])('When a sentence in "%s" is under the heading "%s", then it is quoted', (lang, title, text) => {
    expect(stated(lang, heading(title, 2), block(text)).mission).toBe(text);
  });

  test.each([
    ['en', 'Goal scoring tips', 'Kick the ball low, and aim for the corner that the keeper does not see.'],
    ['en', 'Purpose built software', 'Every module was made to measure for the port of Rotterdam in 2019.'],
    ['en', 'Mission control center', 'Four screens show the weather, the tides and the ships in the harbour.'],
    ['de', 'Ziele in Spanien', 'Die Fähre legt zweimal in der Woche in Bilbao und in Santander an.'],
    ['fr', 'But de France', 'Le ballon a franchi la ligne à la dernière minute du match de samedi.'],
  ])('When a heading in "%s" is "%s", then the sentence under it is no mission', (lang, title, text) => {
    expect(stated(lang, heading(title, 2), block(text)).mission).toBe('');
  });

  test.each([
    ['cs', 'Co je naším posláním'],
    ['hu', 'Az Acme nem csak azért jött létre, hogy a kutyák szépek legyenek.'],
  ])('When a text in "%s" is "%s", then it is no mission', (lang, text) => {
    expect(stated(lang, heading('Acme', 1), block(text)).mission).toBe('');
  });

  test('When the sentence under its heading only leads to a mission, then that is not quoted', () => {
    const lead = 'Here the mission of our school sets the course for learning and teaching.';
    expect(stated('en', heading('Our mission', 2), block(lead)).mission).toBe('');
  });

  test.each([
    ['ast', 'Misión', 'Ayudar a cada neñu y cada neña del país a lleer con allegría.'],
    ['bs', 'Naša misija', 'Pomoći svakom djetetu da nauči čitati s radošću i ljubavlju.'],
    ['is', 'Hlutverk félagsins', 'Að kenna hverju barni í landinu að lesa sér til gleði og gagns.'],
    ['mk', 'Нашата мисија', 'Да го научиме секое дете во земјата да чита со радост и љубов.'],
    ['ms', 'Misi Sekolah', 'Menanamkan minat membaca dalam kalangan semua murid di sekolah ini.'],
    ['sq', 'Misioni ynë', 'T’i mësojmë çdo fëmije në vend të lexojë me gëzim dhe dashuri.'],
  ])('When a site in "%s" has a sentence under "%s", then it is quoted', (lang, title, text) => {
    expect(stated(lang, heading(title, 2), block(text)).mission).toBe(text);
  });

  test.each([
    ['the satisfaction of customers', 'Our goal is that you are satisfied with every single order.'],
    ['an operation', 'While its goal is to remove the lens, some of it may remain in the eye.'],
    ['somebody else', 'Northwind is a shipping company whose mission is to move good food across the sea.'],
    ['what follows', 'Our ambition is the following …'],
  ])('When a goal is %s, then it is no mission', (_, text) => {
    const partner = block('They sail with Northwind, and then Northwind sails back again.');
    expect(stated('en', heading('Acme', 1), block(text), partner).mission).toBe('');
  });
});

const FOUNDINGS: [lang: string, text: string][] = [
  ['de', 'Acme wurde gegründet um die Jahrhundertwende von zwei Brüdern.'],
  ['de', 'Unser Verein Acme engagiert sich nächste Woche beim Dorffest.'],
  ['da', 'Foreningen Acme arbejder for tiden på et nyt tag.'],
  ['da', 'Foreningen Acme ønsker at takke alle for en god sommer.'],
  ['en', 'The Acme extension was started to provide more parking.'],
  ['en', 'The Acme hall was established to great applause.'],
  ['es', 'Acme nació en una pequeña calle de Madrid para sorpresa de todos.'],
  ['es', 'Acme se fundó en 1990 para bienestar y alegría del barrio.'],
  ['fr', 'Notre salle Acme a été créée avec trois planches et un rideau.'],
  ['fr', 'Notre salle Acme a été créée pour notre quartier en hiver.'],
  ['he', 'באנו לירושלים בשנת אלף תשע מאות ושמונים עם שני ילדים.'],
  ['id', 'Sekolah Acme didirikan dengan dana warga desa pada musim hujan.'],
  ['it', 'Siamo nati per caso in una cantina di Torino.'],
  ['it', 'La cooperativa Acme nasce per caso in una cantina di Torino.'],
  ['nb', 'Klubben jobber for tiden med nytt tak hos Acme.'],
  ['nl', 'Onze school Acme wil volgend jaar een nieuw dak op de sporthal.'],
  ['nl', 'De vereniging Acme is opgericht om en nabij de eeuwwisseling.'],
  ['nl', 'Wij van Acme staan voor u klaar op elke dag van de week.'],
  ['pl', 'Stowarzyszenie Acme powstało w małej kamienicy w Krakowie.'],
  ['pt', 'Acme nasceu num beco de Lisboa para surpresa de todos.'],
  ['ru', 'Центр Acme создан для взрослых и детей нашего района.'],
  ['sv', 'Föreningen Acme arbetar för närvarande med ett nytt tak.'],
  ['tr', 'Acme ile geçen yıl uzun bir tatil için yola çıktık.'],
];

test.each(FOUNDINGS)('When a text in "%s" tells of a founding or a plan, then "%s" is no mission', (lang, text) => {
  expect(stated(lang, heading('Acme', 1), block(text)).mission).toBe('');
});

test.each([
  ['de', 'Acme wurde 1990 gegründet, um jedem Kind das Lesen beizubringen.'],
  ['de', 'Unser Verein Acme engagiert sich seit langem für das Lesen im Dorf.'],
  ['da', 'Foreningen Acme ønsker at fremme læsning i alle landsbyer.'],
  ['en', 'Acme was founded in 1990 to teach every child to read.'],
  ['en', 'Acme was set up to help children read for pleasure.'],
  ['es', 'Acme nació en una pequeña calle de Madrid para enseñar a leer a todos.'],
  ['fr', 'Acme a été créée en 1990 pour apprendre à lire à tous.'],
  ['he', 'הארגון הוקם כדי ללמד כל ילד בארץ לקרוא בשמחה.'],
  ['it', 'Siamo nati per insegnare a leggere a ogni bambino.'],
  ['nb', 'Klubben jobber for bedre vilkår for alle barn som leser.'],
  ['nl', 'De vereniging Acme is opgericht om kinderen te leren lezen.'],
  ['nl', 'De school Acme wil kinderen in alle dorpen helpen lezen.'],
  ['pl', 'Stowarzyszenie Acme powstało w 1990 roku, aby uczyć czytać każde dziecko.'],
  ['pt', 'Acme nasceu num beco de Lisboa para ensinar todos a ler.'],
  ['ru', 'Фонд Acme создан для поддержки чтения в каждом селе.'],
  ['sv', 'Föreningen Acme arbetar för bättre läsning i alla byar.'],
  ['tr', 'Acme, her çocuğa okumayı öğretmek için kurulmuş bir vakıftır.'],
])('When a text in "%s" says what the brand was founded for, then "%s" is the mission', (lang, text) => {
  expect(stated(lang, heading('Acme', 1), block(text)).mission).toBe(text);
});

describe('A vision', () => {
  test.each(['الرسالة والرؤية', 'الرؤية والرسالة'])('When the heading in Arabic is "%s", then it is both', (title) => {
    const future = 'مدينة يقرأ فيها كل طفل كتابا جديدا كل أسبوع.';
    expect(stated('ar', heading(title, 2), block(future))).toMatchObject({ mission: future });
  });

  const FUTURE = 'A country where every child reads for pleasure and no school is without a library.';
  test.each([
    ['Our vision', FUTURE, FUTURE],
    ['Vision and values', FUTURE, FUTURE],
    [
      'About',
      'We want to see a world in which every child can read.',
      'We want to see a world in which every child can read.',
    ],
    ['Primary vision care', FUTURE, ''],
    ['Computer Vision', 'Detection and counting of parcels with images of cameras.', ''],
    ['History & vision', 'Acme came out of a group of parents who could not find books.', ''],
    ['Join in', 'To make our vision come true, we need volunteers in every town.', ''],
  ])('When the heading is "%s", then "%s" gives "%s"', (title, text, vision) => {
    expect(stated('en', heading(title, 2), block(text)).vision).toBe(vision);
  });
});

test.each([
  ['nl', 'Het doel van de behandeling is dat de spier zich ontspant zodat de klachten afnemen.', false],
  ['en', 'The goal of the massage is to help muscles recover from hard training.', false],
  ['bg', 'Мисията ни е да научим всяко дете в страната да чете с радост.', true],
  ['hr', 'Cilj nam je naučiti čitati svako dijete u svakom selu zemlje.', true],
])(
  'When a page in "%s" that is not about the brand says "%s", then that is its mission: %s',
  (lang, text, isMission) => {
    const other = { title: 'Massage', lang, kind: 'other' as const, finalUrl: 'https://site.test/massage' };
    const pages = [
      { title: 'Acme', lang, text: HOME },
      { ...other, text: bindToHeadings(heading('Massage', 1), block(text)) },
    ];
    const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
    expect(found.mission_statement.statement === text).toBe(isMission);
  },
);
