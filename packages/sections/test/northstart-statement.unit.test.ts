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
