import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { block, heading } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;
const namesIn = (lang: string, text: string): string[] =>
  personas({ lang, text: [block(text)] }).map(({ name }) => name);

describe('A group with another role', () => {
  test.each([
    ['donors', 'en', 'We help donors with a phone line.'],
    ['volunteers who are thanked', 'nb', 'Takk til alle frivillige og sponsorer.'],
    ['volunteers who are thanked, in a case', 'fi', 'Kiitos vapaaehtoisille ja lahjoittajille.'],
    ['children who have to be accompanied', 'es', 'Los niños deben ir acompañados de un adulto.'],
    ['parents who have to look after them', 'pl', 'Dzieci muszą być pod opieką rodziców.'],
    ['parents who are liable for them', 'de', 'Eltern haften für ihre Kinder.'],
    ['guests of former times', 'en', 'The mill was built in 1704 for pilgrims.'],
    ['the press', 'en', 'Journalists can download pictures here.'],
    ['the press that may write', 'en', 'If you are a journalist, write to us.'],
    ['the press that may write', 'de', 'Wenn Sie Journalist sind, schreiben Sie uns.'],
    ['the press that may write', 'es', 'Si eres periodista, escríbenos.'],
    ['the press that may write', 'it', 'Se sei un giornalista, scrivici.'],
    ['its employees', 'de', 'Für Mitarbeiter stehen Parkplätze im Hof bereit.'],
    ['its employees, in a case', 'fi', 'Henkilökunnalle on oma pysäköintipaikka.'],
    ['users of former times', 'en', 'The hall was once used by soldiers and later by a school.'],
    ['the family of somebody told of', 'en', 'Sarah took her children and her parents to us last summer.'],
    ['the reader, with a word cut', 'nb', 'Vi vil gjerne ta deg med på trygge turer.'],
    ['staff', 'en', 'We help authorized users see all schedules.'],
    ['customers of whom nothing is said', 'en', 'We serve our customers with a service that is second to none.'],
    ['suppliers', 'sv', 'Vi stödjer våra lokala producenter.'],
    [
      'suppliers in a long sentence',
      'sv',
      'Vi stödjer våra lokala producenter och tar tillvara på de fantastiska råvaror som vi har tillgång till här uppe i norr.',
    ],
    ['makers that the brand works with', 'en', 'We work closely with small manufacturers and help local makers.'],
    ['staff of its own', 'en', 'We support our licensed engineers.'],
    [
      'partners',
      'de',
      'Mit unserem Kooperationspartner begleiten wir Sie. Für unsere Kooperationspartner ist das wichtig.',
    ],
    ['what one may do', 'nb', 'Alt du trenger er stemmen og evnen til å glede deg over musikken.'],
    ['the reader', 'da', 'Vi hjælper dig med at sikre din bolig.'],
    ['members of whom nothing is said', 'fr', 'Un soutien solide à ses membres.'],
    ['insurers that pay', 'de', 'Wir arbeiten mit allen Krankenkassen.'],
    ['what a group has', 'de', 'Der Verein hat einiges für die Sicherheit seiner Fahrgäste getan.'],
    ['what specialists give', 'pl', 'Oferujemy pomoc specjalistów.'],
    ['a country, which only begins like parents', 'uk', 'Ми допомагаємо Батьківщині.'],
    ['professionals that the brand works with', 'it', 'Collaboriamo con professionisti qualificati.'],
    ['authorities that it works with', 'it', 'Lavoriamo con le amministrazioni locali.'],
    [
      'a partner who is described',
      'de',
      'In Abstimmung mit unserem Kooperationspartner, einem erfahrenen Notar, begleiten wir Sie durch den Prozess.',
    ],
    ['its own makers', 'es', 'Acme está formado por un grupo de emprendedores que confeccionan bolsos.'],
    ['classes with a code', 'cs', 'Výcvik řidičů: pro skupiny AM, A1 a B.'],
    ['the reader and where that is', 'da', 'Der er plads til dig i NAT Revyen.'],
    ['types of a quiz', 'de', 'Finde heraus, ob du ein kreativer Musiker bist.'],
    ['a team of the brand', 'fr', "Une équipe d'experts mobilisée 24h/24 pour votre sécurité."],
    ['a team of the brand with an adjective', 'en', 'Our team of experienced developers works for your success.'],
    ['what became of customers', 'ja', '痛みから解放された方、目標の大会に間に合った方の声です。'],
    ['what somebody wants', 'en', 'If you want singers moving through a party, write to us.'],
    ['a line of a price list', 'en', 'Adults & children'],
    ['what organisations get', 'en', 'We empower companies with bespoke solutions.'],
    ['makers that the brand buys from', 'ru', 'Работаем с производителями напрямую, без посредников.'],
    ['its staff', 'de', 'Unser Team besteht aus Fachleuten und Rettungsschwimmern für Schulen.'],
    ['how something is done', 'ja', '配信の始め方から集客までサポートします。'],
    ['how something sounds', 'ja', '新しい石の鳴らし方への試み。'],
    ['the other hand', 'ja', '低音域はよく出る一方、高音域には物足りなさが残ることも。'],
    ['what is done for a company', 'fi', 'Autamme hoitamaan yrityksen juoksevat asiat.'],
    ['donors', 'ko', '기부자와 후원자분들께 감사 선물을 제공합니다.'],
    ['a service of hotels', 'sw', 'Huduma za hoteli zipo karibu na bahari.'],
    ['since when', 'ru', 'Мы помогаем людям с 2000 года.'],
  ])('When a sentence names %s, then they are no persona', (_, lang, text) => {
    expect(namesIn(lang, text)).toEqual([]);
  });

  test.each([
    ['en', 'We help small bakeries with their books.', ['small bakeries']],
    ['en', 'We help small manufacturers keep stock, which is important in winter.', ['small manufacturers']],
    ['fr', 'Nous aidons les artisans qui travaillent seuls.', ['artisans']],
    ['en', 'We help certified therapists.', ['certified therapists']],
    ['fi', 'Autamme muita yrityksiä.', ['yrityksiä']],
    ['en', 'We support licensed engineers.', ['licensed engineers']],
    ['pl', 'Wspieramy małe firmy.', ['małe firmy']],
    ['it', 'Aiutiamo persone affette da Parkinson attraverso attività condivise.', ['persone affette da Parkinson']],
    ['en', 'We help people with disabilities.', ['people with disabilities']],
    ['en', 'We help qualified professionals find work.', ['qualified professionals']],
    ['de', 'Egal ob du ein kreativer Musiker bist, du bist willkommen.', ['kreativer Musiker']],
    ['he', 'החדר מתאים למשפחות.', ['משפחות']],
    ['he', 'הצימר שלנו מתאים לאירוח משפחות וזוגות.', ['משפחות', 'זוגות']],
  ])('When a sentence in %s says who the customers are, then they are: "%s"', (lang, text, names) => {
    expect(namesIn(lang, text)).toEqual(names);
  });

  test('When technology partners are listed as an audience, then they are one', () => {
    const text = [heading('Who we serve', 2), heading('Technology partners', 3), heading('Our sponsors', 3)];
    expect(personas({ lang: 'en', text }).map(({ name }) => name)).toEqual(['Technology partners']);
  });

  test('When the brand, by its name, works with makers, then they are no persona', () => {
    const text = [block('Acme works with local makers and helps makers grow.')];
    expect(personas({ lang: 'en', title: 'Acme', text })).toEqual([]);
  });

  test.each([
    ['en', 'Available for individuals and organisations.', ['individuals', 'organisations']],
    ['pt', 'Soluções completas para residências e empresas.', ['residências', 'empresas']],
    ['pt', 'Soluções para residências e empresas com tecnologia de ponta.', ['residências', 'empresas']],
    ['en', 'Available for organisations.', []],
  ])('When a sentence in %s names vague groups, then it names them together only: "%s"', (lang, text, names) => {
    expect(namesIn(lang, text)).toEqual(names);
  });
});

describe('Labels that all say "For …"', () => {
  const namesOf = (lang: string, text: TextBlock[]): string[] => personas({ lang, text }).map(({ name }) => name);
  const names = (lang: string, ...titles: string[]): string[] =>
    namesOf(
      lang,
      titles.flatMap((title) => [heading(title, 2), block('We have a plan.')]),
    );

  test('When most of them name a known group, then all of them are audiences', () => {
    expect(names('en', 'For teachers', 'For parents', 'For Probation & Courts')).toEqual([
      'teachers',
      'parents',
      'Probation & Courts',
    ]);
  });

  test.each([
    ['en', ['For parents', 'For Bookings & Deposits'], ['parents']],
    ['en', ['For beginners', 'For best results'], ['beginners']],
    ['en', ['For teachers', 'For Winter'], ['teachers']],
    ['en', ['Pro teachers', 'Pro parents', 'Pro monthly'], []],
    ['en', ['Per families', 'Per couples', 'Per night'], []],
  ])('When a site in %s has the labels %j, then only %j are audiences', (lang, titles, found) => {
    expect(names(lang, ...titles)).toEqual(found);
  });

  test('When one stands under another heading than the others, then it is none', () => {
    const text = [
      heading('Courses', 2),
      ...['For teachers', 'For parents'].flatMap((title) => [heading(title, 3), block('We have a plan.')]),
      heading('Clothes', 2),
      heading('For Winter', 3),
      block('Warm and dry.'),
    ];
    expect(namesOf('en', text)).toEqual(['teachers', 'parents']);
  });

  test('When none of them does, then none is', () => {
    expect(names('en', 'For Windows', 'For sale')).toEqual([]);
  });

  test('When one names a device, then that is left out', () => {
    expect(names('en', 'For teachers', 'For parents', 'For iPhone')).toEqual(['teachers', 'parents']);
  });
});

test('When a long sentence names several groups, then each is quoted with its own name', () => {
  const text =
    'Whether you are a small fleet owner, a dedicated safety officer, or a busy office manager, staying compliant takes more than picking names.';
  const found = personas({ lang: 'en', text: [block(text)] });
  expect(found.length).toBeGreaterThan(0);
  for (const { name, business_context } of found) expect(business_context.split('"')[1]).toContain(name);
});
