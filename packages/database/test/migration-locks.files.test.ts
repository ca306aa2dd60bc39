import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockProblems } from './support/migration-locks.ts';

const directory = join(import.meta.dirname, '../../../prisma/migrations');
/** Earlier migrations are in every database. */
const FIRST = '202611230710';
const migrations = readdirSync(directory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name >= FIRST)
  .map(({ name }) => [name, readFileSync(join(directory, name, 'migration.sql'), 'utf8')] as const);

test.each(migrations)('When %s runs on large tables, then nobody waits for it', (_, sql) => {
  expect(lockProblems(sql)).toEqual([]);
});

test.each([
  ['CREATE INDEX "i" ON "stages"("name");', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX "i" ON "events" ("seq");', 'CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY "i" ON "stages"("name");', 'IF NOT EXISTS'],
  [
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "stages"("name"); ALTER TABLE "a" ADD COLUMN "b" INT;',
    'migration of its own',
  ],
  ['ALTER TABLE "brands" ADD CONSTRAINT "c" CHECK (version > 0);', 'NOT VALID'],
  ['ALTER TABLE "events" ADD CONSTRAINT "f" FOREIGN KEY ("brand_id") REFERENCES "brands"("id");', 'NOT VALID'],
  ['UPDATE "stages" SET "losses" = 0;', 'batches'],
  ['DELETE FROM "events" WHERE "seq" = 0;', 'batches'],
  ['ALTER TABLE "sections" ALTER COLUMN "data" SET DATA TYPE JSONB;', 'rewrites'],
  ['ALTER TABLE "assets" ADD COLUMN "t" UUID NOT NULL DEFAULT gen_random_uuid();', 'rewrites'],
  ['ALTER TABLE "brands" ADD COLUMN "t" TEXT GENERATED ALWAYS AS (lower("name")) STORED;', 'rewrites'],
  ['VACUUM FULL "events";', 'locks'],
])('When a migration has %s, then it is refused', (sql, reason) => {
  expect(lockProblems(sql)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  '-- CREATE INDEX "i" ON "stages"("name");',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "stages"("name");',
  'CREATE TABLE "notes" ("id" UUID); CREATE INDEX "i" ON "notes"("id");',
  'CREATE INDEX "i" ON "workspaces"("name");',
  'ALTER TABLE "brands" ADD COLUMN "n" INTEGER NOT NULL DEFAULT 0;',
  'ALTER TABLE "brands" ADD CONSTRAINT "c" CHECK (version > 0) NOT VALID;',
  'DROP INDEX "i";',
])('When a migration has %s, then nobody waits for it', (sql) => {
  expect(lockProblems(sql)).toEqual([]);
});
