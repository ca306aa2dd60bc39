import { createLogger } from '@brandprint/platform';
import { createRateLimiter } from '../../src/index.ts';

const [redisUrl = '', ...clusterNodes] = process.env.TEST_CLUSTER?.split(',') ?? [];
const logger = createLogger({ level: 'warn', service: 'test' });
const limiter = createRateLimiter({ redisUrl, clusterNodes }, { logger });
try {
  await limiter.ping();
  const { remaining } = await limiter.consume('parse', 'workspace', 5);
  console.log(`remaining: ${remaining}`);
} finally {
  await limiter.stop();
}
