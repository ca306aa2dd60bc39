import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { TECHNOLOGY_RULES } from '../src/shared/technologies/index.ts';

const LIST = new URL('fixtures/common-technologies.json', import.meta.url);
const { categories } = JSON.parse(readFileSync(LIST, 'utf8')) as { categories: Record<string, string[]> };
const names = Object.values(categories).flat();

/** What is reached. Most of the others leave no mark of their own on a page: servers behind proxies, hosting, APIs. */
const MIN_KNOWN = 0.87;

test('When the technologies that are used most are looked up, then rules know as many of them as before', () => {
  const known = new Set(TECHNOLOGY_RULES.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  const allowed = Math.floor((1 - MIN_KNOWN) * names.length);
  expect(unknown.slice(allowed)).toEqual([]);
});

test('When a technology is in the list of the most used, then it is there once', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
