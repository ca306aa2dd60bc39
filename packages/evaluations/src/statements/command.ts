import { join } from 'node:path';
import { defineCommand, flag, text, texts } from '@brandprint/harness/command';
import { CACHE_DIR } from '@brandprint/harness/npm';
import { checkStatements } from './index.ts';
import { reportStatements, wrongStatements } from './report.ts';

export const statementsCommand = defineCommand({
  name: 'statements',
  description:
    'Has a recorded model make statements about ten real sites, true ones in the words of a good model and false ones, and counts which the product uses. Needs the stored evidence of the sites, as `writing --corpus real` stores it; others are skipped.',
  options: {
    site: texts('ID', 'only this site'),
    evidence: text('DIR', 'where crawls are stored; a cache if missing'),
    check: flag('fail if a true statement is refused or a false one is used'),
  },
  async run({ site: sites, evidence = join(CACHE_DIR, 'real-writing'), check }, logProgress) {
    const results = await checkStatements({ sites, evidence }, logProgress);
    return {
      report: reportStatements(results),
      data: { results },
      failed: check && wrongStatements(results).length > 0,
    };
  },
});
