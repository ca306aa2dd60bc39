import { count, defineCommand } from '@brandprint/harness/command';
import { runSoak } from './index.ts';
import { reportSoak } from './report.ts';

export const soakCommand = defineCommand({
  name: 'soak',
  description:
    'Crawls varied sites one after another in one process, and fails if its memory, handles, browsers or temporary files grow, or if a process or a file is left at the end.',
  options: {
    crawls: count(200, 'crawls in all'),
    'warm-up': count(20, 'crawls before the measurements count'),
  },
  async run({ crawls, 'warm-up': warmUp }, logProgress) {
    const options = { crawls, warmUp, pages: 3 };
    const result = await runSoak(options, logProgress);
    return { report: reportSoak(result), data: { ...options, ...result }, failed: result.faults.length > 0 };
  },
});
