import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Logger, type Stoppable, UserError } from '@brandprint/platform';
import { readOrCreatePrivateFile } from '../data/files.ts';
import { findBinaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import { initDataDir } from './init-data-dir.ts';
import { chooseUser, type RunAs, spawnAs } from './run-as-user.ts';
import { stopOrphan } from './stop-orphan.ts';

export interface EmbeddedPostgres extends Stoppable {
  /** URL of the database, including the password. */
  url: string;
  /** Resolves when the server has ended, for any reason. */
  exited: Promise<void>;
}

const USER = 'brandprint';
const MAX_PORT_ATTEMPTS = 5;
/** Signals of a shutdown: smart (no client is left), fast, immediate, kill. */
const STOP_SIGNALS: [NodeJS.Signals, number][] = [
  ['SIGTERM', 0],
  ['SIGINT', 1_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 20_000],
];

/** Clients of one product on a laptop. */
const DEFAULT_MAX_CONNECTIONS = 60;
/** Small: one product on one laptop. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  log_line_prefix: '',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** For data that may be lost in a crash: commits do not wait for the disk. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Becomes the server, and leaves a watchdog that ends it when the pipe from its owner closes, so that it does not
 * outlive a killed owner. The watchdog is not a child of the server, which does not expect one.
 */
const WATCHDOG_SCRIPT = `
exec 3<&0
( ( read -r _ <&3; kill -INT $$ ) >/dev/null 2>&1 & )
exec 3<&-
exec "$@" </dev/null`;

/**
 * Starts the Postgres from npm on `dir`/postgres, which is created at the first start; the caller holds the lock of
 * `dir`. It listens on a free port of 127.0.0.1 and requires a password, stored in a 0600 file in `dir`. `connections`
 * is the maximum number of clients. Commits are durable unless `durable` is false. `settings` override others of
 * Postgres. Throws UserError if the data has
 * another major version or is unusable.
 */
export async function startPostgres(
  dir: string,
  logger: Logger,
  {
    connections = DEFAULT_MAX_CONNECTIONS,
    durable = true,
    settings: more = {},
  }: { connections?: number; durable?: boolean; settings?: Readonly<Record<string, string>> } = {},
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const dataDir = join(dir, 'postgres');
  const identity = chooseUser([binaries.postgres, dataDir]);
  const password = readOrCreatePrivateFile(join(dir, 'postgres.password'), () => randomBytes(24).toString('base64url'));
  if (existsSync(dataDir)) rejectOtherVersion(dataDir, binaries.major);
  else await initDataDir(dataDir, { binaries, identity, user: USER, password });
  await stopOrphan(dataDir, logger);

  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const settings = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), port, max_connections: connections, ...more };
    const server = startServer([binaries.postgres, '-D', dataDir, ...asOptions(settings)], identity, logger);
    const failure = await server.started;
    if (failure === undefined) {
      const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;
      return { url, exited: server.exited, stop: () => stop(server.child, server.exited) };
    }
    if (attempt >= MAX_PORT_ATTEMPTS || !failure.includes('could not bind')) {
      throw new UserError(`The embedded Postgres in ${dataDir} does not start: ${failure}`);
    }
  }
}

function rejectOtherVersion(dataDir: string, major: string): void {
  let found: string;
  try {
    found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EACCES' ? 'belongs to another user' : 'does not contain a database';
    throw new UserError(`${dataDir} ${why}. Choose another folder with --data.`);
  }
  if (found === major) return;
  throw new UserError(
    `The data in ${dataDir} was written by Postgres ${found}; this release ships Postgres ${major}. Choose another directory with --data.`,
  );
}

const asOptions = (settings: Record<string, string | number>): string[] =>
  Object.entries(settings).map(([name, value]) => `--${name}=${value}`);

/**
 * `started` resolves with undefined once connections are accepted, or with the reason if the server ended before that.
 */
function startServer(command: string[], identity: RunAs, logger: Logger) {
  const watchedCommand = process.platform === 'win32' ? command : ['sh', '-c', WATCHDOG_SCRIPT, 'sh', ...command];
  const child = spawnAs(watchedCommand, identity);
  const errors: string[] = [];
  let ready: () => void = () => {};
  const accepting = new Promise<undefined>((resolve) => {
    ready = () => resolve(undefined);
  });
  const lines = createInterface({ input: child.stderr as NonNullable<typeof child.stderr> });
  lines.on('line', (line) => {
    logger.debug(line, { part: 'postgres' });
    if (/^(\w+: +could not|FATAL:)/.test(line)) errors.push(line);
    if (line.includes('ready to accept connections')) ready();
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      errors.push(error.message);
      resolve();
    });
    child.once('close', () => resolve());
  });
  const ended = exited.then(() => errors.join(' ') || 'it exited without an error message');
  return { child, exited, started: Promise.race([accepting, ended]) };
}

/** Ends the server; connections that were just closed get the moment they need to be gone. */
async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const timers = STOP_SIGNALS.map(([signal, afterMs]) => setTimeout(() => child.kill(signal), afterMs));
  await exited;
  for (const timer of timers) clearTimeout(timer);
}
