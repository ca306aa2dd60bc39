import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretBox } from '@brandprint/platform';
import { analysisPrefix, createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseUsersAction } from '../src/args.ts';
import { manageUsers } from '../src/manage-users.ts';
import { manageWorkspaces } from '../src/manage-workspaces.ts';
import { resealSecrets } from '../src/reseal-secrets.ts';

let testDatabase: TestDatabase;
let folder: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'brandprint-operator-'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await testDatabase.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => testDatabase.database.prisma.workspace.deleteMany());

test('When somebody is invited into a workspace that does not exist, then it is created only with --create-workspace', async () => {
  const { database } = testDatabase;
  const invite = (more: object) =>
    manageUsers(parseUsersAction(['invite'], { workspace: 'acme', ...more }), database, undefined);
  await expect(invite({})).rejects.toThrow('add --create-workspace');
  expect(await database.prisma.workspace.count()).toBe(0);
  await invite({ 'create-workspace': true });
  await invite({});
  expect(await database.prisma.identityInvitation.count({ where: { workspace: { name: 'acme' } } })).toBe(2);
});

describe('workspaces delete', () => {
  /** A workspace with more brands than one batch has, and something in every table; returns the keys of its files. */
  async function fill(name: string, brands: number): Promise<string[]> {
    const { prisma } = testDatabase.database;
    const { id: workspaceId } = await prisma.workspace.create({ data: { name } });
    await prisma.apiKey.create({
      data: { workspaceId, environment: 'prod', hash: Buffer.from(randomUUID()), hint: 'bp' },
    });
    const endpoint = { workspaceId, url: 'https://hooks.test/', secret: Buffer.from('s') };
    const { id: endpointId } = await prisma.webhookEndpoint.create({ data: endpoint });
    const files = [];
    for (let brand = 0; brand < brands; brand += 1) {
      const site = { workspaceId, sourceUrl: 'https://acme.test/' };
      const { id: brandId } = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
      const analysis = { ...site, brandId, maxPages: 1, cacheTtl: 60, stages: { create: { name: 'crawl' } } };
      const { id: analysisId } = await prisma.analysis.create({ data: analysis });
      await prisma.brand.update({ where: { id: brandId }, data: { analysisId, shownAnalysisId: analysisId } });
      await prisma.usageEvent.create({ data: { workspaceId, environment: 'prod', kind: 'parse', brandId } });
      const delivery = { endpointId, brandId, messageId: 'm', type: 'brand.queued', payload: '{}' };
      await prisma.webhookDelivery.create({ data: delivery });
      const viewKey = `${analysisPrefix(brandId, analysisId)}crawl-1/first-view-1.json.gz`;
      await prisma.firstLook.create({ data: { analysisId, viewKey } });
      files.push(`${analysisPrefix(brandId, analysisId)}crawl-1/logo.png`, viewKey);
    }
    const store = createDirectoryStore(folder);
    for (const key of files) await store.put(key, Buffer.from('png'), 'image/png');
    return files;
  }

  test('When it is confirmed, then rows and files are gone, and those of others stay', async () => {
    const { database } = testDatabase;
    const store = createDirectoryStore(folder);
    const [mine, other] = [await fill('mine', 23), await fill('other', 1)];
    const remove = (confirmed: boolean) =>
      manageWorkspaces({ action: 'delete', workspace: 'mine', confirmed }, database, () => store);

    await expect(remove(false)).rejects.toThrow('add --yes');
    expect(await database.prisma.brand.count()).toBe(24);

    await remove(true);
    const { prisma } = database;
    const left = [
      prisma.workspace,
      prisma.brand,
      prisma.analysis,
      prisma.stage,
      prisma.firstLook,
      prisma.apiKey,
    ] as const;
    for (const table of left) expect(await (table as typeof prisma.brand).count()).toBe(1);
    expect([await prisma.usageEvent.count(), await prisma.webhookDelivery.count()]).toEqual([1, 1]);
    const found = await Promise.all([...mine, ...other].map((key) => store.read(key)));
    expect(found.map((file) => file !== null)).toEqual([...mine.map(() => false), true, true]);
    await expect(remove(true)).rejects.toThrow('does not exist');
  });

  test('When it is interrupted, then nobody has access any more, and the next run ends it', async () => {
    const { database } = testDatabase;
    const { prisma } = database;
    await fill('mine', 1);
    const { id: workspaceId } = await prisma.workspace.findUniqueOrThrow({ where: { name: 'mine' } });
    const other = await prisma.workspace.create({ data: { name: 'other' } });
    const { id: userId } = await prisma.identityUser.create({ data: { email: `${randomUUID()}@acme.test` } });
    const expiresAt = new Date(Date.now() + 3_600_000);
    const token = () => ({ tokenHash: Buffer.from(randomUUID()), expiresAt });
    for (const id of [workspaceId, other.id]) {
      await prisma.identityMembership.create({ data: { workspaceId: id, userId, role: 'owner' } });
      await prisma.identityInvitation.create({ data: { workspaceId: id, role: 'viewer', ...token() } });
      await prisma.identityLink.create({ data: { workspaceId: id, kind: 'first_run', ...token() } });
    }
    const store = createDirectoryStore(folder);
    const failing = { deletePrefix: () => Promise.reject(new Error('The store is down.')) };
    const remove = (from: Pick<typeof store, 'deletePrefix'>) =>
      manageWorkspaces({ action: 'delete', workspace: 'mine', confirmed: true }, database, () => from as typeof store);

    await expect(remove(failing)).rejects.toThrow('The store is down.');
    const where = { workspaceId: { in: [workspaceId, other.id] } };
    const only = [{ workspaceId: other.id }];
    expect(await prisma.identityMembership.findMany({ where })).toMatchObject(only);
    expect(await prisma.identityInvitation.findMany({ where })).toMatchObject(only);
    expect(await prisma.identityLink.findMany({ where })).toMatchObject(only);
    expect(await prisma.apiKey.count({ where: { workspaceId, revokedAt: null } })).toBe(0);
    await remove(store);
    expect(await prisma.workspace.findMany()).toMatchObject([{ name: 'other' }]);
    expect(await prisma.identityUser.count({ where: { id: userId } })).toBe(1);
  });
});

describe('secrets reseal', () => {
  const [OLD, NEW] = ['the master key of last year, with characters', 'the master key of this year, with characters'];

  test('When the key has changed, then secrets open with the new key alone, and those that none opens are named', async () => {
    const { database } = testDatabase;
    const { prisma } = database;
    const { id: workspaceId } = await prisma.workspace.create({ data: { name: 'acme' } });
    const create = async (key: string, hasPrevious: boolean) => {
      const id = randomUUID();
      const seal = (text: string) => new Uint8Array(createSecretBox(key).seal(text, id));
      const secrets = { secret: seal('now'), previousSecret: hasPrevious ? seal('before') : null };
      await prisma.webhookEndpoint.create({ data: { id, workspaceId, url: 'https://hooks.test/', ...secrets } });
      return id;
    };
    const [old, current] = [await create(OLD, true), await create(NEW, false)];
    await resealSecrets(database, createSecretBox(NEW, OLD));
    for (const id of [old, current]) {
      const row = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
      expect(createSecretBox(NEW).open(row.secret, id)).toBe('now');
      const { previousSecret } = row;
      expect(previousSecret && createSecretBox(NEW).open(previousSecret, id)).toBe(id === old ? 'before' : null);
    }
    const lost = await create('a master key that nobody has any more', false);
    await expect(resealSecrets(database, createSecretBox(NEW, OLD))).rejects.toThrow(lost);
  });

  test('When no key opens the previous secret, then the one in use is encrypted anew, and the webhook counts as unchanged', async () => {
    const { database } = testDatabase;
    const { prisma } = database;
    const { id: workspaceId } = await prisma.workspace.create({ data: { name: 'acme' } });
    const id = randomUUID();
    const seal = (key: string) => new Uint8Array(createSecretBox(key).seal('now', id));
    const previousSecret = seal('a master key that nobody has any more');
    const { updatedAt } = await prisma.webhookEndpoint.create({
      data: { id, workspaceId, url: 'https://hooks.test/', secret: seal(OLD), previousSecret },
    });
    await resealSecrets(database, createSecretBox(NEW, OLD));
    const row = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(createSecretBox(NEW).open(row.secret, id)).toBe('now');
    expect(row).toMatchObject({ previousSecret: null, updatedAt });
  });
});
