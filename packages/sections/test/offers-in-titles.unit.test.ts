import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';

const categoryOf = (lang: string, title: string, description: string): string =>
  things.measure(evidence({ pages: [{ lang, title, meta: [{ name: 'description', content: description }] }] })).facts
    .category;

describe('A kind of business that no list has', () => {
  test.each([
    ['en', 'Zebra - Handcrafted Doorbells for Old Houses', 'Handcrafted doorbells for old houses, in brass.'],
    ['de', 'Zebra | Handgefertigte Türklingeln', 'Handgefertigte Türklingeln aus Messing.'],
    ['lt', 'Rankų darbo durų skambučiai - Zebra', 'Zebra: rankų darbo durų skambučiai iš žalvario.'],
  ])('When title and description say in "%s" what it offers, then that is the category: "%s"', (lang, title, text) => {
    const offer = title.split(/ [-|] /).find((part) => part !== 'Zebra');
    expect(categoryOf(lang, title, text)).toBe(offer);
  });

  test.each([
    ['only the title says it', 'Zebra - Handcrafted Doorbells', 'Made in brass since the year of the flood.'],
    ['the description has only some of its words', 'Zebra - Handcrafted Doorbells', 'Doorbells, handcrafted in brass.'],
    ['it joins two', 'Zebra - Brass Doorbells and Tin Lids', 'Brass doorbells and tin lids, made by hand.'],
    ['it urges the reader', 'Zebra - Ring Our Doorbells Today', 'Doorbells in brass, made today.'],
    ['it is a sentence', 'Zebra - Doorbells make houses sing.', 'Doorbells that make houses sing.'],
    ['it is an abbreviation of the name', 'Zebra | ZDMY CIC', 'ZDMY CIC makes doorbells of brass.'],
    ['it is one word', 'Zebra - Doorbells', 'Doorbells in brass.'],
    ['it is a part of the page', 'Zebra - Opening hours and directions', 'Opening hours and directions of Zebra.'],
    ['it is a place', 'Zebra - Manchester, United Kingdom', 'Zebra of Manchester, United Kingdom.'],
    ['it is a claim', 'Zebra - Best quality since 1990', 'Zebra: best quality since 1990.'],
    ['it opens with "just"', 'Zebra - Just handcrafted doorbells', 'Just handcrafted doorbells, in brass.'],
    ['it is news', 'Zebra - Latest news', 'All the latest news of Zebra.'],
  ])('When %s, then it is none', (_, title, description) => {
    expect(categoryOf('en', title, description)).toBe('');
  });

  test.each([
    [
      'de',
      'Zebra | Handgefertigte Holzlöffel und Körbe',
      'Korbflechterei mit handgefertigten Körben und Holzlöffeln.',
      'basket weaver',
    ],
    [
      'es',
      'Zebra - Rutas gastronómicas por Cádiz',
      'Rutas gastronómicas por Cádiz, con mercado y vino.',
      'food tour operator',
    ],
  ])('When a kind is known besides, then the offer of a title is none ("%s": "%s")', (lang, title, text, kind) => {
    expect(categoryOf(lang, title, text)).toBe(kind);
  });

  test.each([
    ['a price', 'bg', 'Звънци по поръчка за 19,90 €', 'Звънци по поръчка за вашия дом.', 'Звънци по поръчка'],
    ['a place', 'en', 'Doorbells in Kent', 'Doorbells in brass, by hand.', 'doorbells'],
    ['a place', 'is', 'Dyrabjöllur á Íslandi', 'Dyrabjöllur úr messing fyrir öll hús.', 'Dyrabjöllur'],
    ['praise', 'en', 'Premium Brass Doorbells', 'Brass doorbells, made by hand.', 'Brass doorbells'],
  ])('When a title has %s beside what is offered, in "%s" ("%s"), then that is no part of the category', (...given) => {
    const [, lang, title, description, offer] = given;
    expect(categoryOf(lang, `Zebra | ${title}`, description).toLowerCase()).toBe(offer.toLowerCase());
  });

  const ofTexts = (lang: string, title: string, ...texts: string[]): string =>
    things.measure(evidence({ pages: [{ lang, title, text: texts.map((text) => block(text)) }] })).facts.category;

  test('When no description says it but several sentences do, then it is the category all the same', () => {
    const uses = ['We cast brass doorbells in our yard.', 'Old brass doorbells are mended too, of any size.'];
    expect(ofTexts('en', 'Zebra | Brass Doorbells in Kent', ...uses)).toBe('brass doorbells');
    expect(ofTexts('en', 'Zebra | Brass Doorbells in Kent', 'We cast in our yard.', 'All is mended too.')).toBe('');
  });

  test('When the words are those of a name wherever they stand, then they are none', () => {
    const uses = ['Many a guest of Copper Doorbells came again.', 'At Copper Doorbells every guest is heard.'];
    expect(ofTexts('en', 'Zebra | Copper Doorbells in Kent', ...uses)).toBe('');
    const described = 'Have dinner with friends at Copper Doorbells.';
    expect(categoryOf('en', 'Zebra | Copper Doorbells in Kent', described)).toBe('');
  });

  test.each([
    ['en', 'Opening times in Kent', 'Find opening times of all our houses.'],
    ['en', 'Job vacancies in Kent', 'See all job vacancies of the house.'],
    ['sv', 'Lediga jobb i Malmö', 'Här finns alla lediga jobb hos oss.'],
    ['da', 'Ledige stillinger i Aarhus', 'Her er alle ledige stillinger hos os.'],
    ['cs', 'Volná místa v Brně', 'Zde jsou všechna volná místa u nás.'],
    ['pt', 'Perguntas frequentes em Lisboa', 'Leia aqui as perguntas frequentes de todos.'],
    ['ru', 'Часто задаваемые вопросы в Москве', 'Здесь часто задаваемые вопросы о нас.'],
    ['it', 'Orari e contatti a Roma', 'Qui trovate orari e contatti della sede.'],
    ['es', 'Horarios y tarifas en Madrid', 'Aquí están los horarios y tarifas de todos.'],
    ['cs', 'Úřední hodiny v Brně', 'Zde najdete úřední hodiny pro všechny.'],
    ['en', 'Latest results in Kent', 'Here are the latest results of all teams.'],
    ['en', 'Members area in Kent', 'Enter the members area from here at once.'],
    ['en', 'Covid guidance in Kent', 'Read the covid guidance for all of us.'],
    ['en', 'Exam results in Kent', 'All the exam results of this year at once.'],
    ['en', 'News and events in Kent', 'Read news and events of the town here.'],
    ['en', 'Summer sale in Kent', 'Come to the summer sale of the year.'],
    ['en', 'Tickets from £20', 'Here are tickets for all of you.'],
    ['en', 'Gift vouchers in Kent', 'Here are gift vouchers for all of you.'],
    ['hu', 'Kedvezmények 2000 Ft', 'Itt vannak a kedvezmények mindenkinek most.'],
    ['es', 'Expertos en felicidad', 'Creamos felicidad para toda la gente.'],
    ['it', 'Specialisti in sorrisi', 'Qui nascono sorrisi per tutta la gente.'],
    ['nl', 'Specialist in gemoedsrust', 'Hier is gemoedsrust voor alle mensen.'],
    ['nl', 'Uw partner voor groei', 'Hier is groei voor alle mensen.'],
    ['de', 'Ihr Partner für Erfolg', 'Hier ist Erfolg für alle Menschen.'],
    ['pl', 'Zdrowy uśmiech w Krakowie', 'Tu każdy znajdzie zdrowy uśmiech na lata.'],
    ['pl', 'Święty spokój w Krakowie', 'Tu każdy znajdzie święty spokój na lata.'],
  ])('When a title in "%s" names a page, a sale or a blessing ("%s"), then it is no category', (lang, title, text) => {
    expect(categoryOf(lang, `Zebra | ${title}`, text)).toBe('');
  });

  test.each([
    ['en', 'Specialists in strategic doorbell education.', 'strategic doorbell education'],
    ['de', 'Ihr Spezialist für handgefertigte Türklingeln', 'handgefertigte Türklingeln'],
    ['fr', 'Spécialiste de la vente de sonnettes en laiton', 'vente de sonnettes en laiton'],
    ['es', 'Expertos en reparación de timbres', 'reparación de timbres'],
  ])(
    'When the first heading names specialists, in "%s": "%s", then what they are in is the category',
    (lang, text, offer) => {
      const page = { lang, title: 'Zebra', text: [heading(text, 1)] };
      expect(things.measure(evidence({ pages: [page] })).facts.category).toBe(offer);
    },
  );

  test('When what stands before a name is only a part of a phrase, then what joined the two is no part of the category', () => {
    const uses = [
      'We cast brass doorbells with Copperfield levers.',
      'Many like brass doorbells with Copperfield sound.',
    ];
    const text = uses.map((use) => block(use));
    const page = { lang: 'en', title: 'Zebra | Brass doorbells with Copperfield', text };
    expect(things.measure(evidence({ pages: [page] })).facts.category).toBe('brass doorbells');
  });

  test('When the words of a site say a broad kind only, then what its title offers is the category', () => {
    const all = Array.from({ length: 6 }, () => block('There is dog grooming and pet boarding.'));
    const text = [
      heading('Dog grooming'),
      heading('Pet boarding'),
      ...all,
      block('Brass doorbells by all of our team.'),
    ];
    const meta = [{ name: 'description', content: 'Brass doorbells. Dog grooming. Pet boarding.' }];
    const page = { lang: 'en', title: 'Zebra | Brass Doorbells', meta, text };
    expect(things.measure(evidence({ pages: [page] })).facts.category).toBe('Brass doorbells');
  });
});
