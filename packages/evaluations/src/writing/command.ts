import { join } from 'node:path';
import {
  defineCommand,
  flag,
  type LogProgress,
  type Outcome,
  oneOf,
  text,
  texts,
  UsageError,
} from '@brandprint/harness/command';
import { CACHE_DIR } from '@brandprint/harness/npm';
import { siteFolders } from '../real-sites/site-files.ts';
import { evaluateWriting, type WritingOptions } from './index.ts';
import { evaluateRealWriting, type RealWritingOptions } from './real/index.ts';
import { reportRealWriting, summarizeRealWriting } from './real/report.ts';
import { reportWriting, summarizeWriting } from './table.ts';

export const writingCommand = defineCommand({
  name: 'writing',
  description:
    'Scores the written sections of sites that a person has read: six made-up companies in six languages, and sites from npm. Code alone writes them from the evidence; with --answers a recorded model takes part. Counted per section: the schema of the contract, how much of the answer was supported, words and values found on the site, fields without filler, banners, labels or code, what the site states (and what it does not), and its language. --corpus real: precision and recall of each field on sites of public repositories, by code alone. Their pages are not part of this repository; those without stored evidence that are neither in --sites nor in --mirror are skipped: packages/evaluations/corpus/real/README.md.',
  options: {
    corpus: oneOf(['standard', 'real'], 'which sites'),
    site: texts('ID', 'only this site; with --corpus real also the name of a set'),
    evidence: text('DIR', 'where crawls are stored and read; a cache if missing'),
    answers: text('DIR', 'answers of a model as SITE/STAGE.json, such as packages/evaluations/corpus/answers'),
    check: flag('fail below a floor'),
    sites: text('DIR', 'with --corpus real: unpacked sites, as ID'),
    unlisted: flag(
      'with --corpus real: leave out of the lists the kinds that only the site itself is of, as an unseen site would find them',
    ),
    mirror: text('DIR', 'with --corpus real: git directories, as OWNER+NAME/repo or OWNER/NAME.git'),
  },
  async run({ corpus, site, evidence, answers, check, unlisted, sites, mirror }, logProgress) {
    if (corpus === 'real') {
      if (answers !== undefined || check) throw new UsageError('--corpus real takes neither --answers nor --check.');
      const folders = siteFolders({ sites, mirror });
      return runReal(
        { sites: site, evidence: evidence ?? join(CACHE_DIR, 'real-writing'), folders, unlisted },
        logProgress,
      );
    }
    if ((sites ?? mirror) !== undefined || unlisted)
      throw new UsageError('--sites, --mirror and --unlisted need --corpus real.');
    return runStandard({ sites: site, evidence: evidence ?? join(CACHE_DIR, 'writing'), answers }, check, logProgress);
  },
});

async function runReal(options: RealWritingOptions, logProgress: LogProgress): Promise<Outcome> {
  const results = await evaluateRealWriting(options, logProgress);
  return {
    report: reportRealWriting(results),
    data: { summary: summarizeRealWriting(results), results },
    failed: false,
  };
}

async function runStandard(options: WritingOptions, check: boolean, logProgress: LogProgress): Promise<Outcome> {
  const results = await evaluateWriting(options, logProgress);
  const summary = summarizeWriting(results);
  return {
    report: reportWriting(results),
    data: { summary, results },
    failed: check && summary.some(({ met }) => met === false),
  };
}
