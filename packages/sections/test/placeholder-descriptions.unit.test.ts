import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';

const describedAs = (content: string): string => {
  const pages = [{ title: 'Anvil', meta: [{ name: 'description', content }] }];
  return things.measure(evidence({ pages })).facts.description;
};

test.each(['Testing shop Berlin', 'Test website speed', 'Situs berita WordPress Indonesia'])(
  'When a description says something of its own, as %j, then it is the description',
  (content) => {
    expect(describedAs(content)).toBe(content);
  },
);

test.each(['Just another WordPress site', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.', 'Test website'])(
  'When a description is a placeholder, as %j, then there is none',
  (content) => {
    expect(describedAs(content)).toBe('');
  },
);
