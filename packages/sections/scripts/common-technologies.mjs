/**
 * Prints which of the technologies that are used most on the web no rule knows:
 * `npx tsx packages/sections/scripts/common-technologies.mjs`
 */
import { readFileSync } from 'node:fs';
import { TECHNOLOGY_RULES } from '../src/shared/technologies/index.ts';

const LIST = new URL('../test/fixtures/common-technologies.json', import.meta.url);
const { categories } = JSON.parse(readFileSync(LIST, 'utf8'));
const known = new Set(TECHNOLOGY_RULES.map(({ name }) => name));
const count = (names) => names.filter((name) => known.has(name)).length;

for (const [category, names] of Object.entries(categories)) {
  console.log(`${category}: ${count(names)} of ${names.length}`);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) console.log(`  not known: ${unknown.join(', ')}`);
}
const all = Object.values(categories).flat();
console.log(`all: ${count(all)} of ${all.length} (${((100 * count(all)) / all.length).toFixed(1)} %)`);
