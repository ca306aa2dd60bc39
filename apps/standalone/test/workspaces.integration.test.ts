import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type RunningApi, startApi } from '@brandprint/api';
import { createRateLimiter } from '@brandprint/limits';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const logger = createLogger({ level: 'silent', service: 'test' });
const lifecycle = new Lifecycle(logger);
let testDatabase: TestDatabase;
let api: RunningApi;
let key: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  lifecycle.add('database', testDatabase, (it) => it.stop());
  const { url: databaseUrl, database } = testDatabase;
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, { logger }), (it) => it.stop());
  const folder = lifecycle.add('folder', mkdtempSync(join(tmpdir(), 'brandprint-')), async (it) =>
    rmSync(it, { recursive: true }),
  );
  const pipeline = { database, queue, logger, admissionWindow: 1 };
  const store = createDirectoryStore(folder);
  const deps = { pipeline, store, limiter, logger, secretsKey: 'x'.repeat(32) };
  api = await startApi({ ...deps, port: 0, host: '127.0.0.1' });
  lifecycle.add('api', api, (it) => it.stop());
});
afterAll(() => lifecycle.stop());

/** A command by an operator, for the database of a running server. */
async function command(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: testDatabase.url, LOG_LEVEL: '' };
  const child = spawn(process.execPath, [await bundleScript(MAIN), ...args], { env });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, lines: out.trimEnd().split('\n'), err };
}

const ask = (path: string, body?: object) =>
  fetch(`${api.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const parse = () => ask('/v1/api/parse', { url: 'https://example.com' });

describe('workspaces', () => {
  test('When a workspace is created, then it is listed, its key works, and its own limit applies', async () => {
    const made = await command('workspaces', 'create', 'acme', '--parse-limit', '1');
    expect(made).toMatchObject({ code: 0, err: '' });
    const create = ['keys', 'create', '--workspace', 'acme', '--description', 'of CI'] as const;
    key = (await command(...create)).lines.at(-1) ?? '';

    const id = made.lines.at(-1);
    const [workspaces, keys] = await Promise.all([command('workspaces', 'list'), command('keys', 'list')]);
    expect(workspaces.lines).toEqual([
      expect.stringMatching(`^${id}  acme  active  limit 1  concurrency default  edits default  created 20`),
    ]);
    expect(keys.lines).toEqual([expect.stringMatching(/ active {2}of CI$/)]);
    expect((await parse()).status).toBe(202);
    expect((await parse()).status).toBe(429);
  });

  test('When its limit is set, then it applies to the next request', async () => {
    expect((await command('workspaces', 'limit', 'acme', '2')).code).toBe(0);
    const accepted = await parse();
    expect([accepted.status, accepted.headers.get('ratelimit-policy')]).toEqual([202, '"parse";q=2;w=3600']);
    expect((await parse()).status).toBe(429);

    await command('workspaces', 'limit', 'acme', 'default');
    expect((await parse()).headers.get('ratelimit-policy')).toBe('"parse";q=10;w=3600');
  });

  test('When it gets a concurrency limit, then the list shows it, and it can be reset to the default', async () => {
    await command('workspaces', 'concurrency', 'acme', '3');
    expect((await command('workspaces', 'list')).lines).toEqual([expect.stringContaining('  concurrency 3  ')]);
    await command('workspaces', 'concurrency', 'acme', 'default');
    expect((await command('workspaces', 'list')).lines).toEqual([expect.stringContaining('  concurrency default  ')]);
  });

  test('When it gets a limit of edits, then the list shows it, and it can be reset to the default', async () => {
    await command('workspaces', 'edits', 'acme', '512');
    expect((await command('workspaces', 'list')).lines).toEqual([expect.stringContaining('  edits 512 MB  ')]);
    await command('workspaces', 'edits', 'acme', 'default');
    expect((await command('workspaces', 'list')).lines).toEqual([expect.stringContaining('  edits default  ')]);
  });

  test('When its subscription has ended, then brand detail is rejected, and submitting and listing still work', async () => {
    const { data } = (await (await ask('/v1/api/brands')).json()) as { data: { id: string }[] };
    expect((await ask(`/v1/api/brands/${data[0]?.id}`)).status).toBe(200);

    const { lines } = await command('workspaces', 'subscription', 'acme', 'past_due');

    expect(lines).toEqual(['The subscription of acme is past_due.']);
    const detail = await ask(`/v1/api/brands/${data[0]?.id}`);
    expect([detail.status, await detail.json()]).toEqual([
      403,
      { error: 'Forbidden', message: 'An active subscription is required', code: 'SUBSCRIPTION_REQUIRED' },
    ]);
    expect([(await ask('/v1/api/brands')).status, (await parse()).status]).toEqual([200, 202]);
  });

  test('When its name exists already, or does not exist, then the error is one line', async () => {
    const typo = await command('keys', 'create', '--workspace', 'acmee');
    expect([typo.code, typo.err]).toEqual([1, expect.stringContaining('Workspace acmee does not exist')]);
    expect((await command('keys', 'create', '--workspace', 'second', '--create-workspace')).code).toBe(0);
    const [again, unknown] = await Promise.all([
      command('workspaces', 'create', 'acme'),
      command('workspaces', 'limit', 'other', '5'),
    ]);

    expect(again).toMatchObject({ code: 1, err: 'brandprint: Workspace acme already exists.\n' });
    expect(unknown).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^brandprint: Workspace other does not exist [^\n]+\n$/),
    });
  });
});
