import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  arrive,
  authenticateKey,
  beginLeaving,
  copyWorkspace,
  type Fingerprint,
  fingerprintWorkspace,
  leave,
  openCell,
  quiesce,
} from '@brandprint/database';
import { type AssetStore, createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cancelMove, type MoveEnd, moveWorkspace, type Origin } from '../src/cells/move-workspace.ts';
import { type FullWorkspace, fillWorkspace } from './support/full-workspace.ts';

interface TestCell {
  rows: TestDatabase;
  end: MoveEnd & { store: AssetStore };
}

let folder: string;
let from: TestCell;
let to: TestCell;
let mine: FullWorkspace;
let other: FullWorkspace;
let name: string;

async function createCell(): Promise<TestCell> {
  const rows = await createTestDatabase();
  return {
    rows,
    end: { cell: await openCell(rows.url, 'DATABASE_URL'), store: createDirectoryStore(join(folder, randomUUID())) },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandprint-cells-'));
  [from, to] = [await createCell(), await createCell()];
});
afterAll(async () => {
  for (const { rows, end } of [from, to]) {
    await end.cell.stop();
    await rows.stop();
  }
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const { rows } of [from, to]) {
    await rows.database.prisma.workspace.deleteMany();
    await rows.database.prisma.identityUser.deleteMany();
  }
  name = 'mine';
  mine = await fillWorkspace(from.rows, from.end.store, name);
  other = await fillWorkspace(from.rows, from.end.store, 'other');
});

const origin = (): Origin => ({ ...from.end, database: from.rows.database });
const printed: string[] = [];
/** As the command would, with connections of its own. */
async function move(options: { dryRun?: boolean } = {}, start: Origin = origin()): Promise<string> {
  printed.length = 0;
  const [cell, target] = [await openCell(from.rows.url, 'A'), await openCell(to.rows.url, 'B')];
  try {
    const chosen = { dryRun: false, noticedMs: 0, ...options };
    await moveWorkspace(name, chosen, { ...start, cell }, { ...to.end, cell: target }, (line) => printed.push(line));
  } finally {
    await cell.stop();
    await target.stop();
  }
  return printed.join('\n');
}

const cancel = () => cancelMove(name, from.end.cell, to.end.cell, () => {});
const rowsIn = ({ end }: TestCell, id = mine.id) => fingerprintWorkspace(end.cell, id);
const countIn = async (cell: TestCell, id = mine.id) =>
  [...(await rowsIn(cell, id)).values()].reduce((total, { rows }) => total + rows, 0);
const filesIn = async ({ end }: TestCell, keys = mine.files) =>
  (await Promise.all(keys.map((key) => end.store.read(key)))).map((file) => file?.toString());
const workspaceIn = ({ rows }: TestCell, id = mine.id) =>
  rows.database.prisma.workspace.findUnique({ where: { id }, select: { move: true } });

async function expectMoved(): Promise<void> {
  expect(await workspaceIn(to)).toEqual({ move: null });
  expect(await countIn(from)).toBe(0);
  expect(await filesIn(from)).toEqual(mine.files.map(() => undefined));
  expect((await filesIn(to)).every((file) => file !== undefined)).toBe(true);
  expect(await authenticateKey(to.rows.database, mine.key, mine.brandId)).toMatchObject({
    caller: { workspaceId: mine.id, move: null },
    brand: { id: mine.brandId },
  });
}

test('When a workspace is moved, then every row and file of it is there as it was, and nothing of it is left', async () => {
  const empty = [...(await rowsIn(from))].filter(([, { rows }]) => rows === 0);
  expect(empty).toEqual([]); // a new table needs a row here
  const files = await filesIn(from);
  await beginLeaving(from.end.cell, mine.id);
  await quiesce(from.end.cell, mine.id, Date.now());
  const before = await rowsIn(from);
  const others = [await rowsIn(from, other.id), await filesIn(from, other.files)];

  await move();
  await expectMoved();
  expect(await filesIn(to)).toEqual(files);
  // The move itself is the only change.
  await to.rows.database.prisma.workspace.update({ where: { id: mine.id }, data: { move: 'leaving' } });
  expect(await rowsIn(to)).toEqual(before);
  expect([await rowsIn(from, other.id), await filesIn(from, other.files)]).toEqual(others);
  expect(await countIn(to, other.id)).toBe(0);
});

test('When stages and prints are running, then they are due in the other cell as if they had never been claimed', async () => {
  await move();
  const { prisma } = to.rows.database;
  const due = { status: 'ready', leaseUntil: null, dueAt: expect.any(Date), attempts: 0 };
  expect(await prisma.stage.findMany({ where: { name: 'crawl' } })).toMatchObject([{ ...due, fence: 4, losses: 0 }]);
  expect(await prisma.print.findMany()).toMatchObject([{ ...due, fence: 1 }]);
});

test('When its members are in no other workspace of the cell, then they move with their sessions', async () => {
  await move();
  const session = { token: mine.sessionToken, userId: mine.userId };
  expect(await to.rows.database.prisma.identitySession.findMany()).toMatchObject([session]);
  expect(await to.rows.database.prisma.identityAccount.findMany()).toMatchObject([{ password: 'a hash' }]);
  const left = await from.rows.database.prisma.identityUser.findMany({ select: { id: true } });
  expect(left).toEqual([{ id: other.userId }]);
});

test('When a member is in another workspace of the cell, then they stay signed in there, and can sign in here', async () => {
  const member = { workspaceId: other.id, userId: mine.userId, role: 'viewer' } as const;
  await from.rows.database.prisma.identityMembership.create({ data: member });
  await move();
  const where = { userId: mine.userId };
  expect(await from.rows.database.prisma.identitySession.count({ where })).toBe(1);
  expect(await from.rows.database.prisma.identityMembership.findMany({ where })).toMatchObject([member]);
  expect(await to.rows.database.prisma.identitySession.count({ where })).toBe(0);
  expect(await to.rows.database.prisma.identityAccount.count({ where })).toBe(1);
});

test('When a member is disabled in one cell and known by their address in the other, then nothing moves', async () => {
  const { userId } = await fillWorkspace(to.rows, to.end.store, 'theirs', { email: mine.email });
  const disable = ({ rows }: TestCell, id: string, disabledAt: Date | null) =>
    rows.database.prisma.identityUser.update({ where: { id }, data: { disabledAt } });
  await disable(from, mine.userId, new Date());
  await expect(move()).rejects.toThrow(`disabled in only one of the cells: ${mine.email}.`);
  expect([await workspaceIn(from), await workspaceIn(to)]).toEqual([{ move: null }, null]);
  await disable(from, mine.userId, null);
  await disable(to, userId, new Date());
  await expect(move()).rejects.toThrow(`disabled in only one of the cells: ${mine.email}.`);
});

test('When a member who moved before is disabled since, then their next workspace stays', async () => {
  const member = { workspaceId: other.id, userId: mine.userId, role: 'viewer' } as const;
  await from.rows.database.prisma.identityMembership.create({ data: member });
  await move();
  await from.rows.database.prisma.identityUser.update({
    where: { id: mine.userId },
    data: { disabledAt: new Date() },
  });
  name = 'other';
  await expect(move()).rejects.toThrow(`disabled in only one of the cells: ${mine.email}.`);
  expect([await workspaceIn(from, other.id), await workspaceIn(to, other.id)]).toEqual([{ move: null }, null]);
});

test('When the files of a brand have expired and a book of it is to be printed, then the book moves', async () => {
  await from.rows.database.prisma.analysis.updateMany({
    where: { workspaceId: mine.id },
    data: { assetsDeletedAt: new Date() },
  });
  await move();
  await expectMoved();
});

test('When the other cell knows a member by another id, then that person is the member, with their own password', async () => {
  const there = await fillWorkspace(to.rows, to.end.store, 'theirs', { email: mine.email });
  await move();
  const { prisma } = to.rows.database;
  const where = { workspaceId: mine.id };
  expect(await prisma.identityMembership.findMany({ where })).toMatchObject([{ userId: there.userId, role: 'owner' }]);
  expect(await prisma.identityAuditEntry.findMany({ where })).toMatchObject([
    { userId: there.userId, targetId: there.userId },
  ]);
  expect(await prisma.apiKey.findMany({ where })).toMatchObject([{ userId: there.userId }]);
  expect(await prisma.identityAccount.count({ where: { userId: there.userId } })).toBe(1);
  expect(await prisma.identitySession.count({ where: { userId: there.userId } })).toBe(1);
});

describe('When a move was interrupted', () => {
  let copied: Fingerprint;
  const begin = async () => {
    await beginLeaving(from.end.cell, mine.id);
    await quiesce(from.end.cell, mine.id, Date.now());
  };
  const copy = async () => {
    copied = await copyWorkspace(from.end.cell, to.end.cell, mine.id);
  };
  const end = async () => expect(await leave(from.end.cell, mine.id, copied)).toEqual([]);
  /** As the command copies them before it begins. */
  async function copyAllFiles(): Promise<void> {
    for (const key of mine.files) await to.end.store.put(key, (await from.end.store.read(key)) as Buffer, 'image/png');
  }
  test.each([
    { point: 'before the copy', steps: [begin] },
    { point: 'after the copy', steps: [begin, copy] },
    { point: 'before the other cell took over', steps: [begin, copyAllFiles, copy, end] },
    { point: 'after it took over', steps: [begin, copyAllFiles, copy, end, () => arrive(to.end.cell, mine.id)] },
  ])('$point, then the next run ends it', async ({ steps }) => {
    for (const step of steps) await step();
    await move();
    await expectMoved();
    expect(await move()).toContain('nothing is left to do');
  });

  test('while the source was removed, then the next run removes the rest', async () => {
    const store = { ...from.end.store, deletePrefix: () => Promise.reject(new Error('The store is down.')) };
    await expect(move({}, { ...origin(), store })).rejects.toThrow('The store is down.');
    expect(await workspaceIn(to)).toEqual({ move: null });
    await move();
    expect(await countIn(from)).toBe(0);
  });

  test('before the other cell took over, then it can be cancelled, and afterwards it cannot', async () => {
    await begin();
    await copy();
    await cancel();
    expect([await workspaceIn(from), await workspaceIn(to)]).toEqual([{ move: null }, null]);
    await begin();
    await copy();
    await end();
    await expect(cancel()).rejects.toThrow('without --cancel');
  });
});

/** Which listing of the source follows the first copy of the rows. */
const AFTER_ROWS = 2;

test('When a row changes while rows are copied, then they are copied again', async () => {
  let listed = 0;
  const list: AssetStore['list'] = async function* (prefix) {
    listed += 1;
    if (listed === AFTER_ROWS)
      await from.rows.database.prisma.brand.update({ where: { id: mine.brandId }, data: { name: 'New' } });
    yield* from.end.store.list(prefix);
  };
  await move({}, { ...origin(), store: { ...from.end.store, list } });
  const brand = await to.rows.database.prisma.brand.findUniqueOrThrow({ where: { id: mine.brandId } });
  expect(brand.name).toBe('New');
});

test('When files cannot be copied, then the workspace is in use as before, and the other cell has nothing', async () => {
  let lists = 0;
  const list: AssetStore['list'] = (prefix) => {
    lists += 1;
    if (lists === AFTER_ROWS) throw new Error('The store is down.');
    return from.end.store.list(prefix);
  };
  await expect(move({}, { ...origin(), store: { ...from.end.store, list } })).rejects.toThrow('The store is down.');
  expect([await workspaceIn(from), await workspaceIn(to)]).toEqual([{ move: null }, null]);
  expect(printed.at(-1)).toContain('given up');
  expect((await filesIn(from)).every((file) => file !== undefined)).toBe(true);
});

test('When files are stored while others are copied, then they are copied too', async () => {
  const late = mine.files[0]?.replace('logo', 'late') ?? '';
  let reads = 0;
  const get: AssetStore['get'] = async (key) => {
    reads += 1;
    if (reads === 1) await from.end.store.put(late, Buffer.from('late'), 'image/png');
    return from.end.store.get(key);
  };
  await move({}, { ...origin(), store: { ...from.end.store, get } });
  expect(await filesIn(to, [late])).toEqual(['late']);
});

test('When a message does not end before the patience of a move does, then the error says for how long it was waited', async () => {
  await from.rows.database.prisma.webhookDelivery.updateMany({ data: { status: 'delivering' } });
  await beginLeaving(from.end.cell, mine.id);
  await expect(quiesce(from.end.cell, mine.id, Date.now() - 1)).rejects.toThrow('have not ended after 0 s');
});

test('When files have types, then they have them in the other store too', async () => {
  const get: AssetStore['get'] = async (key) => {
    const found = await from.end.store.get(key);
    return found && { ...found, contentType: 'image/avif' };
  };
  const put = jest.spyOn(to.end.store, 'put');
  await move({}, { ...origin(), store: { ...from.end.store, get } });
  const types = put.mock.calls.filter(([key]) => mine.files.includes(key)).map(([, , type]) => type);
  put.mockRestore();
  expect(types).toEqual(mine.files.map(() => 'image/avif'));
});

test('When it is a dry run, then it says what would be moved, and nothing changes', async () => {
  const before = await rowsIn(from);
  const output = await move({ dryRun: true });
  expect(output).toMatch(/brands: 1 rows[\s\S]*files: 3, 0\.0 MB[\s\S]*1 running stages[\s\S]*written for about \d+ s/);
  expect(await rowsIn(from)).toEqual(before);
  expect(await countIn(to)).toBe(0);
  expect(await filesIn(to)).toEqual(mine.files.map(() => undefined));
});

describe('When the cells do not fit, then nothing is moved, and the error says why', () => {
  afterEach(async () => {
    expect(await workspaceIn(from)).toEqual({ move: null });
    expect(await workspaceIn(to)).toBeNull();
  });

  test('another workspace has the name', async () => {
    await to.rows.database.prisma.workspace.create({ data: { name } });
    await expect(move()).rejects.toThrow('another workspace with the name mine');
  });

  test('SECRETS_KEY is different', async () => {
    const secretsKey = 'another master key, with enough characters';
    await fillWorkspace(to.rows, to.end.store, 'theirs', { secretsKey });
    await expect(move()).rejects.toThrow('different values of SECRETS_KEY');
  });

  test('one has another release', async () => {
    const { prisma } = to.rows.database;
    const rename = (old: string, now: string) =>
      prisma.$executeRaw`UPDATE _prisma_migrations SET migration_name = ${now} WHERE migration_name = ${old}`;
    await rename('20261123200000_workspace_move', 'a_later_one');
    await expect(move()).rejects.toThrow('the migration 20261123200000_workspace_move, a_later_one');
    await rename('a_later_one', '20261123200000_workspace_move');
  });
});

test('When nobody knows the workspace, then the error says so', async () => {
  name = 'nobody';
  await expect(move()).rejects.toThrow('Workspace nobody does not exist');
});
