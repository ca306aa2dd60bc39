import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import type { TestDatabase } from '../database.ts';
import { type ManagedProcess, startScript } from '../faults/managed-process.ts';
import { type S3Process, startS3Process } from '../faults/s3-process.ts';
import { waitFor } from '../wait-for.ts';

export { descendants, isRunning } from './descendants.ts';

type AppName = 'api' | 'crawler' | 'analyst' | 'courier';
type Line = Record<string, unknown>;

/** An app as a separate process, as in production. */
export interface AppProcess extends ManagedProcess {
  /** The response of the operators' port to a path. */
  getFromMetricsPort(path: string): Promise<{ status: number; text: string }>;
  /** Its log so far, line by line. */
  logLines(): Line[];
  /** Resolves with the first log line that has this message. */
  waitForLog(message: string): Promise<Line>;
  /** URL of the API. */
  port(): number;
}

/** What apps need besides a database, and the resources of a test's processes. */
export interface TestApps extends Stoppable {
  s3: S3Process;
  /** Starts an app and waits until it has started. Throws with its log if it exits before. */
  start(app: AppName, env?: NodeJS.ProcessEnv): Promise<AppProcess>;
}

/** For the apps of one test file, each as its role in this database. `stop` ends what still runs. */
export async function startTestApps(database: Pick<TestDatabase, 'urlOf'>): Promise<TestApps> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-apps-'));
  const s3 = await startS3Process(dir);
  const running: ManagedProcess[] = [];
  const shared = {
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
      const process = await startScript(script, { log, env: { DATABASE_URL: database.urlOf(app), ...shared, ...env } });
      running.push(process);
      const whole = withLogQueries(process);
      await whole.waitForLog('started');
      return whole;
    },
    async stop() {
      await Promise.all(running.map((one) => one.kill()));
      await s3.stop();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function withLogQueries(process: ManagedProcess): AppProcess {
  const logLines = () =>
    process
      .log()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as Line] : []));
  const said = (message: string) => logLines().find((line) => line.message === message);
  const numberIn = (message: string, field: string) => Number(said(message)?.[field]);
  return {
    ...process,
    logLines,
    port: () => numberIn('listening', 'port'),
    waitForLog: (message) =>
      waitFor(async () => {
        const line = said(message);
        if (!line && !process.isAlive())
          throw new Error(`the app exited without logging "${message}":\n${process.log()}`);
        return line;
      }),
    async getFromMetricsPort(path) {
      const answer = await fetch(`http://127.0.0.1:${numberIn('operations server started', 'metrics_port')}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

/** The value of a metric in Prometheus' text format; undefined if it is missing. `labels` as in the text. */
export function metricValue(text: string, name: string, labels = ''): number | undefined {
  const begins = labels ? `${name}{${labels}} ` : `${name} `;
  const line = text.split('\n').find((one) => one.startsWith(begins));
  return line === undefined ? undefined : Number(line.slice(begins.length));
}
