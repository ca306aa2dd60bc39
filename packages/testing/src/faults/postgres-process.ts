import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@brandprint/embedded';
import { createLogger, delay, type Stoppable } from '@brandprint/platform';

/** A Postgres of its own. */
export interface PostgresProcess extends Stoppable {
  /** Of the server that runs now: another one with each start. */
  url(): string;
  port(): number;
  /** Kills the server as a crash does. */
  crash(): Promise<void>;
  /** On the data that it has: recovers what was committed. */
  start(): Promise<void>;
}

/** What is left of a killed server needs a moment to notice. */
const START_ATTEMPTS = 50;
const RETRY_DELAY_MS = 200;

/** Keeps its data in `dir`, which the user nobody can pass through where this is root. */
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

  return {
    url: () => server.url,
    port: () => Number(new URL(server.url).port),
    async crash() {
      process.kill(Number.parseInt(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      await server.exited;
    },
    start: () => start(),
    stop: () => server.stop(),
  };
}
