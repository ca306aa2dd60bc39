import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { migrateDatabase } from '../src/index.ts';

const directory = join(import.meta.dirname, '../../../prisma/migrations');
const migrations = readdirSync(directory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase({ migrated: false });
});
afterEach(() => testDatabase.stop());

test('When several migrate at once, then each migration is applied once, in order', async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrateDatabase(testDatabase.url)));
  expect(results.flatMap(({ applied }) => applied)).toEqual(migrations);
  expect(await testDatabase.database.prisma.brand.count()).toBe(0);
  expect(await migrateDatabase(testDatabase.url)).toEqual({ applied: [], newer: [] });
});

/** As a newer release leaves it. */
async function addNewerMigration(name: string): Promise<void> {
  await migrateDatabase(testDatabase.url);
  await testDatabase.database.prisma.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', ${name}, now())`;
}

test('When a newer release has only expanded the database, then it is used as it is, for a rollback', async () => {
  await addNewerMigration('99990101000000_later');
  expect(await migrateDatabase(testDatabase.url)).toEqual({ applied: [], newer: ['99990101000000_later'] });
});

test('When a newer release has contracted the database, then it is left alone and the message says so', async () => {
  await addNewerMigration('99990101000000_drop_notes_contract');
  await expect(migrateDatabase(testDatabase.url)).rejects.toThrow(
    /newer version of Brandprint.*99990101000000_drop_notes_contract/,
  );
});

describe('An interrupted migration', () => {
  const NAME = '99990101000000_next';
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(directory, copy, { recursive: true });
    await mkdir(join(copy, NAME));
  });
  afterEach(() => rm(copy, { recursive: true }));

  const write = (sql: string) => writeFile(join(copy, NAME, 'migration.sql'), sql);
  const migrate = async () => (await migrateDatabase(testDatabase.url, copy)).applied;
  const tablesNamed = async (name: string) => {
    const { prisma } = testDatabase.database;
    return prisma.$queryRaw<unknown[]>`SELECT 1 FROM pg_tables WHERE tablename = ${name}`;
  };

  test('When a long transaction has locked its table, then it gives up, so that nobody waits behind it, and is applied afterwards', async () => {
    await write('ALTER TABLE workspaces ADD COLUMN colour text');
    const { prisma, transaction } = testDatabase.database;
    await migrateDatabase(testDatabase.url);
    await transaction(async (tx) => {
      await tx.workspace.count();
      await expect(migrate()).rejects.toThrow(new RegExp(`${NAME}.*lock timeout`));
      expect(await prisma.workspace.count()).toBe(0);
    });
    expect(await migrate()).toEqual([NAME]);
  });

  test('When it builds an index concurrently, then several processes do it once, and what an interruption left is replaced', async () => {
    await migrateDatabase(testDatabase.url);
    const { prisma } = testDatabase.database;
    await prisma.workspace.createMany({ data: [{ name: 'a' }, { name: 'b' }] });
    await write(
      '-- For lists.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "next_idx" ON "workspaces"("subscription_status");',
    );
    await expect(migrate()).rejects.toThrow(/next_idx/);
    await prisma.workspace.delete({ where: { name: 'b' } });
    const results = await Promise.all([migrate(), migrate(), migrate()]);
    expect(results.flat()).toEqual([NAME]);
    const valid = await prisma.$queryRaw`SELECT indisvalid FROM pg_index WHERE indexrelid = 'next_idx'::regclass`;
    expect(valid).toEqual([{ indisvalid: true }]);
  });

  test.each([
    ['a statement in the middle fails', 'SELECT 1 / 0', 'division by zero'],
    ['it cannot be recorded', 'DROP TABLE _prisma_migrations', 'does not exist'],
  ])('When %s, then nothing of it is left, and the corrected one is applied', async (_, statement, message) => {
    await write(`CREATE TABLE one (id int);\n${statement};\nCREATE TABLE two (id int);`);
    await expect(migrate()).rejects.toThrow(new RegExp(`${NAME}.*${message}`));
    expect(await tablesNamed('one')).toEqual([]);
    expect(await testDatabase.database.prisma.brand.count()).toBe(0);

    await write('CREATE TABLE one (id int);\nCREATE TABLE two (id int);');
    expect(await migrate()).toEqual([NAME]);
    expect([...(await tablesNamed('one')), ...(await tablesNamed('two'))]).toHaveLength(2);
    expect(await migrate()).toEqual([]);
  });

  test('When the process dies during a migration, then the next one applies it', async () => {
    await write('CREATE TABLE one (id int);\nSELECT pg_sleep(60);');
    const dying = migrate().catch((thrown: Error) => thrown.message);
    const { prisma } = testDatabase.database;
    await waitFor(async () => {
      const rows = await prisma.$queryRaw<unknown[]>`
        SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND query LIKE '%pg_sleep(60)%' AND wait_event = 'PgSleep'`;
      return rows.length > 0;
    });
    expect(await dying).toContain(NAME);
    await write('CREATE TABLE one (id int);');
    expect(await migrate()).toEqual([NAME]);
  });

  test('When an earlier release left one unfinished, then it is applied', async () => {
    await migrateDatabase(testDatabase.url);
    const { prisma } = testDatabase.database;
    await prisma.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', ${NAME})`;
    await write('CREATE TABLE one (id int);');
    expect(await migrate()).toEqual([NAME]);
    const rows = await prisma.$queryRaw`
      SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE migration_name = ${NAME}`;
    expect(rows).toEqual([{ finished: true }]);
  });
});
