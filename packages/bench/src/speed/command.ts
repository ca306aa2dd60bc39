import { count, defineCommand, flag, text, texts } from '@brandprint/harness/command';
import { readDesignlangCheckout } from '@brandprint/harness/peers';
import { benchSpeed } from './index.ts';
import { reportSpeed } from './report.ts';

export const speedCommand = defineCommand({
  name: 'speed',
  description:
    'Crawls real sites (downloaded from npm once, served on this machine; no other host can be reached). Next to it, a bare Puppeteer script opens the same pages in the same browser, three at a time, waits for networkidle2 and takes the same screenshots; and dembrandt reads one page and as many pages; with --designlang, designlang reads one. Who is first alternates from round to round. All browsers are warm, the crawler does not know the site, and its files are stored on disk. Targets are for crawls without the pauses of the host throttle; what these add is printed too. Ratios are ours to theirs, medians of the rounds. Processor time (Linux) is that of a process and its browser together.',
  options: {
    site: texts('ID', 'only this site'),
    pages: count(5, 'pages per crawl, at most'),
    rounds: count(3, 'runs of each contender per site'),
    'no-peer': flag('leave dembrandt out'),
    designlang: text(
      'DIR',
      'also designlang 12 in a warm process: a checkout of github.com/Manavarya09/design-extract with its dependencies',
    ),
    analysis: flag(
      'also the whole analysis of one page and of all pages, from the submission to its end, with its first sections and its first look',
    ),
    against: text('DIR', 'with --analysis, also another checkout of the product, installed: its analysis of one page'),
  },
  async run({ site: sites, pages, rounds, 'no-peer': noPeer, designlang: dir, analysis, against }, logProgress) {
    const designlang = dir === undefined ? undefined : await readDesignlangCheckout(dir);
    const options = { sites, pages, rounds, peer: !noPeer, designlang, analysis, against };
    const results = await benchSpeed(options, logProgress);
    return { report: reportSpeed(results), data: { ...options, results }, failed: false };
  },
});
