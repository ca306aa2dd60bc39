import { join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { type Child, type Measured, startChild } from '../child/start-child.ts';
import { installPackage } from '../npm.ts';
import { DEMBRANDT } from '../peers/dembrandt.ts';
import { startScratchPostgres } from '../scratch-postgres.ts';
import { pickSites, type RunningSite, startCatalogSite } from '../sites/index.ts';
import type { BareTask } from './bare.ts';
import type { OursResult, OursTask } from './ours.ts';
import type { PeerTask } from './peer.ts';

export interface SpeedBenchOptions {
  /** Ids of sites; all without any. */
  sites: string[];
  /** Of each crawl, at most. */
  pages: number;
  rounds: number;
  /** Whether dembrandt runs too. */
  peer: boolean;
}

/** Who runs in a round. `peerPage` and `oursPage` look at one page only. */
const CONTENDERS = ['bare', 'ours', 'paced', 'oursPage', 'peerPage', 'peer'] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** What one run took. */
export type RunCost = Pick<Measured<unknown>, 'wallMs' | 'cpuMs'>;
/** One that failed is not there. */
export type Round = Partial<Record<ContenderName, RunCost>>;

export interface SiteSpeed {
  site: string;
  pages: number;
  pictures: number;
  rounds: Round[];
  /** Of the last unpaced crawl: milliseconds of the steps of each page. */
  steps: OursResult['steps'];
}

const script = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

interface Contenders {
  ours: Child<OursTask, OursResult>;
  bare: Child<BareTask, unknown>;
  peer: Child<PeerTask, unknown> | undefined;
}

/** Crawls each site next to others who open its pages, in rounds; `logProgress` hears how far it is. */
export async function benchSpeed(
  options: SpeedBenchOptions,
  logProgress: (line: string) => void,
): Promise<SiteSpeed[]> {
  const started: Stoppable[] = [];
  const add = <T extends Stoppable>(one: T): T => {
    started.push(one);
    return one;
  };
  try {
    logProgress('Fetching missing packages …');
    const sites: RunningSite[] = [];
    for (const site of pickSites(options.sites)) sites.push(add(await startCatalogSite(site)));
    const peerModules = options.peer ? await installPackage(DEMBRANDT) : undefined;
    const postgres = add(await startScratchPostgres());
    const ours = add(
      await startChild<OursTask, OursResult>(script('ours'), {
        HOSTS: sites.map(({ host }) => host).join(),
        DATABASE_URL: postgres.url,
        STORE: join(postgres.dir, 'store'),
      }),
    );
    const bare = add(await startChild<BareTask, unknown>(script('bare'), {}));
    const peer =
      peerModules === undefined
        ? undefined
        : add(await startChild<PeerTask, unknown>(script('peer'), { PEER_MODULES: peerModules }));
    const results: SiteSpeed[] = [];
    for (const site of sites) results.push(await measureSite(site, { ours, bare, peer }, options, logProgress));
    return results;
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
}

async function measureSite(
  { id, url }: RunningSite,
  { ours, bare, peer }: Contenders,
  { pages, rounds }: SpeedBenchOptions,
  logProgress: (line: string) => void,
): Promise<SiteSpeed> {
  // The first crawl counts for nothing but the pages that it finds: until the code is compiled, nothing is worth counting.
  const { stops } = (await ours.measure({ url, maxPages: pages, paced: false })).result;
  await bare.measure({ stops });
  let steps: OursResult['steps'] = [];
  const crawl = async (order: Omit<OursTask, 'url'>): Promise<RunCost> => {
    const measured = await ours.measure({ url, ...order });
    if (order.maxPages === pages && !order.paced) steps = measured.result.steps;
    return measured;
  };
  const runs: Record<ContenderName, (() => Promise<RunCost>) | undefined> = {
    bare: () => bare.measure({ stops }),
    ours: () => crawl({ maxPages: pages, paced: false }),
    paced: () => crawl({ maxPages: pages, paced: true }),
    oursPage: peer && (() => crawl({ maxPages: 1, paced: false })),
    peerPage: peer && (() => peer.measure({ url, maxPages: 1 })),
    peer: peer && (() => peer.measure({ url, maxPages: pages })),
  };
  const taken: Round[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const round: Round = {};
    for (const name of number % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed()) {
      try {
        const cost = await runs[name]?.();
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
  const pictures = stops.reduce((sum, { shots }) => sum + shots.length, 0);
  return { site: id, pages: stops.length, pictures, rounds: taken, steps };
}
