import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const needs = { things: null, mission: null, audiences: null };

type Blocks = Parameters<typeof bindToHeadings>;

const partsOf = (lang: string, ...blocks: Blocks) =>
  northstartStatement.compose(
    northstartStatement.measure(evidence({ pages: [{ lang, text: bindToHeadings(...blocks) }] })).facts,
    needs,
  );

/** The parts that a site tells whose page has a single sentence. */
const partsWith = (lang: string, text: string) => partsOf(lang, block(text));

type Row = [part: keyof ReturnType<typeof partsWith>, lang: string, text: string];

describe('What is about the whole offer', () => {
  test.each<Row>([
    ['motivation_goal', 'nb', 'Enten du ønsker bilder av hunden eller familien, får du en trygg opplevelse.'],
    ['motivation_goal', 'ro', 'Fie că vrei să devii mai clar sau mai convingător, locul tău este aici.'],
    ['competitor_limitation', 'en', 'Most schools were designed for a different era.'],
    ['competitor_limitation', 'da', 'Vi vil noget andet end de traditionelle badehoteller, nemlig ro og nærvær.'],
    ['situation_context', 'ro', 'În zilele noastre puțini au timp să gătească zilnic.'],
    ['pain_point', 'en', 'Many farms in the valley struggle without a vet nearby.'],
    ['pain_point', 'en', 'Shops lose hours every week because they plan without software.'],
    ['pain_point', 'en', 'Clinics waste hours every week on last-minute cancellations.'],
    ['belief_aspiration', 'en', 'We believe that privacy is a human right.'],
    ['situation_context', 'en', 'These days a skipper still plans by a printed table.'],
    ['transformation', 'it', 'Trasformiamo giardini e terrazzi in luoghi unici per la tua famiglia.'],
  ])('When a sentence says the %s in "%s", then it is quoted', (part, lang, text) => {
    expect(partsWith(lang, text)[part]).toBe(text);
  });
});

describe('What stands below the banner', () => {
  const PAIN = 'Crews waste hours waiting for water that never came.';
  /** The parts of a site whose first chapters have these texts. */
  const siteWith = (...chapters: string[]) =>
    partsOf(
      'en',
      heading('Know the water before you cast off', 1, { region: 'hero', sizePx: 48 }),
      block('Acme is a forecast of tides for small harbours.', { region: 'hero' }),
      ...chapters.flatMap((text, index) => [heading(`Chapter ${index + 1}`), block(text)]),
    );

  test('When the first chapter of the home page says what goes wrong, then it is the pain point', () => {
    expect(siteWith(PAIN).pain_point).toBe(PAIN);
  });

  test('When a later chapter has the sentence, then it is not told', () => {
    expect(siteWith('We measure each minute.', 'We lend you a gauge.', PAIN).pain_point).toBe('');
  });

  test('When the reader is the subject of a wish, then it is told wherever it stands on the page', () => {
    const wish = 'You want to see more patients without longer days.';
    expect(siteWith('We measure each minute.', 'We lend you a gauge.', wish).motivation_goal).toBe(wish);
  });
});

describe('What is beside the offer', () => {
  test.each<Row>([
    ['motivation_goal', 'de', 'Menschen zu fragen, ob sie mit einem anderen Namen angesprochen werden, ist höflich.'],
    ['motivation_goal', 'pt', 'Para quem quer variar e curtir comida japonesa, o local possui um restaurante.'],
    ['situation_context', 'en', 'Every morning a new article about the energy market is published.'],
    ['situation_context', 'de', 'Jeden Tag eine klare Mission für alle im Kurs.'],
    ['situation_context', 'nl', 'Elke week een nieuw artikel met verdieping over de energiemarkt.'],
    ['situation_context', 'es', 'Actualmente tiene dieciocho libros publicados en todo el mundo.'],
    ['pain_point', 'de', 'Ideal, wenn du Lust auf Bier hast, ohne zu viel darüber nachzudenken.'],
    ['pain_point', 'es', 'Es la herramienta perfecta para que los niños creen sin frustraciones desde el primer día.'],
    ['pain_point', 'ja', '物販に関するさまざまな課題を組合として支援しています。'],
    ['how_it_works', 'en', 'Our architecture has a symbolism that connects us to the divine.'],
    ['how_it_works', 'nb', 'Du trenger bare nysgjerrighet og lyst til å være med.'],
    ['competitor_limitation', 'en', 'Unlike the flu, a cold begins slowly and has no fever.'],
    ['how_it_works', 'pt', 'Ao sair de São Paulo, basta acessar a rodovia até a serra em uma hora.'],
    ['how_it_works', 'pl', 'Dla gości mamy dania bez glutenu, wystarczy uprzedzić przy rezerwacji.'],
    ['competitor_limitation', 'nl', 'De meeste kinderen lopen los op een leeftijd van veertien maanden.'],
    ['competitor_limitation', 'fr', 'En cas de panne, le remorquage est couvert par la plupart des contrats.'],
    [
      'competitor_limitation',
      'tr',
      'Arnavut ciğeri, geleneksel olarak soğan ve maydanoz ile servis edilen bir yemektir.',
    ],
    ['transformation', 'en', 'From the moment you book to the moment you arrive in town, you are in good hands.'],
    ['belief_aspiration', 'en', 'This is unfortunate, because we believe that programs should be clear and elegant.'],
  ])('When a sentence only has the words of a %s ("%s"), then it is not told', (part, lang, text) => {
    expect(partsWith(lang, text)[part]).toBe('');
  });

  test.each<Row>([
    ['desired_outcome', 'en', 'You will get a refund within ten business days after the course.'],
    ['desired_outcome', 'de', 'Wir erstatten die Anzahlung, damit Sie jederzeit neu buchen können.'],
    ['desired_outcome', 'fr', 'Nous remboursons l’acompte afin que vous puissiez réserver à nouveau.'],
    ['desired_outcome', 'es', 'Enviamos una confirmación para que puedas guardar tus datos.'],
  ])('When a sentence is on the terms, then it is no %s ("%s")', (part, lang, text) => {
    expect(partsWith(lang, text)[part]).toBe('');
  });
});

interface Site {
  headline: string;
  description: string;
  mission: [title: string, text: string];
  promise: [title: string, text: string];
}

/** A site that says what it is, wants and promises. */
const SITES: Record<'en' | 'de' | 'es', Site> = {
  en: {
    headline: 'Your first summer at sea, without fear',
    description: 'Acme is a school for sailors of all ages.',
    mission: ['Our mission', 'Our mission is to bring everybody to sea.'],
    promise: ['Our promise', 'We promise you a boat at any time, or your money back.'],
  },
  de: {
    headline: 'Ihr erster Sommer auf See, ohne Angst',
    description: 'Acme ist eine Schule für Segler jeden Alters.',
    mission: ['Unsere Mission', 'Unsere Mission ist es, alle Menschen aufs Meer zu bringen.'],
    promise: ['Unser Versprechen', 'Wir versprechen Ihnen jederzeit ein Boot, oder Sie bekommen Ihr Geld zurück.'],
  },
  es: {
    headline: 'Tu primer verano en el mar, sin miedo',
    description: 'Acme es una escuela para marineros de todas las edades.',
    mission: ['Nuestra misión', 'Nuestra misión es llevar a todo el mundo al mar.'],
    promise: ['Nuestra promesa', 'Prometemos un barco en cualquier momento, o te devolvemos el dinero.'],
  },
};

/** The benefit of a site that also has a chapter. */
function benefitOf(title: string, text: string, lang: keyof typeof SITES = 'en'): string {
  const { headline, description, mission, promise } = SITES[lang];
  return partsOf(
    lang,
    heading(headline, 1, { region: 'hero', sizePx: 48 }),
    block(description, { region: 'hero' }),
    heading(mission[0]),
    block(mission[1]),
    heading(promise[0]),
    block(promise[1]),
    heading(title),
    block(text),
  ).core_benefit;
}

describe('The benefit of the whole offer', () => {
  const benefit = 'We help families save time every week.';

  test('When a sentence opens with whom the brand helps, then it is told', () => {
    expect(benefitOf('Courses', benefit)).toBe(benefit);
  });

  test.each(['Common questions', '“They saved us a lot of trouble”'])(
    'When it stands under "%s", then it is not told',
    (title) => {
      expect(benefitOf(title, benefit)).toBe('');
    },
  );

  test.each([
    'In addition, we help families save time every week.',
    'Yes, we help families save time every week.',
    'We help families save time with a template for every week.',
    'Clean sails help you save time every week.',
    'We help you cancel and save time every week.',
  ])('When it is on something beside the offer or a part of it ("%s"), then it is not told', (text) => {
    expect(benefitOf('Courses', text)).toBe('');
  });

  test.each<[lang: keyof typeof SITES, text: string, ofAll: string]>([
    [
      'de',
      'Wir helfen Familien, mit einer Checkliste jede Woche Zeit zu sparen.',
      'Wir helfen Familien, die jede Woche Zeit sparen wollen.',
    ],
    [
      'es',
      'Ayudamos a familias a ahorrar tiempo con una plantilla.',
      'Ayudamos a familias a ahorrar tiempo cada semana.',
    ],
  ])('When it is on something that is given away in "%s", then it is not told', (lang, text, ofAll) => {
    expect(benefitOf('Acme', text, lang)).toBe('');
    expect(benefitOf('Acme', ofAll, lang)).toBe(ofAll);
  });
});
