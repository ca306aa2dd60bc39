import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const directory = join(import.meta.dirname, '../../../prisma/migrations');
/** Earlier migrations are in every database. */
const FIRST = '20261123';
const migrations = readdirSync(directory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name >= FIRST)
  .map(({ name }) => ({ name, sql: readFileSync(join(directory, name, 'migration.sql'), 'utf8') }));

/** What the previous release may still use is gone or narrower after these. */
const CONTRACTS =
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|SCHEMA|VIEW)\b|\bRENAME\b|\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+(?:DATA\s+)?(?:NOT\s+NULL|TYPE)|TYPE)\b|\bADD\s+COLUMN\s+\S+\s+(?!.*\b(?:DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i;

const CONTRACTING_NAME = /_contract$/;

test.each(migrations)('When $name drops or narrows anything, then its name says so', ({ name, sql }) => {
  const statements = sql.replace(/--.*$/gm, '');
  expect({ name, contracts: CONTRACTS.test(statements) }).toEqual({ name, contracts: CONTRACTING_NAME.test(name) });
});

test.each([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'DROP TABLE "a";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE TEXT;',
  'ALTER TABLE "a" ADD COLUMN     "b" TEXT NOT NULL;',
])('When a migration has %s, then it contracts', (sql) => {
  expect(sql).toMatch(CONTRACTS);
});

test.each([
  'ALTER TABLE "a" ADD COLUMN     "b" TEXT NOT NULL DEFAULT \'\';',
  'CREATE INDEX "i" ON "a"("b");',
  'DROP INDEX "i";',
])('When a migration has %s, then it only expands', (sql) => {
  expect(sql).not.toMatch(CONTRACTS);
});
