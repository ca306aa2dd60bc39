import { join } from 'node:path';
import { type Child, startChild } from '@brandprint/harness/child';
import { installPackage } from '@brandprint/harness/npm';
import { DEMBRANDT, type DesignlangCheckout, type DesignlangTask, startDesignlang } from '@brandprint/harness/peers';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { pickSites, type RunningSite, startCatalogSite } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { type Analyser, type AnalysisCost, startAnalyser } from './analysis.ts';
import type { BareTask } from './baseline.ts';
import type { OursResult, OursTask } from './ours.ts';
import type { PeerTask } from './peer.ts';
import type { RunCost } from './run-cost.ts';

export interface SpeedBenchOptions {
  /** Ids; empty for all. */
  sites: string[];
  /** Pages per crawl, at most. */
  pages: number;
  rounds: number;
  /** Whether dembrandt runs too. */
  peer: boolean;
  /** Runs designlang too. */
  designlang: DesignlangCheckout | undefined;
  /** Whether the product runs too, from a submission to the end of the analysis of one page. */
  analysis: boolean;
  /** The folder of another checkout of the product, installed, which analyses the same page. */
  against: string | undefined;
}

/**
 * Contenders that run in a round. Those whose name ends in `Page` only read one page. `firstLook` and `firstSections` are the
 * beginning of `analysisPage`, and not run; `…Pages` are the same of `analysisPages`.
 */
const CONTENDERS = [
  'bare',
  'ours',
  'throttled',
  'oursPage',
  'designlangPage',
  'peerPage',
  'peer',
  'barePage',
  'analysisPage',
  'againstPage',
  'firstSections',
  'firstLook',
  'analysisPages',
  'firstSectionsPages',
  'firstLookPages',
] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** Without failed runs. */
export type Round = Partial<Record<ContenderName, RunCost>>;

export interface SiteSpeed {
  site: string;
  pages: number;
  screenshots: number;
  rounds: Round[];
  /** Duration of the steps of each page in milliseconds, in the last crawl without throttling. */
  steps: OursResult['steps'];
  /** When each stage of the last analysis was done, in milliseconds after the submission. */
  stages: AnalysisCost['stages'];
}

const script = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

interface Contenders {
  ours: Child<OursTask, OursResult>;
  bare: Child<BareTask, unknown>;
  peer: Child<PeerTask, unknown> | undefined;
  designlang: Child<DesignlangTask, unknown> | undefined;
  analyser: Analyser | undefined;
  /** Of the other checkout. */
  other: Analyser | undefined;
}

/** Crawls each site in rounds; the other contenders read the same pages. */
export async function benchSpeed(
  options: SpeedBenchOptions,
  logProgress: (line: string) => void,
): Promise<SiteSpeed[]> {
  const started = createStopStack();
  try {
    logProgress('Fetching missing packages …');
    const sites: RunningSite[] = [];
    for (const site of pickSites(options.sites)) sites.push(started.add(await startCatalogSite(site)));
    const peerModules = options.peer ? await installPackage(DEMBRANDT) : undefined;
    const postgres = started.add(await startScratchPostgres());
    const ours = started.add(
      await startChild<OursTask, OursResult>(script('ours'), {
        HOSTS: sites.map(({ host }) => host).join(),
        DATABASE_URL: postgres.url,
        STORE: join(postgres.dir, 'store'),
      }),
    );
    const bare = started.add(await startChild<BareTask, unknown>(script('baseline'), {}));
    const peer =
      peerModules === undefined
        ? undefined
        : started.add(await startChild<PeerTask, unknown>(script('peer'), { PEER_MODULES: peerModules }));
    const designlang = options.designlang && started.add(await startDesignlang(options.designlang));
    const analyser = options.analysis ? started.add(await startAnalyser(sites)) : undefined;
    const other = options.against ? started.add(await startAnalyser(sites, options.against)) : undefined;
    const results: SiteSpeed[] = [];
    for (const site of sites)
      results.push(await measureSite(site, { ours, bare, peer, designlang, analyser, other }, options, logProgress));
    return results;
  } finally {
    await started.stop();
  }
}

async function measureSite(
  { id, url }: RunningSite,
  { ours, bare, peer, designlang, analyser, other }: Contenders,
  { pages, rounds }: SpeedBenchOptions,
  logProgress: (line: string) => void,
): Promise<SiteSpeed> {
  // The first crawl finds the pages. It is not measured, because the code is not compiled yet.
  const { visits } = (await ours.measure({ url, maxPages: pages, throttled: false })).result;
  await bare.measure({ visits });
  await designlang?.measure({ url });
  let steps: OursResult['steps'] = [];
  let stages: AnalysisCost['stages'] = {};
  const crawl = async (task: Omit<OursTask, 'url'>): Promise<RunCost> => {
    const measured = await ours.measure({ url, ...task });
    if (task.maxPages === pages && !task.throttled) steps = measured.result.steps;
    return measured;
  };
  const analyse = async (round: Round): Promise<RunCost | undefined> => {
    const measured = await analyser?.analyse(url, 1);
    if (!measured) return undefined;
    stages = measured.stages;
    round.firstSections = measured.first;
    if (measured.firstLook) round.firstLook = measured.firstLook;
    return measured.whole;
  };
  const analysePages = async (round: Round): Promise<RunCost | undefined> => {
    const measured = await analyser?.analyse(url, pages);
    if (!measured) return undefined;
    round.firstSectionsPages = measured.first;
    if (measured.firstLook) round.firstLookPages = measured.firstLook;
    return measured.whole;
  };
  const runs: Partial<Record<ContenderName, (round: Round) => Promise<RunCost | undefined>>> = {
    bare: () => bare.measure({ visits }),
    ours: () => crawl({ maxPages: pages, throttled: false }),
    throttled: () => crawl({ maxPages: pages, throttled: true }),
    ...((peer || designlang) && { oursPage: () => crawl({ maxPages: 1, throttled: false }) }),
    ...(designlang && { designlangPage: () => designlang.measure({ url }) }),
    ...(peer && {
      peerPage: () => peer.measure({ url, maxPages: 1 }),
      peer: () => peer.measure({ url, maxPages: pages }),
    }),
    ...(analyser && { barePage: () => bare.measure({ visits: visits.slice(0, 1) }), analysisPage: analyse }),
    ...(other && { againstPage: async () => (await other.analyse(url, 1)).whole }),
    ...(analyser && pages > 1 && { analysisPages: analysePages }),
  };
  const taken: Round[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const round: Round = {};
    for (const name of number % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed()) {
      try {
        const cost = await runs[name]?.(round);
        if (cost) round[name] = { wallMs: cost.wallMs, cpuMs: cost.cpuMs };
      } catch (error) {
        logProgress(`${id}: ${name} failed: ${String(error)}`);
      }
    }
    taken.push(round);
    const seconds = CONTENDERS.flatMap((name) => {
      const cost = round[name];
      return cost ? [`${name} ${(cost.wallMs / 1000).toFixed(2)} s`] : [];
    });
    logProgress(`${id} ${number + 1}/${rounds}: ${seconds.join(', ')}`);
  }
  const screenshots = visits.reduce((sum, { screenshots }) => sum + screenshots.length, 0);
  return { site: id, pages: visits.length, screenshots, rounds: taken, steps, stages };
}
