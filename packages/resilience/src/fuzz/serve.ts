/** The API for the fuzzer: assets in a directory, no workers, and any `person:` token is a valid session. */

import { startApi } from '@brandprint/api';
import { createDatabase } from '@brandprint/database';
import { createRateLimiter } from '@brandprint/limits';
import { createLogger, Lifecycle, type SessionCheck } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { readServeSettings } from './settings.ts';

/** `Bearer person:WORKSPACE` */
const sessions: SessionCheck = async ({ authorization = '' }) => {
  const [, workspaceId] = /^Bearer person:([0-9a-f-]{36})$/.exec(authorization) ?? [];
  return workspaceId === undefined ? null : { userId: 'user_1', workspaceId };
};

const { databaseUrl, store, secretsKey } = readServeSettings();
const logger = createLogger({ level: 'info', service: 'api' });
const lifecycle = new Lifecycle(logger);
const database = lifecycle.add('database', createDatabase(databaseUrl), (it) => it.stop());
const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, { logger }), (it) => it.stop());
const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, { logger }), (it) => it.stop());
const api = await startApi({
  pipeline: { database, queue, logger, admissionWindow: 4 },
  store: createDirectoryStore(store),
  limiter,
  logger,
  secretsKey,
  sessions,
  port: 0,
  host: '127.0.0.1',
});
lifecycle.add('api', api, (it) => it.stop());
process.once('SIGTERM', () => lifecycle.stop());
logger.info('listening', { port: api.port });
