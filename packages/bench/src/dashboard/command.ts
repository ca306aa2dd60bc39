import { count, defineCommand, flag } from '@brandprint/harness/command';
import { benchDashboard } from './index.ts';
import { isBelowTarget, reportDashboard } from './report.ts';

export const dashboardCommand = defineCommand({
  name: 'dashboard',
  description:
    'Starts the product with the sites of made-up companies and measures its dashboard: every page with axe, narrow and wide, light and dark; the main ones with Lighthouse; the size of what the first page loads. Fails below a target.',
  options: {
    runs: count(3, 'Lighthouse runs of each page; the medians count'),
    images: flag('measure nothing, and generate docs/images/dashboard instead'),
  },
  async run(options, logProgress) {
    const result = await benchDashboard(options, logProgress);
    return { report: reportDashboard(result), data: { ...options, ...result }, failed: isBelowTarget(result) };
  },
});
