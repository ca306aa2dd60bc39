import { join } from 'node:path';
import { count, defineCommand, text, texts } from '@brandprint/harness/command';
import { CACHE_DIR } from '@brandprint/harness/npm';
import { calibrate } from './index.ts';
import { reportCalibration } from './report.ts';

export const calibrationCommand = defineCommand({
  name: 'calibration',
  description:
    'Crawls sites of which the sources are known, fits the confidence of colours, spacing, elevation, type and logos to what these sources name, and prints the weights. Also prints how often values were right for each site by a fit to all other sites.',
  options: {
    site: texts('ID', 'only this site'),
    pages: count(10, 'pages per crawl, at most'),
    evidence: text('DIR', 'where crawls are stored and read; a cache if missing'),
  },
  async run({ site: sites, pages, evidence = join(CACHE_DIR, 'evidence') }, logProgress) {
    const options = { sites, pages, evidence };
    const results = await calibrate(options, logProgress);
    return { report: reportCalibration(results), data: { ...options, results }, failed: false };
  },
});
