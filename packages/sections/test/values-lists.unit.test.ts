import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { partOfValues } from '../src/shared/cues/values-sentences.ts';
import { languageName } from '../src/shared/text/index.ts';
import { VALUES_SENTENCES } from './cues/values-sentences.fixtures.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

type Block = ReturnType<typeof block>;

const valuesOn = (lang: string, ...text: Block[]): string[] => {
  const pages = [{ title: 'Acme', lang, text: bindToHeadings(heading('Acme', 1, { region: 'hero' }), ...text) }];
  const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
  return found.core_values.map(({ title }) => title);
};

describe('Values', () => {
  test('When a line names them and the next is nothing but a list, then its items are the values', () => {
    expect(valuesOn('en', block('Our values'), block('Honesty, patience and care.'))).toEqual([
      'Honesty',
      'patience',
      'care',
    ]);
  });

  test('When the line below tells of something else too, then it lists no values', () => {
    expect(valuesOn('en', block('Our values'), block('Bread, cake and tea. Open on Monday.'))).toEqual([]);
  });

  test('When list items of the same size stand right below a line that names them, then they are the values', () => {
    const item = (text: string): Block => block(text, { kind: 'list-item', selector: 'main > ul > li' });
    expect(
      valuesOn(
        'nl',
        block('Kernwaarden'),
        item('Eerlijke communicatie'),
        item('Persoonlijke aandacht'),
        block('Welkom.'),
      ),
    ).toEqual(['Eerlijke communicatie', 'Persoonlijke aandacht']);
  });

  test('When a sentence ends by calling its list values, then its items are the values', () => {
    expect(valuesOn('en', block('Honesty, patience and care are our values.'))).toEqual([
      'Honesty',
      'patience',
      'care',
    ]);
  });
});

describe('A sentence of values', () => {
  test.each(Object.entries(VALUES_SENTENCES).map(([code, texts]) => [languageName(code), code, ...texts] as const))(
    'When one in %s lists them, then what it lists is read, and a near miss lists nothing',
    (_, code, after, before, nearMiss) => {
      expect([after, partOfValues(after, code).split(',').length]).toEqual([after, 2]);
      expect([before, partOfValues(before, code).split(',').length]).toEqual([before, 2]);
      expect(partOfValues(nearMiss, code)).toBe('');
    },
  );
});
