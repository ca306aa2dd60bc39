import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { northstartStatement } from '../src/northstart-statement/index.ts';
import { block } from './support/text-blocks.ts';

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
