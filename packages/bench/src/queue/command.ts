import { count, defineCommand } from '@brandprint/harness/command';
import { benchQueue } from './index.ts';
import { reportQueue } from './report.ts';

export const queueCommand = defineCommand({
  name: 'queue',
  description:
    'Measures the time from a parse request to the start of its first stage, and how many analyses 1, 2 and 4 workers complete per minute when each worker runs one stage at a time and each analysis waits two seconds for a model. On Redis and on Postgres; needs redis-server.',
  options: {
    analyses: count(12, 'analyses per worker'),
    parses: count(500, 'parse requests, one after another'),
  },
  async run(given, logProgress) {
    const options = { ...given, workers: [1, 2, 4], waitMs: 2_000 };
    const results = await benchQueue(options, logProgress);
    return { report: reportQueue(results), data: { ...options, results }, failed: false };
  },
});
