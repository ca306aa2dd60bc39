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
const LOOKUP = `${NAME}_lookup`;
const blocks = [...readRepositoryFile('docs/operations.md').matchAll(/```sql\n([\s\S]*?)```/g)];
const blockOf = (role: string) =>
  blocks.map(([, text = '']) => text).find((text) => text.includes(`CREATE ROLE ${role} `)) ?? '';
const [sql, sqlOfLookup] = ['brandprint_owner', 'brandprint_lookup'].map(blockOf) as [string, string];
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
  for (const statement of [
    `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`,
    `DROP ROLE IF EXISTS ${NAME}, ${OWNER}, ${LOOKUP}`,
  ])
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

test('When the look-up of cells has a role of its own, then it reads where a workspace is, and nothing else', async () => {
  const [createRole = '', ...grants] = statements(sqlOfLookup);
  await admin.database.prisma.$executeRawUnsafe(createRole);
  const owner = withPrisma(createDatabase(urlOf(OWNER)));
  for (const grant of grants) await owner.prisma.$executeRawUnsafe(grant);
  await owner.stop();
  const lookup = withPrisma(createDatabase(urlOf(LOOKUP)));
  const read = (columns: string, table: string) => lookup.prisma.$queryRawUnsafe(`SELECT ${columns} FROM ${table}`);
  expect(await read('id, move', 'workspaces')).toEqual([]);
  expect(await read('hash, workspace_id, revoked_at', 'api_keys')).toEqual([]);
  for (const [columns, table] of [
    ['name', 'workspaces'],
    ['source_url', 'brands'],
    ['password', 'identity_accounts'],
  ] as const)
    await expect(read(columns, table)).rejects.toThrow('permission denied');
  await lookup.stop();
});
