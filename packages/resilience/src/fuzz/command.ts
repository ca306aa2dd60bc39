import { count, defineCommand, seed } from '@brandprint/harness/command';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { runFuzzing } from './index.ts';
import { reportFuzzing } from './report.ts';

export const fuzzCommand = defineCommand({
  name: 'fuzz',
  description:
    'Sends generated requests, valid and invalid, to the API and compares each response with the OpenAPI document. A failing request is shrunk and printed with its seed.',
  options: {
    runs: count(10_000, 'requests, approximately'),
    seed: seed('repeat the requests of this seed'),
  },
  async run(options, logProgress) {
    const postgres = await startScratchPostgres();
    try {
      logProgress(`Seed ${options.seed}`);
      const result = await runFuzzing({ databaseUrl: postgres.url, dir: postgres.dir }, options);
      return {
        report: reportFuzzing(result),
        data: { ...options, ...result, answers: Object.fromEntries(result.answers) },
        failed: result.failure !== undefined,
      };
    } finally {
      await postgres.stop();
    }
  },
});
