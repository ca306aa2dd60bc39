import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const needs = { things: null, mission: null, audiences: null };
const statement = (...texts: string[]) =>
  northstartStatement.compose(
    northstartStatement.measure(evidence({ pages: [{ text: texts.map((text) => block(text)) }] })).facts,
    needs,
  );

test('When a sentence expresses a part of the positioning, then it is quoted as that part', () => {
  const found = statement(
    'You are tired of chasing late payments.',
    'Simply connect your bank and send the first invoice.',
    'Unlike other tools, Acme writes the reminders itself.',
  );
  expect(found).toMatchObject({
    pain_point: 'You are tired of chasing late payments.',
    how_it_works: 'Simply connect your bank and send the first invoice.',
    competitor_limitation: 'Unlike other tools, Acme writes the reminders itself.',
    transformation: '',
  });
});

test('When no sentence expresses a part, then all parts are empty', () => {
  expect(new Set(Object.values(statement('The shop opens at nine.')))).toEqual(new Set(['']));
});

/** A page that says what the brand is, wants and promises, each where pages say it. */
const about = (text: string) =>
  northstartStatement.compose(
    northstartStatement.measure(
      evidence({
        pages: [
          {
            text: bindToHeadings(
              heading('Your first summer at sea, without fear', 1, { region: 'hero', sizePx: 48 }),
              block('Acme is a school for sailors of all ages.', { region: 'hero' }),
              heading('Our mission'),
              block('Our mission is to bring everybody to sea.'),
              heading('Our promise'),
              block('We promise you a boat at any time, or your money back.'),
              heading('Courses'),
              block(text),
            ),
          },
        ],
      }),
    ).facts,
    needs,
  );

describe('Single workshops of a site', () => {
  test.each([
    ['pain_point', 'You are tired of chasing late payments.', 'You are tired of talks, so this workshop has none.'],
    ['desired_outcome', 'Sail alone so you can focus on the sea.', 'This course is short so you can focus on the sea.'],
    ['core_benefit', 'We help sailors save hours every week.', 'We help sailors save hours with this workshop.'],
  ])('When only a single one states a %s, then the site has none', (part, ofTheSite, ofThePart) => {
    expect(about(ofTheSite)).toMatchObject({ [part]: ofTheSite });
    expect(about(ofThePart)).toMatchObject({ [part]: '' });
  });

  test('When a block is about a single one, then nothing of that block is a part of the positioning', () => {
    const pain = 'You are tired of chasing late payments.';
    const under = (...texts: string[]) =>
      northstartStatement.compose(
        northstartStatement.measure(
          evidence({
            pages: [{ text: bindToHeadings(heading('Chasing payments'), ...texts.map((text) => block(text))) }],
          }),
        ).facts,
        needs,
      );
    expect(under(pain)).toMatchObject({ pain_point: pain });
    expect(under(pain, 'This workshop takes a day.')).toMatchObject({ pain_point: '' });
  });
});

const inLanguage = (lang: string, text: string) =>
  northstartStatement.compose(
    northstartStatement.measure(evidence({ pages: [{ lang, text: [block(text)] }] })).facts,
    needs,
  );

test.each([
  ['en', 'Unlike most tools for shops, Acme writes the reminders itself.', 'most tools for shops'],
  ['en', 'Unlike some mail clients, ours keeps your letters on your own machine.', 'some mail clients'],
  ['de', 'Im Gegensatz zu anderen Anbietern verkaufen wir Ihre Daten nicht.', 'anderen Anbietern'],
  ['fr', 'Contrairement aux autres applications, nous ne vendons pas vos données.', 'autres applications'],
  ['es', 'A diferencia de otras aplicaciones, no vendemos tus datos.', 'otras aplicaciones'],
  ['ru', 'В отличие от других приложений, мы не продаём ваши данные.', 'других приложений'],
  ['ja', '一般的なアプリと違い、お客様のデータを販売することはありません。', '一般的なアプリ'],
  ['de', 'Anders als die großen Ketten verkaufen wir dir kein neues Rad.', 'die großen Ketten'],
  ['nl', 'In tegenstelling tot grote winkelketens repareren wij uw fiets.', 'grote winkelketens'],
  ['pl', 'W odróżnieniu od miodów z marketu nasz nie jest mieszanką.', 'miodów z marketu'],
])(
  'When a sentence in "%s" opens with a contrast, then what it sets the brand against is the alternative',
  (lang, text, alternative) => {
    expect(inLanguage(lang, text)).toMatchObject({ competitor_alternative: alternative, competitor_limitation: text });
  },
);

test('When a sentence says what others do without an opening contrast, then no alternative is cut out of it', () => {
  expect(inLanguage('en', 'Most invoicing tools make you do the reminders by hand.')).toMatchObject({
    competitor_alternative: '',
    competitor_limitation: 'Most invoicing tools make you do the reminders by hand.',
  });
});

test.each([
  ['en', 'Instead of endless spreadsheets, our bakers use one small app.', 'endless spreadsheets'],
  ['de', 'Statt endloser Tabellen nutzen Sie eine einzige App.', 'endloser Tabellen'],
  ['fr', 'Au lieu de tableaux sans fin, vous ouvrez une seule application.', 'tableaux sans fin'],
  ['ru', 'Вместо бесконечных таблиц — одно простое приложение.', 'бесконечных таблиц'],
  ['hu', 'A végtelen táblázatok helyett egyetlen alkalmazás is elég.', 'végtelen táblázatok'],
])(
  'When a sentence in "%s" opens with what the offer takes the place of, then that is the alternative',
  (lang, text, alternative) => {
    expect(inLanguage(lang, text)).toMatchObject({ competitor_alternative: alternative });
  },
);

test('When a sentence says that the brand takes the place of something, then it is the alternative', () => {
  const replaces = 'Acme replaces the tape libraries of the whole company.';
  const page = (text: string) => ({ title: 'Acme', text: [heading('Acme'), block(text)] });
  const alternativeOf = (text: string): string =>
    northstartStatement.compose(northstartStatement.measure(evidence({ pages: [page(text)] })).facts, needs)
      .competitor_alternative;
  expect(alternativeOf(replaces)).toBe(replaces);
  expect(alternativeOf('A filter replaces the water of the whole company.')).toBe('');
});

test.each([
  ['en', 'Rolled threads follow the grain of the steel instead of cutting across it.'],
  ['en', 'Unlike stocks, bonds or houses, coins do not sit in a vault.'],
  ['en', 'Skip the line and book a table.'],
  ['en', 'No more guessing.'],
  ['en', 'Say goodbye to Anna, our cook of ten years.'],
  ['en', 'We accept no anonymous donations.'],
  ['de', 'Nie wieder Krieg.'],
  ['en', 'Parking is not available at the traditional market of the town.'],
  ['de', 'Statt Hähnchen werden hier gebratene Gemüse verwendet.'],
  ['fr', 'Nous préférons avancer ensemble plutôt que chacun de son côté.'],
  ['it', 'Un mezzo che lavora dove non arriva un escavatore tradizionale.'],
  ['it', 'Basta una mail.'],
  ['nl', 'Wij maken eerst een analyse, zodat u een keuze maakt in plaats van een gok.'],
  ['ko', '현재는 관리자가 대신 글을 등록합니다.'],
])('When a sentence in "%s" names nothing that people use otherwise ("%s"), then there is none', (lang, text) => {
  expect(inLanguage(lang, text).competitor_alternative).toBe('');
});

describe('Headings with two sides', () => {
  const alternativeOf = (title: string, path = '/', lang = 'en'): string => {
    const address = `https://acme.example${path}`;
    const page = {
      lang,
      url: address,
      finalUrl: address,
      title: 'Acme',
      text: [heading(title), block('Acme is an app.')],
    };
    return northstartStatement.compose(northstartStatement.measure(evidence({ pages: [page] })).facts, needs)
      .competitor_alternative;
  };

  test.each([
    ['en', 'Acme vs. traditional agencies', 'traditional agencies'],
    ['en', 'Spreadsheets versus Acme', 'Spreadsheets'],
    ['en', 'Acme vs. faceless agencies', 'faceless agencies'],
    ['pl', 'Acme vs. typowe agencje', 'typowe agencje'],
    ['de', 'Acme vs. herkömmliche Software', 'herkömmliche Software'],
    ['ja', 'Acme 対 他社のアプリ', '他社のアプリ'],
    ['ru', 'Мы против обычных приложений', 'обычных приложений'],
  ])(
    'When a heading in "%s" sets the brand against what people use otherwise, then that is the alternative',
    (lang, title, other) => {
      expect(alternativeOf(title, '/', lang)).toBe(other);
    },
  );

  test('When a heading names another brand, then it is the alternative on a page of comparisons only', () => {
    expect(alternativeOf('Acme vs. Ledgerly', '/compare/ledgerly')).toBe('Ledgerly');
    expect(alternativeOf('Acme vs. Rovers')).toBe('');
  });

  test('When a heading that sets the brand against others is of a single workshop, then it is no alternative', () => {
    const talk = [block('This workshop compares both.'), heading('Acme vs. spreadsheets', 3), block('It is at nine.')];
    const alternativeBelow = (...text: typeof talk): string => {
      const page = { title: 'Acme', text: bindToHeadings(heading('Acme', 1), heading('Talks'), ...text) };
      const { facts } = northstartStatement.measure(evidence({ pages: [page] }));
      return northstartStatement.compose(facts, needs).competitor_alternative;
    };
    expect(alternativeBelow(...talk)).toBe('');
    expect(alternativeBelow(...talk.slice(1))).toBe('spreadsheets');
  });

  test.each(['Trail vs. traditional running shoes', 'Acme vs. the Crown of 1998', 'Home vs. away'])(
    'When the brand is on no side, or the other side is no alternative (%s), then there is none',
    (title) => {
      expect(alternativeOf(title)).toBe('');
    },
  );
});

describe('motivation_goal', () => {
  test.each([
    ['en', 'Whether you are planning a birthday or a wedding, our kitchen cooks for your guests.'],
    ['de', 'Egal, ob Sie ein Fest oder ein Abendessen planen, unsere Küche kocht für Ihre Gäste.'],
    ['fr', 'Que vous soyez une petite équipe ou une grande entreprise, notre atelier vous accueille.'],
  ])('When a sentence in "%s" says what customers are after, then it is quoted', (lang, text) => {
    expect(inLanguage(lang, text).motivation_goal).toBe(text);
  });

  test.each([
    ['en', 'Whether you are a researcher or a mayor, get in touch with our office in Kumasi.'],
    ['en', 'Whether you want to give once or every month, please donate to our fund for trees.'],
    ['en', 'Set any range of speed that you want to know more about.'],
    ['en', 'If you want to build a garden, choose one of the plans of our nursery.'],
    ['en', 'We want to make the streets of our city safe for children.'],
    ['de', 'Egal, ob Sie ein Fest oder ein Abendessen planen, kontaktieren Sie unsere Küche.'],
    ['fr', 'Que vous soyez une petite équipe ou une grande entreprise, contactez notre atelier.'],
    ['es', 'Tanto si eres principiante como si eres experto, contacta con nuestro equipo.'],
  ])('When a sentence in "%s" asks or instructs visitors, then it is no motivation: %s', (lang, text) => {
    expect(inLanguage(lang, text).motivation_goal).toBe('');
  });
});

describe('core_benefit', () => {
  const things = { name: 'Acme', description: '', purpose: '', capabilities: [], category: '' };
  const benefit = (description: string, purpose: string): string =>
    northstartStatement.compose(
      northstartStatement.measure(evidence({ pages: [{ text: [block('The shop opens at nine.')] }] })).facts,
      { ...needs, things: { ...things, description, purpose } },
    ).core_benefit;

  test('When the purpose is not the description, then it is the benefit', () => {
    expect(benefit('Acme is software for invoices.', 'Small teams get paid on time.')).toBe(
      'Small teams get paid on time.',
    );
  });

  test('When the purpose repeats the description, then there is no benefit', () => {
    const text = 'Acme is software that helps small teams get paid.';
    expect(benefit(text, text)).toBe('');
  });
});
