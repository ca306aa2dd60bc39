/** Serves the API until stdin ends, one server for each limiter backend. A line on stdout has the addresses. */
import { tmpdir } from 'node:os';
import { createDatabase } from '@brandprint/database';
import { createRateLimiter } from '@brandprint/limits';
import { createLogger, Lifecycle, type StateLocation } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { startApi } from '../../src/index.ts';

export interface ServeOptions {
  databaseUrl: string;
  /** One server each. */
  limits: StateLocation[];
  /** Prefix of the limiter's keys. */
  prefix: string;
  /** For connections and for the limiter's store. */
  timeoutMs: number;
}

const { databaseUrl, limits, prefix, timeoutMs } = JSON.parse(process.argv[2] ?? '') as ServeOptions;
const logger = createLogger({ level: 'error', service: 'test' });
const lifecycle = new Lifecycle(logger);
const poolOptions = { maxConnections: 4, connectTimeoutMs: timeoutMs };
const database = lifecycle.add('database', createDatabase(databaseUrl, poolOptions), (it) => it.stop());
const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, { logger }), (it) => it.stop());
const pipeline = { database, queue, logger, admissionWindow: 2 };
const store = createDirectoryStore(tmpdir());
const urls: string[] = [];
for (const location of limits) {
  const limiter = lifecycle.add('limiter', createRateLimiter(location, { logger, prefix, timeoutMs }), (it) =>
    it.stop(),
  );
  await limiter.ping();
  const api = await startApi({ pipeline, store, limiter, logger, secretsKey: prefix, port: 0, host: '127.0.0.1' });
  urls.push(lifecycle.add('api', api, (it) => it.stop()).url);
}
process.stdin.on('end', () => lifecycle.stop()).resume();
console.log(JSON.stringify(urls));
