import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@brandprint/database';
import { createSecretBox } from '@brandprint/platform';
import { analysisPrefix, createDirectoryStore } from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseKeysAction, parseUsersAction, parseWorkspacesAction } from '../src/args.ts';
import { manageKeys } from '../src/manage-keys.ts';
import { manageUsers } from '../src/manage-users.ts';
import { manageWorkspaces } from '../src/manage-workspaces.ts';
import { resealSecrets } from '../src/reseal-secrets.ts';

let testDatabase: TestDatabase;
let asApi: Database;
let folder: string;
const printed: string[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  asApi = testDatabase.connectAs('api');
  folder = await mkdtemp(join(tmpdir(), 'brandprint-operator-'));
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text).trim());
    return true;
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await testDatabase.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  printed.splice(0);
});

/** The API's credentials for files, which its pods have. */
const store = () => restrictStore(createDirectoryStore(folder), 'api');
const keys = (args: string[], options = {}) => manageKeys(parseKeysAction(args, options), asApi);
const users = (args: string[], options = {}) => manageUsers(parseUsersAction(args, options), asApi, undefined);
const workspaces = (args: string[], options = {}) =>
  manageWorkspaces(parseWorkspacesAction(args, options), asApi, store);

describe('When an operator runs a command in a pod of the API, as its database role', () => {
  test('then workspaces are created, listed and limited', async () => {
    await workspaces(['create', 'acme'], { 'parse-limit': '5' });
    await workspaces(['limit', 'acme', '7']);
    await workspaces(['concurrency', 'acme', '3']);
    await workspaces(['edits', 'acme', '64']);
    await workspaces(['subscription', 'acme', 'past_due']);
    await workspaces(['list']);
    expect(printed.at(-1)).toContain('acme  past_due  limit 7  concurrency 3  edits 64 MB');
  });

  test('then keys are created, listed and revoked', async () => {
    await keys(['create'], { workspace: 'acme' });
    expect(printed.at(-1)).toMatch(/^bp_prod_/);
    await keys(['list']);
    const [id = ''] = printed.at(-1)?.split(' ') ?? [];
    await keys(['revoke', id]);
    await keys(['list'], { workspace: 'acme' });
    expect(printed.at(-1)).toContain('revoked');
  });

  test('then people are invited, listed, disabled, enabled and given links', async () => {
    await users(['invite'], { workspace: 'people', 'create-workspace': true, email: 'ann@acme.test' });
    expect(printed.at(-1)).toContain('/app/invite#token=');
    await testDatabase.database.prisma.identityUser.create({ data: { email: 'ann@acme.test' } });
    await users(['disable', 'ann@acme.test']);
    await users(['list']);
    expect(printed.at(-1)).toContain('disabled');
    await users(['enable', 'ann@acme.test']);
    await users(['reset-link', 'ann@acme.test']);
    expect(printed.at(-1)).toContain('/app/reset#token=');
  });

  test('then secrets are encrypted with the new key, and a workspace is deleted with its files', async () => {
    const { prisma } = testDatabase.database;
    const [OLD, NEW] = [
      'the old master key, of more than 32 characters',
      'the new master key, of more than 32 characters',
    ];
    const { id: workspaceId } = await prisma.workspace.create({ data: { name: 'gone' } });
    const id = randomUUID();
    const secret = new Uint8Array(createSecretBox(OLD).seal('signs', id));
    await prisma.webhookEndpoint.create({ data: { id, workspaceId, url: 'https://hooks.test/', secret } });
    const site = { workspaceId, sourceUrl: 'https://acme.test/' };
    const { id: brandId } = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
    const analysis = { ...site, brandId, maxPages: 1, cacheTtl: 60, stages: { create: { name: 'crawl' } } };
    const { id: analysisId } = await prisma.analysis.create({ data: analysis });
    await prisma.brand.update({ where: { id: brandId }, data: { analysisId, editBytes: 10 } });
    await prisma.usageEvent.create({ data: { workspaceId, environment: 'prod', kind: 'parse', brandId } });
    await prisma.webhookDelivery.create({
      data: { endpointId: id, brandId, messageId: 'm', type: 'brand.queued', payload: '{}' },
    });
    const files = createDirectoryStore(folder);
    const key = `${analysisPrefix(brandId, analysisId)}crawl-1/logo.png`;
    await files.put(key, Buffer.from('png'), 'image/png');

    await resealSecrets(asApi, createSecretBox(NEW, OLD));
    const sealed = (await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })).secret;
    expect(createSecretBox(NEW).open(sealed, id)).toBe('signs');
    await workspaces(['delete', 'gone'], { yes: true });
    expect(await prisma.workspace.count({ where: { name: 'gone' } })).toBe(0);
    expect(await files.read(key)).toBeNull();
  });
});
