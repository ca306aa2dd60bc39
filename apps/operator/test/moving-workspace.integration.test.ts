import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cell, fingerprintWorkspace, openCell } from '@brandprint/database';
import { createSecretBox } from '@brandprint/platform';
import { type AssetStore, createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type KeysAction, parseKeysAction, parseUsersAction, parseWorkspacesAction } from '../src/args.ts';
import { manageKeys } from '../src/manage-keys.ts';
import { manageUsers } from '../src/manage-users.ts';
import { manageWorkspaces } from '../src/manage-workspaces.ts';
import { resealSecrets } from '../src/reseal-secrets.ts';
import { type FullWorkspace, fillWorkspace } from './support/full-workspace.ts';

let rows: TestDatabase;
let cell: Cell;
let folder: string;
let store: AssetStore;
let mine: FullWorkspace;
let apiKeyId: string;
beforeAll(async () => {
  rows = await createTestDatabase();
  cell = await openCell(rows.url, 'DATABASE_URL');
  folder = await mkdtemp(join(tmpdir(), 'brandprint-moving-'));
  store = createDirectoryStore(folder);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  mine = await fillWorkspace(rows, store, 'mine');
  const { prisma } = rows.database;
  apiKeyId = (await prisma.apiKey.findFirstOrThrow({ where: { workspaceId: mine.id } })).id;
  await prisma.workspace.update({ where: { id: mine.id }, data: { move: 'leaving' } });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await cell.stop();
  await rows.stop();
  await rm(folder, { recursive: true });
});

const keys = (action: KeysAction) => manageKeys(action, rows.database);
const users = (...args: string[]) => manageUsers(parseUsersAction(args, {}), rows.database, undefined);
const workspaces = (...args: string[]) =>
  manageWorkspaces(parseWorkspacesAction(args, args[0] === 'delete' ? { yes: true } : {}), rows.database, () => store);

const COMMANDS: readonly (readonly [string, () => Promise<void>])[] = [
  ['keys create', () => keys(parseKeysAction(['create'], { workspace: 'mine' }))],
  ['keys revoke', () => keys({ action: 'revoke', id: apiKeyId })],
  ['users invite', () => manageUsers(parseUsersAction(['invite'], { workspace: 'mine' }), rows.database, undefined)],
  ['users disable', () => users('disable', mine.email)],
  ['users enable', () => users('enable', mine.email)],
  ['users reset-link', () => users('reset-link', mine.email)],
  ['workspaces subscription', () => workspaces('subscription', 'mine', 'canceled')],
  ['workspaces limit', () => workspaces('limit', 'mine', '5')],
  ['workspaces concurrency', () => workspaces('concurrency', 'mine', '5')],
  ['workspaces edits', () => workspaces('edits', 'mine', '5')],
  ['workspaces delete', () => workspaces('delete', 'mine')],
  [
    'secrets reseal',
    () =>
      resealSecrets(
        rows.database,
        createSecretBox('a newer master key, with characters', 'the master key of both cells, with characters'),
      ),
  ],
];

test.each(COMMANDS)('When %s is run about a workspace that moves, then it is refused, and names it', async (_, run) => {
  const readPeople = () => rows.database.prisma.identityUser.findMany({ include: { sessions: true } });
  const before = [await fingerprintWorkspace(cell, mine.id), await readPeople()];
  await expect(run()).rejects.toThrow('Workspace mine is being moved to another cell');
  expect([await fingerprintWorkspace(cell, mine.id), await readPeople()]).toEqual(before);
});

test('When a move is comparing rows, then a command about the workspace is refused at once', async () => {
  const { prisma } = rows.database;
  await prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM workspaces WHERE id = ${mine.id}::uuid FOR UPDATE`;
      await expect(keys({ action: 'revoke', id: apiKeyId })).rejects.toThrow('Workspace mine is being moved');
    },
    { timeout: 60_000 },
  );
}, 60_000);

test('When secrets are resealed while a workspace moves, then those of other workspaces are, and it is named', async () => {
  const old = 'the master key of both cells, with characters';
  const box = createSecretBox('a newer master key, with characters', old);
  const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'; // behind the one of the workspace that moves
  const { prisma } = rows.database;
  const { id: workspaceId } = await prisma.workspace.create({ data: { name: 'stays' } });
  const secret = new Uint8Array(createSecretBox(old).seal('a secret', id));
  await prisma.webhookEndpoint.create({
    data: { id, workspaceId, url: 'https://hooks.test/', eventTypes: ['brand.queued'], secret },
  });
  await expect(resealSecrets(rows.database, box)).rejects.toThrow('Workspace mine is being moved to another cell');
  const resealed = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
  expect(box.isCurrent(resealed.secret)).toBe(true);
});
