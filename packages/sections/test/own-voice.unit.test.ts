import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { isTestimonialHeading } from '../src/shared/text/index.ts';
import { isTestimonial } from '../src/shared/text/quotes.ts';
import { tone } from '../src/tone/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const AFFILIATED = [
  'Der Verband vertritt 64 Betriebe der Stadt!',
  'Jeder Betrieb bekommt 12 Stunden Beratung im Jahr!',
  'Im Mai feiert der Verband 40 Jahre Meisterschule!',
  'Seit 3 Jahren gibt es einen Preis für Lehrlinge!',
];
const CUSTOMER = 'Wir haben uns von Anfang an gut aufgehoben gefühlt und kommen gern wieder.';
const TEASER = 'Warum eine Fassade im Herbst gestrichen werden sollte, liest du in diesem Beitrag.';

describe('The voice of a brand', () => {
  test('When customers, a partner and a blog speak too, then only its own words are its voice', () => {
    const own = [
      'Wir streichen Fassaden und Treppenhäuser in ganz Bremen.',
      'Wir kommen an dem Tag, den wir genannt haben.',
      'Unsere Farben mischen wir selbst und ohne Lösemittel.',
      'Sie bekommen vorher einen Preis, der nachher noch gilt.',
      'Wir räumen jeden Abend auf, bevor wir gehen.',
      'Rufen Sie uns an, wenn etwas blättert.',
    ];
    const text = bindToHeadings(
      heading('Wir streichen Häuser', 1, { region: 'hero' }),
      ...own.map((sentence) => block(sentence)),
      heading('Kundenmeinungen'),
      block(CUSTOMER),
      heading('Neues aus dem Blog'),
      heading('Fassaden im Herbst streichen lassen', 3),
      block(TEASER),
      heading('Unsere Partner'),
      ...AFFILIATED.map((sentence) => block(sentence)),
    );
    const post = { url: 'https://maler.test/blog/a', kind: 'blog' as const, lang: 'de', text: [block(TEASER)] };
    const site = evidence({ pages: [{ lang: 'de', title: 'Maler', text }, post] });
    const { facts } = tone.measure(site);
    const shown = JSON.stringify([tone.compose(facts, { things: null }), facts.examples]);
    for (const foreign of [CUSTOMER, TEASER, ...AFFILIATED, 'Fassaden im Herbst']) expect(shown).not.toContain(foreign);
    expect(facts.traits.map(({ name }) => name)).not.toContain('Enthusiastic');
    expect(shown).toContain('Wir streichen');
  });
});

describe('Testimonials without a heading', () => {
  const own = ['Gramy na weselach od dwudziestu lat.', 'Nasz zespół ma pięciu muzyków i własne nagłośnienie.'];
  const praise = [
    'Porwali wszystkich gości do tańca i bawiliśmy się do rana!',
    'Dziękujemy za wspaniałą zabawę, goście do dziś o niej mówią!',
  ];
  const saidOf = (again: readonly string[], headed: readonly string[]) => {
    const home = [heading('Twoja impreza'), ...[...own, ...again].map((text) => block(text))];
    const offer = [heading('Opinie klientów'), ...headed.map((text) => block(text))];
    const pages = [
      { lang: 'pl', title: 'Sonata', text: bindToHeadings(...home) },
      { url: 'https://sonata.test/oferta', lang: 'pl', text: bindToHeadings(...offer) },
    ];
    return JSON.stringify(tone.measure(evidence({ pages })).facts.examples);
  };

  test('When a carousel has what another page says under "Opinie", then customers say it there too', () => {
    expect(saidOf(praise, praise)).not.toContain('Porwali');
    expect(saidOf(praise, [])).toContain('Porwali');
  });

  test("When a line behind testimonials is also among the texts of another page, then it is the brand's", () => {
    expect(saidOf([], [...praise, own[1] as string])).toContain('Nasz zespół');
  });
});

describe('People who introduce themselves', () => {
  const WE = [
    'Notre association répare des vélos à Saint-Sulpice.',
    'Nous ouvrons notre atelier chaque samedi matin.',
    'Nous gardons les pièces des vieux vélos pour nos adhérents.',
    'Notre local se trouve au centre de la commune.',
    'Nous organisons une balade pour tous en septembre.',
  ];
  const I = ['Je suis tombé dans la marmite quand j’étais petit', 'Je pratique le vélo depuis l’âge de 14 ans'];
  const traitsUnder = (...titles: string[]) => {
    const people = titles.flatMap((title) => [
      heading(title, 3),
      ...I.map((text) => block(`${text}, ${title.toLowerCase()}.`)),
    ]);
    const text = bindToHeadings(heading('Un atelier pour tous', 1), ...WE.map((line) => block(line)), ...people);
    return tone.measure(evidence({ pages: [{ lang: 'fr', title: 'Cyclons', text }] })).facts.traits;
  };

  test('When members say "I" under their roles, then the brand does not speak as one person', () => {
    const roles = ['Présidente', 'Trésorier - 55 ans', 'Secrétaire', 'Responsable communication'];
    expect(traitsUnder(...roles).map(({ name }) => name)).not.toContain('Speaks in person');
    const topics = ['Mon parcours', 'Mon atelier', 'Ma démarche', 'Mes voyages'];
    expect(traitsUnder(...topics).map(({ name }) => name)).toContain('Speaks in person');
  });

  test('When one person with a role is the whole business, then "I" is its voice', () => {
    const lines = Array.from({ length: 8 }, (_, n) => block(`I listen to what you tell me in session ${n}.`));
    const text = bindToHeadings(heading('Therapist', 1), ...lines);
    const { traits } = tone.measure(evidence({ pages: [{ lang: 'en', title: 'Jane Miller', text }] })).facts;
    expect(traits.map(({ name }) => name)).toContain('Speaks in person');
  });
});

describe('Headings of testimonials', () => {
  test.each([
    ...[
      'Kundenmeinungen',
      'Das sagen Kunden',
      'Was unsere Kunden sagen',
      'Bewertungen',
      'Avis clients',
      'Ils témoignent',
    ],
    ...[
      'Avaliações',
      'O que dizem os clientes',
      'Beoordelingen',
      'Klantervaringen',
      '口コミ',
      'お客様の声',
      'Referencje',
    ],
    ...[
      'Opinie klientów',
      'Opiniones',
      'Lo que dicen de nosotros',
      'Kind words',
      'Отзывы клиентов',
      'Τι λένε οι πελάτες',
    ],
    ...['고객 후기', '客户评价', 'آراء العملاء', 'המלצות', 'Müşteri yorumları', 'Atsiliepimai', 'Mnenja strank'],
    ...[
      'Omdömen',
      'Det siger vores kunder',
      'Vélemények',
      'Ce spun clienții',
      'Ohlasy',
      'Arvustused',
      'Ulasan pelanggan',
    ],
  ])('When a heading says "%s", then others speak below it', (title) => {
    const page = evidence({ pages: [{ text: bindToHeadings(heading(title), block('It was done in two days.')) }] });
    expect(page.pages.map((one) => isTestimonial(one, 1))).toEqual([true]);
  });

  test.each([
    ...['Code reviews', 'Bewertungen von Immobilien', 'Avis juridiques', 'Peer reviews', 'Why customers choose us'],
    ...[
      'Unsere Leistungen',
      'Nuestra historia',
      'レビューサイトの運営',
      'Hodnocení nemovitostí',
      'Say hello',
      'Müşteri Memnuniyeti',
      'Klantervaring',
    ],
    'شهادات الجودة',
    'コードレビュー',
    'Opinie prawne',
    'Valoraciones de inmuebles',
    'Avaliações de imóveis',
    'חוות דעת מומחה',
    'Unsere Stimmen',
    'Software people love',
    'Words from our founder',
    'Opinions and analysis',
    'Det siger loven',
  ])('When a heading says "%s", then the brand itself speaks', (title) => {
    expect(isTestimonialHeading(title)).toBe(false);
  });
});
