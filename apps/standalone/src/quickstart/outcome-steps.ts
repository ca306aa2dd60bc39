import type { BrandDetail } from '@brandprint/contracts';
import { type CommandSteps, QUICKSTART } from './next-steps.ts';

export interface Outcome {
  /** The newest state of the brand. */
  brand: Pick<BrandDetail, 'analysis_status' | 'requested_stages' | 'analysis'>;
  /** The address that was asked for; undefined for the bundled site. */
  url: string | undefined;
  once: boolean;
  /** Whether it failed because robots.txt does not allow the first page. */
  robotsRefused: boolean;
}

/** What to do about an analysis that failed, was cancelled or lacks sections; nothing if it is all there. */
export function outcomeSteps({ brand, url, once, robotsRefused }: Outcome): CommandSteps {
  const again = command(url, once);
  const title = (text: string) => (once ? text : `${text} (after Ctrl-C)`);
  if (brand.analysis_status === 'idle') return [[title('The analysis was cancelled. Run it again'), again]];
  if (brand.analysis_status === 'failed') {
    if (robotsRefused && url !== undefined)
      return [[title('If you own the site, analyse it without its robots.txt'), `${ignoreRobots(url)} ${again}`]];
    return [
      [title('The note above says why it failed. If it may be temporary, try again'), again],
      [title('See that it works with the site that comes with Brandprint'), command(undefined, once)],
    ];
  }
  const missing = missingSections(brand);
  if (missing.length === 0) return [];
  const stages = `--stages ${missing.join(',')}`;
  return [[title(`Not made: ${missing.join(', ')}. Try these again`), command(url, once, stages)]];
}

const missingSections = ({ requested_stages, analysis }: Outcome['brand']): string[] =>
  requested_stages.filter((name) => !(name in (analysis ?? {})));

function command(url: string | undefined, once: boolean, ...more: string[]): string {
  const args = [...(url === undefined ? [] : [quote(url)]), ...(once ? ['--once'] : []), ...more];
  return [QUICKSTART, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** The setting for one run, with the port only if the URL has one. */
const ignoreRobots = (url: string): string => `ROBOTS_IGNORE_HOSTS=${quote(new URL(url).host)}`;

/** As one word of a shell. */
const quote = (word: string): string => (/^[\w:/.%@=+,~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
