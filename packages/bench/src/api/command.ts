import { count, defineCommand } from '@brandprint/harness/command';
import { benchApi } from './index.ts';
import { reportApi } from './report.ts';

export const apiCommand = defineCommand({
  name: 'api',
  description:
    'Compares the API, run as in production (it checks the key and logs a line per request), with a bare Express and pg server that sends the same bytes from one row without either. Processor time and the ratios within a round are more reliable than requests per second.',
  options: {
    brands: count(1_000_000, 'brands in the workspace that is listed'),
    queued: count(100_000, 'analyses that wait while a queued brand is read'),
    rounds: count(7, 'measurements of each server per request'),
    seconds: count(2, 'duration of a measurement'),
  },
  async run(options, logProgress) {
    const results = await benchApi(options, logProgress);
    return { report: reportApi(results), data: { ...options, results }, failed: false };
  },
});
