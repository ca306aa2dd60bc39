import { randomUUID } from 'node:crypto';
import { createLogger } from '@brandprint/platform';
import {
  createTestDatabase,
  type DatabaseWithPrisma,
  type TestDatabase,
  waitFor,
  withPrisma,
} from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, migrateDatabase } from '../../database/src/index.ts';
import { createRateLimiter, migrateLimits } from '../../limits/src/index.ts';
import { type Consumer, createJobQueue, migrateQueue } from '../../queue/src/index.ts';
import { readRepositoryFile } from './support/files.ts';

/** A database created as in docs/operations.md, on the test server, with its two roles. */
const NAME = `roles_${randomUUID().slice(0, 8)}`;
const OWNER = `${NAME}_owner`;
const [, sql = ''] = /```sql\n([\s\S]*?CREATE ROLE[\s\S]*?)```/.exec(readRepositoryFile('docs/operations.md')) ?? [];
const [ofServer = '', ofDatabase = ''] = sql.split(/^.*\\connect .*$/m);
const statements = (text: string) =>
  text
    .replaceAll(/\bbrandprint/g, NAME)
    .replaceAll("'…'", "'secret'")
    .split(';')
    .filter((statement) => statement.trim() !== '');

const logger = createLogger({ level: 'silent', service: 'test' });
let admin: TestDatabase;
let app: DatabaseWithPrisma;
const urlOf = (role: string) =>
  Object.assign(new URL(admin.url), { pathname: NAME, username: role, password: 'secret' }).href;

beforeAll(async () => {
  admin = await createTestDatabase({ migrated: false });
  for (const statement of statements(ofServer)) await admin.database.prisma.$executeRawUnsafe(statement);
  const owner = withPrisma(createDatabase(urlOf(OWNER)));
  for (const statement of statements(ofDatabase)) await owner.prisma.$executeRawUnsafe(statement);
  await owner.stop();
  await migrateDatabase(urlOf(OWNER));
  await migrateQueue(urlOf(OWNER));
  await migrateLimits(urlOf(OWNER));
  app = withPrisma(createDatabase(urlOf(NAME)));
});

afterAll(async () => {
  await app?.stop();
  for (const statement of [`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`, `DROP ROLE IF EXISTS ${NAME}, ${OWNER}`])
    await admin.database.prisma.$executeRawUnsafe(statement);
  await admin.stop();
});

test('When the owner has migrated, then apps may read and write every table, and create none', async () => {
  const tables = await app.prisma.$queryRaw<{ name: string; schema: string; rights: boolean }[]>`
    SELECT relname AS name, nspname AS schema,
           has_schema_privilege(n.oid, 'USAGE') AND CASE relkind
             WHEN 'S' THEN has_sequence_privilege(c.oid, 'USAGE')
             ELSE has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
              AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')
           END AS rights
      FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'p', 'S') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`;
  expect(new Set(tables.map(({ schema }) => schema)).size).toBeGreaterThan(2);
  expect(tables.filter(({ rights }) => !rights)).toEqual([]);
  await expect(app.prisma.$executeRaw`CREATE TABLE mine (id int)`).rejects.toThrow(/permission denied/);
});

test('When apps have no Redis, then their role is also enough for the queue and the limits in Postgres', async () => {
  const location = { databaseUrl: urlOf(NAME) };
  const queue = createJobQueue(location, { logger });
  const limiter = createRateLimiter(location, { logger });
  const job = { analysisId: randomUUID(), stage: 'crawl' } as const;
  const done: unknown[] = [];
  let consumer: Consumer | undefined;
  try {
    consumer = await queue.consume('crawl', { concurrency: 1 }, async (job) => void done.push(job));
    await queue.addJobs([{ queue: 'crawl', id: 'one', job }]);
    await waitFor(async () => done.length > 0);
    expect(done).toEqual([job]);
    expect(await limiter.consume('parse', 'workspace')).toMatchObject({ allowed: true });
  } finally {
    await consumer?.stop();
    await Promise.all([queue.stop(), limiter.stop()]);
  }
});
