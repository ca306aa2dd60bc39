import { join } from 'node:path';
import { defineCommand, flag, text, texts } from '@brandprint/harness/command';
import { CACHE_DIR } from '@brandprint/harness/npm';
import { evaluateWriting } from './index.ts';
import { reportWriting, summariseWriting } from './table.ts';

export const writingCommand = defineCommand({
  name: 'writing',
  description:
    'Scores the written sections of sites that a person has read: six made-up companies in six languages, and sites from npm. Code alone writes them from the evidence; with --answers a recorded model takes part. Counted per section: the schema of the contract, how much of the answer was supported, words and values found on the site, fields without filler, banners, labels or code, what the site states (and what it does not), and its language.',
  options: {
    site: texts('ID', 'only this site'),
    evidence: text('DIR', 'where crawls are stored and read; a cache if missing'),
    answers: text('DIR', 'answers of a model as SITE/STAGE.json, such as packages/evaluations/corpus/answers'),
    check: flag('fail below a floor'),
  },
  async run({ site: sites, evidence = join(CACHE_DIR, 'writing'), answers, check }, logProgress) {
    const results = await evaluateWriting({ sites, evidence, answers }, logProgress);
    const summary = summariseWriting(results);
    return {
      report: reportWriting(results),
      data: { summary, results },
      failed: check && summary.some(({ met }) => met === false),
    };
  },
});
