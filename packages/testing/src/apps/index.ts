import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { type OwnProcess, startScript } from '../faults/process.ts';
import { type OwnS3, startS3 } from '../faults/s3.ts';
import { waitFor } from '../wait-for.ts';

export { descendants, isRunning } from './descendants.ts';

type AppName = 'api' | 'crawler' | 'analyst' | 'courier';
type Line = Record<string, unknown>;

/** An app as a process of its own, as it is run in production. */
export interface AppProcess extends OwnProcess {
  /** What operators are answered at a path. */
  ask(path: string): Promise<{ status: number; text: string }>;
  /** What it logged so far, line by line. */
  lines(): Line[];
  /** Resolves with the first line of the log that has this message. */
  says(message: string): Promise<Line>;
  /** Of the API. */
  port(): number;
}

/** What apps need besides a database, and what belongs to a test's processes. */
export interface AppGround extends Stoppable {
  s3: OwnS3;
  /** Starts an app and waits until it has started. Throws with its log if it ends before. */
  start(app: AppName, env?: NodeJS.ProcessEnv): Promise<AppProcess>;
}

/** For the apps of one test file, on a database that has everything. `stop` ends what still runs. */
export async function startAppGround(databaseUrl: string): Promise<AppGround> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-apps-'));
  const s3 = await startS3(dir);
  const running: OwnProcess[] = [];
  const shared = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    SECRETS_KEY: randomUUID() + randomUUID(),
    METRICS_PORT: '0',
    PORT: '0',
    LOG_LEVEL: 'debug',
  };
  return {
    s3,
    async start(app, env = {}) {
      const script = fileURLToPath(new URL(`../../../../apps/${app}/src/main.ts`, import.meta.url));
      const log = join(dir, `${randomUUID()}.log`);
      const process = await startScript(script, { log, env: { ...shared, ...env } });
      running.push(process);
      const whole = watched(process);
      await whole.says('started');
      return whole;
    },
    async stop() {
      await Promise.all(running.map((one) => one.kill()));
      await s3.stop();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function watched(process: OwnProcess): AppProcess {
  const lines = () =>
    process
      .log()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as Line] : []));
  const said = (message: string) => lines().find((line) => line.message === message);
  const numberIn = (message: string, field: string) => Number(said(message)?.[field]);
  return {
    ...process,
    lines,
    port: () => numberIn('listening', 'port'),
    says: (message) =>
      waitFor(async () => {
        const line = said(message);
        if (!line && !process.alive()) throw new Error(`it ended and did not say "${message}":\n${process.log()}`);
        return line;
      }),
    async ask(path) {
      const answer = await fetch(`http://127.0.0.1:${numberIn('operators are answered', 'metrics_port')}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

/** The value of a metric in Prometheus' text format; undefined if it is not there. `labels` as they are written out. */
export function metricIn(text: string, name: string, labels = ''): number | undefined {
  const begins = labels ? `${name}{${labels}} ` : `${name} `;
  const line = text.split('\n').find((one) => one.startsWith(begins));
  return line === undefined ? undefined : Number(line.slice(begins.length));
}
