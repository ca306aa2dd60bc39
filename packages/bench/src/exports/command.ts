import { count, defineCommand } from '@brandprint/harness/command';
import { benchExports } from './index.ts';
import { reportExports } from './report.ts';

export const exportsCommand = defineCommand({
  name: 'exports',
  description:
    'Downloads a brand and each of its exports in turn from the API, run as in production, and compares them; then the brand book many times in a row, with the memory of the API.',
  options: {
    rounds: count(200, 'downloads of each'),
    books: count(100, 'brand books in a row'),
  },
  async run(options, logProgress) {
    const result = await benchExports(options, logProgress);
    return { report: reportExports(result), data: { ...options, ...result }, failed: false };
  },
});
