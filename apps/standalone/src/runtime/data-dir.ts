import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, privateText, readText, tryLock, writePrivate } from '@brandprint/embedded';
import { UserError } from '@brandprint/platform';

const DEFAULT = join(import.meta.dirname, '../../../../.brandprint');
/** Files that stand in the folder only while a process serves it. */
const RUNTIME = 'runtime.json';
const QUICKSTART = 'quickstart.json';

/** A folder with everything that is embedded; one process at a time holds it. */
export interface DataDir {
  path: string;
  /** Tells other commands how to reach the database of this process. */
  announce(databaseUrl: string): void;
  /** Tells scripts how to use what the quickstart serves. */
  publish(access: QuickstartAccess): void;
  /** The key that encrypts secrets and signs cursors, made at first use. */
  secretsKey(): string;
  release(): void;
}

interface QuickstartAccess {
  base_url: string;
  api_key: string;
  workspace_id: string;
  brand_id: string;
}

/** Commands that hold a folder for a moment only: others wait for them. */
const BRIEF: readonly string[] = ['keys', 'workspaces', 'migrate'];
const PATIENCE_MS = 60_000;
/** A server that is just being stopped is waited for, one that serves is not. */
const SERVER_PATIENCE_MS = 3_000;

/** Takes the folder for this process. Throws UserError if another one serves it, or if it cannot be used. */
export async function openDataDir(path = DEFAULT, command: string): Promise<DataDir> {
  const started = Date.now();
  for (;;) {
    const answer = take(path, command);
    if (!('holder' in answer)) return answer;
    const patience = BRIEF.includes(answer.holder.command) ? PATIENCE_MS : SERVER_PATIENCE_MS;
    if (Date.now() - started > patience) throw heldBy(path, answer.holder);
    await wait(50);
  }
}

/** Takes the folder, or finds the database of the process that serves it, as soon as that is ready. */
export async function reachDataDir(path = DEFAULT, command: string): Promise<DataDir | { databaseUrl: string }> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = take(path, command);
    if (!('holder' in answer)) return answer;
    const runtime = readRuntime(path);
    if (runtime?.pid === answer.holder.pid) return { databaseUrl: runtime.database_url };
    if (Date.now() > deadline) throw heldBy(path, answer.holder);
    await wait(50);
  }
}

function take(path: string, command: string): DataDir | { holder: Holder } {
  makeUsable(path);
  const lock = tryLock(join(path, 'lock'), command);
  if ('holder' in lock) return lock;
  const clear = () => {
    for (const name of [RUNTIME, QUICKSTART]) rmSync(join(path, name), { force: true });
  };
  clear(); // what a killed process left behind
  const write = (name: string, content: object) => {
    writePrivate(join(path, name), `${JSON.stringify(content, null, 2)}\n`);
  };
  return {
    path,
    announce: (databaseUrl) => write(RUNTIME, { pid: process.pid, database_url: databaseUrl }),
    publish: (access) => write(QUICKSTART, access),
    secretsKey: () => privateText(join(path, 'secrets.key'), () => randomBytes(32).toString('base64')),
    release() {
      clear();
      lock.release();
    },
  };
}

function makeUsable(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UserError(`${path} cannot be used as the data folder (${code}). Choose another one with --data.`);
  }
}

function readRuntime(path: string): { pid: number; database_url: string } | undefined {
  const text = readText(join(path, RUNTIME));
  return text === undefined ? undefined : JSON.parse(text);
}

const heldBy = (path: string, { pid, command }: Holder) =>
  new UserError(
    `${path} is in use by process ${pid} (${command}). Stop that first, or choose another folder with --data.`,
  );
