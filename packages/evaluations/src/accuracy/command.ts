import { count, defineCommand, flag, oneOf, text, texts, UsageError } from '@brandprint/harness/command';
import { readDesignlangCheckout } from '@brandprint/harness/peers';
import { CORPORA } from '../corpus.ts';
import { siteFolders } from '../real-sites/site-files.ts';
import { evaluateAccuracy } from './index.ts';
import { replayAccuracy } from './replay.ts';
import { writeReport } from './report/index.ts';
import { reportAccuracy, summarize } from './table.ts';

const DEFAULT_PEER_PAGES = 1;

export const accuracyCommand = defineCommand({
  name: 'accuracy',
  description:
    'Has the whole product, started as by npm start, analyse sites of which the truth is known. dembrandt and openbrand read the same sites, and one scorer judges all three; with --designlang also designlang. Also measures the processor time of the sections. Other extractors are installed from npm when they are first needed. Sites of your own, and the sites of public repositories of --corpus real: packages/evaluations/corpus/README.md.',
  options: {
    corpus: oneOf([...CORPORA, 'real'], 'which set of sites'),
    site: texts('ID', 'only this site; with --corpus real also the name of a set'),
    pages: count(10, 'pages per crawl, at most'),
    twice: flag('crawl each site again and print what changed'),
    'no-peer': flag('leave dembrandt and openbrand out'),
    designlang: text(
      'DIR',
      'let designlang 12 read the sites too, one page each: a checkout of github.com/Manavarya09/design-extract with its dependencies',
    ),
    'peer-pages': count(DEFAULT_PEER_PAGES, 'pages that dembrandt reads, at most'),
    fresh: flag('run the other extractors again instead of using their stored results'),
    truth: text('FILE', 'records of what is true; precision needs "seen" in a record'),
    sites: text(
      'PATH',
      'file with lines of id, npm package or ./folder, web root and entry page; with --corpus real, folder of unpacked sites, as ID',
    ),
    mirror: text('DIR', 'with --corpus real: git directories, as OWNER+NAME/repo or OWNER/NAME.git'),
    seen: text('FILE', 'what else is on the sites, by id'),
    evidence: text(
      'DIR',
      'make the sections of stored crawls again, by code alone, instead of running the product; sites without one are crawled and stored. No other extractors',
    ),
    report: text('DIR', 'write a page with screenshots'),
    check: flag('fail if a target is missed'),
  },
  async run({ corpus, truth, sites, mirror, seen, evidence, check, report, ...given }, logProgress) {
    if (corpus !== 'real' && mirror !== undefined) throw new UsageError('--mirror needs --corpus real.');
    if (corpus === 'real' && (truth ?? seen) !== undefined)
      throw new UsageError('--corpus real has a truth of its own. It takes neither --truth nor --seen.');
    if (evidence !== undefined && given.designlang !== undefined)
      throw new UsageError('--evidence runs no other extractors. It does not take --designlang.');
    if (evidence !== undefined && (given.twice || given.fresh || given['peer-pages'] !== DEFAULT_PEER_PAGES))
      throw new UsageError('--evidence takes neither --twice nor --fresh nor --peer-pages.');
    const options = {
      files: corpus === 'real' ? { corpus, folders: siteFolders({ sites, mirror }) } : { corpus, truth, sites, seen },
      sites: given.site,
      pages: given.pages,
      peerPages: given['peer-pages'],
      peers: !given['no-peer'] && evidence === undefined,
      designlang: given.designlang === undefined ? undefined : await readDesignlangCheckout(given.designlang),
      fresh: given.fresh,
      twice: given.twice,
      pictures: report !== undefined,
    };
    const results =
      evidence === undefined
        ? await evaluateAccuracy(options, logProgress)
        : await replayAccuracy({ ...options, evidence }, logProgress);
    const summary = summarize(results);
    const page = report === undefined ? [] : ['', await writeReport(report, results)];
    const withoutPictures = results.map(({ pictures: _, ...result }) => result);
    return {
      report: [reportAccuracy(results), ...page].join('\n'),
      data: { ...options, summary, results: withoutPictures },
      failed: check && summary.some(({ met }) => met === false),
    };
  },
});
