import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@brandprint/platform';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { commandLine, isAlive } from '../src/data/process-identity.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/postgres/start-postgres.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const OWNER = join(import.meta.dirname, 'processes/postgres-owner.ts');

/** Data of a server that was started and stopped once. */
const initialized = newFolder();
const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];

/** A folder that only its owner may enter, as mktemp creates them. */
function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'brandprint-postgres-'));
}

/** A new folder for one test, with data unless it is to be empty: to create that takes seconds. */
function newDataFolder({ empty = false } = {}): string {
  const folder = newFolder();
  folders.push(folder);
  // Root's Postgres runs as another user, who has to own the copy.
  if (!empty) execFileSync('cp', ['-a', `${initialized}/.`, folder]);
  return folder;
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startPostgres(folder, logger);
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

function serverPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Starts a server in another process, kills that process, and returns the pid of the server. */
async function startAndKillOwner(folder: string): Promise<number> {
  const owner = spawn(process.execPath, [await bundleScript(OWNER), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: owner.stdout }), 'line');
  const pid = serverPid(folder);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  return pid;
}

beforeAll(async () => {
  const server = await startPostgres(initialized, logger);
  await server.stop();
});
afterAll(() => rmSync(initialized, { recursive: true, force: true }));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('startPostgres', () => {
  test('When it is stopped and started again, then the data is still there', async () => {
    const folder = newDataFolder();
    const first = await start(folder);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();

    const second = await start(folder);

    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([42]);
  });

  test('When it runs, then the password is required, and the password file is private', async () => {
    const folder = newDataFolder();
    const { url } = await start(folder);
    const wrong = new URL(url);
    wrong.password = 'guess';

    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');

    expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(url, 'SHOW fsync')).toEqual(['on']);
  });

  test('When two folders are served at the same time, then each has its own data', async () => {
    const [one, two] = [await start(newDataFolder()), await start(newDataFolder())];

    await query(one.url, 'CREATE TABLE mine (n int)');

    expect(await query(two.url, `SELECT to_regclass('mine')`)).toEqual([null]);
  });

  test('When its owner is killed, then the server ends by itself', async () => {
    const pid = await startAndKillOwner(newDataFolder({ empty: true }));

    while (isAlive(pid) && commandLine(pid).includes('postgres')) await wait(10);
  });

  test('When its owner was just killed, then it starts again with what was committed', async () => {
    const folder = newDataFolder();
    const first = await start(folder);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    await startAndKillOwner(folder);

    const { url } = await start(folder);

    expect(await query(url, 'SELECT n FROM kept')).toEqual([42]);
  });

  test('When a server was orphaned on the folder, then it is stopped and the data is served again', async () => {
    const folder = newDataFolder();
    const left = await start(folder);
    await query(left.url, 'CREATE TABLE kept AS SELECT 42 AS n');

    const { url } = await start(folder);
    await left.exited;

    expect(await query(url, 'SELECT n FROM kept')).toEqual([42]);
  });

  test('When the pid file names another live process, then it starts anyway', async () => {
    const folder = newDataFolder();
    await (await start(folder)).stop();
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n`);

    const { url } = await start(folder);

    expect(await query(url, 'SELECT 1')).toEqual([1]);
  });

  test('When the first set-up was interrupted, then it is done again', async () => {
    const folder = newDataFolder({ empty: true });
    mkdirSync(join(folder, 'postgres.unfinished/base'), { recursive: true });

    const { url } = await start(folder);

    expect(await query(url, 'SELECT 1')).toEqual([1]);
    expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false);
  });

  test('When the data was written by another major version, then the error is one line', async () => {
    const folder = newDataFolder({ empty: true });
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');

    await expect(startPostgres(folder, logger)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/written by Postgres 17; this release ships Postgres 18\. .*--data/),
    });
  });
});
