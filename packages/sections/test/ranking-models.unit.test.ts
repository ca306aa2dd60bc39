import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { rankingExamples } from '../src/ranking-examples.ts';
import models from '../src/shared/ranking/models.json' with { type: 'json' };
import { FIELD_NAMES, FIELDS, type FieldName } from '../src/shared/statements/fields.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

/** A site with a group of titles. */
const site = evidence({
  pages: [
    {
      title: 'Acme',
      meta: [{ name: 'description', content: 'Acme is invoicing software for small teams.' }],
      text: bindToHeadings(
        heading('Invoices that small teams get paid for', 1, { region: 'hero' }),
        block('Acme helps small teams get paid on time.', { region: 'hero' }),
        heading('Features'),
        ...['Automatic reminders', 'Bank sync', 'Invoice export'].flatMap((title) => [
          heading(title, 3),
          block('It saves small teams an hour of work each week.'),
        ]),
      ),
    },
  ],
});

const examples = rankingExamples(site);
const titleFeatures = Object.keys(examples.titles[0]?.features ?? {});
const audienceFeatures = Object.keys(examples.audiences[0]?.features ?? {});

test.each(Object.entries(models))(
  'When the model of %s is read, then it weighs each feature of the code and no other',
  (name, { weights }) => {
    const features: readonly string[] =
      name in FIELDS ? FIELDS[name as FieldName].features : name === 'audiences' ? audienceFeatures : titleFeatures;
    expect(features.length).toBeGreaterThan(10);
    expect(Object.keys(weights).sort()).toEqual(features.toSorted());
  },
);

test('When the code ranks statements for a field, then there is a model of it', () => {
  expect(Object.keys(models)).toEqual(expect.arrayContaining([...FIELD_NAMES, 'capabilities', 'audiences']));
});
