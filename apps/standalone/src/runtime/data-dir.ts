import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  identifyProcess,
  isSameProcessRunning,
  type LockHolder,
  type ProcessIdentity,
  readOrCreatePrivateFile,
  readTextIfExists,
  tryLock,
  writePrivateFile,
} from '@brandprint/embedded';
import { delay, UserError } from '@brandprint/platform';

export const DEFAULT_DATA_DIR = join(import.meta.dirname, '../../../../.brandprint');
/** Where the data folder at this path stores files, unless they are in a bucket. */
export const assetsFolder = (path = DEFAULT_DATA_DIR) => join(path, 'assets');

/** Files that exist only while a process serves the folder. */
const RUNTIME_FILE = 'runtime.json';
const QUICKSTART_FILE = 'quickstart.json';
const SERVER_FILE = 'server.json';

/** A folder with everything that is embedded; one process at a time holds it. */
export interface DataDir {
  path: string;
  /** For other commands: how to reach the database of this process. */
  writeRuntimeFile(databaseUrl: string): void;
  /** For scripts: how to use what the quickstart serves. */
  writeQuickstartFile(access: QuickstartAccess): void;
  /** For other commands of the CLI: how to use the API of this process. */
  writeServerFile(access: ServerAccess): void;
  /** Nobody finds the API any more. */
  removeServerFile(): void;
  /** The key that encrypts secrets and signs cursors, created at first use. */
  secretsKey(): string;
  release(): void;
}

interface QuickstartAccess {
  base_url: string;
  api_key: string;
  workspace_id: string;
  brand_id: string;
}

/** How to use the API of the process that holds a folder. */
interface ServerAccess {
  url: string;
  apiKey: string;
  /** Whether it serves until it is stopped. If not, it ends with its own work, and no analysis may rely on it. */
  untilStopped: boolean;
}
export type RunningServer = ServerAccess & ProcessIdentity;

/** Commands that hold a folder only briefly: others wait for them. */
const SHORT_COMMANDS: readonly string[] = ['keys', 'users', 'workspaces', 'migrate', 'brandprint'];
const LOCK_TIMEOUT_MS = 60_000;
/** How long to wait for a server that is stopping, but not for one that is serving. */
const SERVER_LOCK_TIMEOUT_MS = 3_000;

/** Takes the folder for this process. Throws UserError if another one serves it, or if it is unusable. */
export async function openDataDir(path = DEFAULT_DATA_DIR, command: string): Promise<DataDir> {
  const started = Date.now();
  for (;;) {
    const opened = tryOpenDataDir(path, command);
    if (!('holder' in opened)) return opened;
    const timeoutMs = SHORT_COMMANDS.includes(opened.holder.command) ? LOCK_TIMEOUT_MS : SERVER_LOCK_TIMEOUT_MS;
    if (Date.now() - started > timeoutMs) throw inUseError(path, opened.holder);
    await delay(50);
  }
}

/** Takes the folder, or finds the database of the process that serves it, as soon as that is ready. */
export async function openOrFindDatabase(
  path = DEFAULT_DATA_DIR,
  command: string,
): Promise<DataDir | { databaseUrl: string }> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const opened = tryOpenDataDir(path, command);
    if (!('holder' in opened)) return opened;
    const runtime = readRuntime(path);
    if (runtime?.pid === opened.holder.pid) return { databaseUrl: runtime.database_url };
    if (Date.now() > deadline) throw inUseError(path, opened.holder);
    await delay(50);
  }
}

interface FindServerOptions {
  accepts(server: ServerAccess): boolean;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Called before it waits for the holder. */
  onWait(holder: LockHolder): void;
}

/**
 * Takes the folder, or finds the API of the process that serves it, as soon as that is ready. Waits for another command
 * line as long as its work takes.
 */
export async function openOrFindServer(
  path = DEFAULT_DATA_DIR,
  command: string,
  { accepts, signal, onWait }: FindServerOptions,
): Promise<DataDir | RunningServer> {
  const started = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const opened = tryOpenDataDir(path, command);
    if (!('holder' in opened)) return opened;
    const { holder } = opened;
    const server = findServer(path);
    if (server?.pid === holder.pid && accepts(server)) return server;
    const isServing = holder.command === 'start';
    const timeoutMs = isServing ? SERVER_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
    if (holder.command !== command && Date.now() - started > timeoutMs) {
      throw isServing ? servingError(path, holder) : inUseError(path, holder);
    }
    if (attempt === 0) onWait(holder);
    await delay(50);
  }
}

/** The API of the process that serves the folder, if there is one. */
export function findServer(path = DEFAULT_DATA_DIR): RunningServer | undefined {
  try {
    const text = readTextIfExists(join(path, SERVER_FILE));
    const server: RunningServer | undefined = text === undefined ? undefined : JSON.parse(text);
    return server && isSameProcessRunning(server) ? server : undefined;
  } catch {
    return undefined; // of another user
  }
}

function tryOpenDataDir(path: string, command: string): DataDir | { holder: LockHolder } {
  assertUsable(path);
  const lock = tryLock(join(path, 'lock'), command);
  if ('holder' in lock) return lock;
  const clear = () => {
    for (const name of [RUNTIME_FILE, QUICKSTART_FILE, SERVER_FILE]) rmSync(join(path, name), { force: true });
  };
  clear(); // leftovers of a killed process
  const write = (name: string, content: object) => {
    writePrivateFile(join(path, name), `${JSON.stringify(content, null, 2)}\n`);
  };
  return {
    path,
    writeRuntimeFile: (databaseUrl) => write(RUNTIME_FILE, { pid: process.pid, database_url: databaseUrl }),
    writeQuickstartFile: (access) => write(QUICKSTART_FILE, access),
    writeServerFile: (access) => write(SERVER_FILE, { ...identifyProcess(process.pid), ...access }),
    removeServerFile: () => rmSync(join(path, SERVER_FILE), { force: true }),
    secretsKey: () => readOrCreatePrivateFile(join(path, 'secrets.key'), () => randomBytes(32).toString('base64')),
    release() {
      clear();
      lock.release();
    },
  };
}

function assertUsable(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UserError(`Cannot use ${path} as the data directory (${code}). Choose another one with --data.`);
  }
}

function readRuntime(path: string): { pid: number; database_url: string } | undefined {
  const text = readTextIfExists(join(path, RUNTIME_FILE));
  return text === undefined ? undefined : JSON.parse(text);
}

const inUseError = (path: string, { pid, command }: LockHolder) =>
  new UserError(
    `${path} is in use by process ${pid} (${command}). Stop that process, or choose another directory with --data.`,
  );

const servingError = (path: string, { pid, command }: LockHolder) =>
  new UserError(
    `${path} is in use by process ${pid} (${command}). Use that server: brandprint login --url URL. Or choose another directory with --data.`,
  );
