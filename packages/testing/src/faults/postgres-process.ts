import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@brandprint/embedded';
import { createLogger, delay, type Stoppable } from '@brandprint/platform';

/** A dedicated Postgres. */
export interface PostgresProcess extends Stoppable {
  /** URL of the running server; it changes with each start. */
  url(): string;
  port(): number;
  /** Process id of the running server. */
  pid(): number;
  /** Kills the server, like a crash. */
  crash(): Promise<void>;
  /** Starts on the existing data and recovers what was committed. */
  start(): Promise<void>;
}

/** Leftovers of a killed server need a moment to exit. */
const START_ATTEMPTS = 50;
const RETRY_DELAY_MS = 200;

/** Stores its data in `dir`, which the user nobody must be able to enter when tests run as root. */
export async function startPostgresProcess(dir: string): Promise<PostgresProcess> {
  const logger = createLogger({ level: 'silent', service: 'test' });
  let server: EmbeddedPostgres = await startPostgres(dir, logger);

  async function start(triesLeft = START_ATTEMPTS): Promise<void> {
    try {
      server = await startPostgres(dir, logger);
    } catch (error) {
      if (triesLeft === 0 || !/shared memory|postmaster/.test(String(error))) throw error;
      await delay(RETRY_DELAY_MS);
      await start(triesLeft - 1);
    }
  }

  const pid = () => Number.parseInt(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8'), 10);
  return {
    pid,
    url: () => server.url,
    port: () => Number(new URL(server.url).port),
    async crash() {
      process.kill(pid(), 'SIGKILL');
      await server.exited;
    },
    start: () => start(),
    stop: () => server.stop(),
  };
}
