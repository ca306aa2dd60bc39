import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  authenticateKey,
  beginLeaving,
  copyWorkspace,
  createApiKey,
  leave,
  lockMove,
  openCell,
  quiesce,
} from '@brandprint/database';
import { type AssetStore, createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cancelMove, moveWorkspace } from '../src/cells/move-workspace.ts';
import { type FullWorkspace, fillWorkspace } from './support/full-workspace.ts';

let folder: string;
let from: TestDatabase;
let to: TestDatabase;
let fromStore: AssetStore;
let toStore: AssetStore;
let mine: FullWorkspace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-cells-'));
  [from, to] = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(async () => {
  await from.stop();
  await to.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const { database } of [from, to]) {
    await database.prisma.workspace.deleteMany();
    await database.prisma.identityUser.deleteMany();
  }
  fromStore = createDirectoryStore(join(folder, randomUUID()));
  toStore = createDirectoryStore(join(folder, randomUUID()));
  mine = await fillWorkspace(from, fromStore, 'mine');
});

const printed: string[] = [];
/** As the command would, with connections of its own. */
async function move({ dryRun = false } = {}): Promise<void> {
  printed.length = 0;
  const [source, target] = [await openCell(from.url, 'A'), await openCell(to.url, 'B')];
  try {
    const origin = { cell: source, store: fromStore, database: from.database };
    const end = { cell: target, store: toStore };
    await moveWorkspace('mine', { dryRun, noticedMs: 0 }, origin, end, (line) => printed.push(line));
  } finally {
    await source.stop();
    await target.stop();
  }
}

const moveIn = async ({ database }: TestDatabase) =>
  (await database.prisma.workspace.findUnique({ where: { id: mine.id } }))?.move;
const unverify = ({ database }: TestDatabase) =>
  database.prisma.identityUser.update({ where: { email: mine.email }, data: { emailVerified: false } });

test.each([
  { cell: 'this cell', unverified: () => from },
  { cell: 'the other cell', unverified: () => to },
])(
  'When an address that both cells know is not verified in $cell, then nothing is moved, and the error names it',
  async ({ unverified }) => {
    const theirs = await fillWorkspace(to, toStore, 'theirs', { email: mine.email });
    await unverify(unverified());
    for (const dryRun of [true, false]) await expect(move({ dryRun })).rejects.toThrow(mine.email);
    expect([await moveIn(from), await moveIn(to)]).toEqual([null, undefined]);
    expect(printed).toEqual([]);
    const { prisma } = to.database;
    expect(await prisma.identitySession.findMany()).toMatchObject([{ token: theirs.sessionToken }]);
    expect(await prisma.identityMembership.findMany()).toMatchObject([{ workspaceId: theirs.id }]);
  },
);

/** Ends the connection of the move to the other cell, as the loss of that database would. */
const loseTarget = () =>
  to.database.prisma.$queryRaw`
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query NOT LIKE '%pg_stat_activity%'
      AND application_name = '' AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')`;

test('When the other database is lost after the first copy, then the workspace is in use as before, and the error says why', async () => {
  const { list } = fromStore;
  let lists = 0;
  fromStore.list = async function* (prefix) {
    lists += 1;
    if (lists === AFTER_ROWS) {
      await loseTarget();
      throw new Error('The store is down too.');
    }
    yield* list(prefix);
  };
  await expect(move()).rejects.toThrow('The store is down too.');
  expect(await moveIn(from)).toBeNull();
  expect(printed.join()).toMatch(/given up.*serves nobody/);
  fromStore.list = list;
  await move();
  expect([await moveIn(from), await moveIn(to)]).toEqual([undefined, null]);
});

/** Which listing of the source follows the first copy of the rows. */
const AFTER_ROWS = 2;

test('When the other database is lost while rows are sent to it, then the workspace is in use as before', async () => {
  await from.database.prisma.$executeRaw`
    INSERT INTO events (brand_id, seq, type, data)
    SELECT ${mine.brandId}::uuid, n, 'brand.queued', jsonb_build_object('text', repeat('0123456789', 4000))
    FROM generate_series(2, 200) n`; // 8 MB, of which most is still to be sent when the first row ends the connection
  const { prisma } = to.database;
  await prisma.$executeRaw`
    CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END $$`;
  await prisma.$executeRaw`CREATE TRIGGER lose BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION lose()`;
  try {
    await expect(move()).rejects.toThrow(/terminating connection|ECONNRESET|EPIPE/);
  } finally {
    await prisma.$executeRaw`DROP FUNCTION lose CASCADE`;
  }
  expect(await moveIn(from)).toBeNull();
  expect(printed.join()).toMatch(/given up.*could not be written for \d+\.\d s.*serves nobody/);
  await move();
  expect([await moveIn(from), await moveIn(to)]).toEqual([undefined, null]);
});

test('When a move is given up and a password is changed, then the next move brings the new one and no ended session', async () => {
  const { list } = fromStore;
  let lists = 0;
  fromStore.list = (prefix) => {
    lists += 1;
    if (lists === AFTER_ROWS) throw new Error('The store is down.');
    return list(prefix);
  };
  await expect(move()).rejects.toThrow('The store is down.');
  fromStore.list = list;
  await from.database.prisma.identityAccount.updateMany({ data: { password: 'another hash' } });
  await from.database.prisma.identitySession.deleteMany();
  await move();
  const { prisma } = to.database;
  expect(await prisma.identityAccount.findMany()).toMatchObject([{ password: 'another hash' }]);
  expect(await prisma.identitySession.count()).toBe(0);
});

test('When a key that was created before the comparison appears during it, then it is moved too', async () => {
  const { list } = fromStore;
  let lists = 0;
  let creation: Promise<void> | undefined;
  const created: string[] = [];
  /** Ends once the move waits for it. */
  const createKey = (begun: () => void) =>
    from.database.transaction(async (tx) => {
      created.push((await createApiKey(tx, { workspaceId: mine.id, environment: 'prod' })).key);
      begun();
      await waitFor(async () => (await waitingForLocks()) > 0);
    });
  fromStore.list = async function* (prefix) {
    lists += 1;
    if (lists === AFTER_ROWS)
      await new Promise<void>((resolve, reject) => {
        creation = createKey(resolve);
        creation.catch(reject);
      });
    yield* list(prefix);
  };
  await move();
  await creation;
  expect(await authenticateKey(to.database, created[0] ?? '')).toMatchObject({ caller: { workspaceId: mine.id } });
});

const waitingForLocks = async () => {
  const rows = await from.database.prisma.$queryRaw<object[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length;
};

test('When a move was interrupted and the other cell is down, then it can be cancelled', async () => {
  const [source, target] = [await openCell(from.url, 'A'), await openCell(to.url, 'B')];
  await beginLeaving(source, mine.id);
  await copyWorkspace(source, target, mine.id);
  await target.stop();
  await cancelMove('mine', source, null, (line) => printed.push(line)).finally(() => source.stop());
  expect(await moveIn(from)).toBeNull();
});

test('When a move ends while its cancelling waits for it, then nothing is cancelled', async () => {
  const [source, waiting, target] = [
    await openCell(from.url, 'A'),
    await openCell(from.url, 'A'),
    await openCell(to.url, 'B'),
  ];
  await lockMove([source], mine.id);
  await beginLeaving(source, mine.id);
  await quiesce(source, mine.id, Date.now());
  const copied = await copyWorkspace(source, target, mine.id);
  const cancelled = cancelMove('mine', waiting, target, (line) => printed.push(line)).catch((error: Error) => error);
  await waitFor(async () => (await triesToLock()) === 1);
  expect(await leave(source, mine.id, copied)).toEqual([]);
  await source.stop();
  expect(await cancelled).toMatchObject({ message: expect.stringContaining('without --cancel') });
  expect([await moveIn(from), await moveIn(to)]).toEqual(['left', 'arriving']);
  await Promise.all([waiting.stop(), target.stop()]);
});

/** Connections that have asked for the lock of a move; `source` has another statement last. */
const triesToLock = async () => {
  const rows = await from.database.prisma.$queryRaw<object[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%'
      AND pid <> pg_backend_pid()`;
  return rows.length;
};

test('When both cells name one bucket differently, then nothing is moved, and its files stay', async () => {
  toStore = { ...fromStore };
  await expect(move()).rejects.toThrow('TARGET_S3_BUCKET');
  expect([await moveIn(from), await moveIn(to)]).toEqual([null, undefined]);
  for (const key of mine.files) expect(await fromStore.read(key)).not.toBeNull();
});
