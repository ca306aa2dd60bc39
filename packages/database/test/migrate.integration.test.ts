import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { migrateDatabase } from '../src/index.ts';

const migrations = readdirSync(join(import.meta.dirname, '../../../prisma/migrations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase({ migrated: false });
});
afterEach(() => testDatabase.stop());

test('When several migrate at once, then each migration is applied once, in order', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(testDatabase.url)));
  expect(applied.flat()).toEqual(migrations);
  expect(await testDatabase.database.prisma.brand.count()).toBe(0);
  expect(await migrateDatabase(testDatabase.url)).toEqual([]);
});

test('When the database was made by a newer release, then it is left alone and the message says so', async () => {
  await migrateDatabase(testDatabase.url);
  await testDatabase.database.prisma.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '99990101000000_later')`;
  await expect(migrateDatabase(testDatabase.url)).rejects.toThrow(/newer version of Brandprint.*99990101000000_later/);
});
