/** Sends webhooks from the database in the first argument to the address in the second one, until it is killed. */
import { createDatabase } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { startCourier } from '../../src/index.ts';

const [databaseUrl = '', allow, secretsKey = '', directory = ''] = process.argv.slice(2);
const logger = createLogger({ level: 'silent', service: 'test' });
const queue = createJobQueue({ databaseUrl }, { logger });
await startCourier({
  pipeline: { database: createDatabase(databaseUrl), queue, logger, admissionWindow: 1 },
  store: createDirectoryStore(directory),
  secretsKey,
  egressAllow: parseEgressAllow(allow),
  webhooks: { idleMs: 20 },
});
