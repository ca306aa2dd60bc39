import { join } from 'node:path';
import { type Child, type Measured, startChild } from '@brandprint/harness/child';
import { installPackage } from '@brandprint/harness/npm';
import { DEMBRANDT } from '@brandprint/harness/peers';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { pickSites, type RunningSite, startCatalogSite } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import type { BareTask } from './baseline.ts';
import type { OursResult, OursTask } from './ours.ts';
import type { PeerTask } from './peer.ts';

export interface SpeedBenchOptions {
  /** Ids; empty for all. */
  sites: string[];
  /** Pages per crawl, at most. */
  pages: number;
  rounds: number;
  /** Whether dembrandt runs too. */
  peer: boolean;
}

/** Contenders that run in a round. `oursPage` and `peerPage` only read one page. */
const CONTENDERS = ['bare', 'ours', 'throttled', 'oursPage', 'peerPage', 'peer'] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** The cost of one run. */
export type RunCost = Pick<Measured<unknown>, 'wallMs' | 'cpuMs'>;
/** Without failed runs. */
export type Round = Partial<Record<ContenderName, RunCost>>;

export interface SiteSpeed {
  site: string;
  pages: number;
  screenshots: number;
  rounds: Round[];
  /** Duration of the steps of each page in milliseconds, in the last crawl without throttling. */
  steps: OursResult['steps'];
}

const script = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

interface Contenders {
  ours: Child<OursTask, OursResult>;
  bare: Child<BareTask, unknown>;
  peer: Child<PeerTask, unknown> | undefined;
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
    const results: SiteSpeed[] = [];
    for (const site of sites) results.push(await measureSite(site, { ours, bare, peer }, options, logProgress));
    return results;
  } finally {
    await started.stop();
  }
}

async function measureSite(
  { id, url }: RunningSite,
  { ours, bare, peer }: Contenders,
  { pages, rounds }: SpeedBenchOptions,
  logProgress: (line: string) => void,
): Promise<SiteSpeed> {
  // The first crawl finds the pages. It is not measured, because the code is not compiled yet.
  const { visits } = (await ours.measure({ url, maxPages: pages, throttled: false })).result;
  await bare.measure({ visits });
  let steps: OursResult['steps'] = [];
  const crawl = async (task: Omit<OursTask, 'url'>): Promise<RunCost> => {
    const measured = await ours.measure({ url, ...task });
    if (task.maxPages === pages && !task.throttled) steps = measured.result.steps;
    return measured;
  };
  const runs: Record<ContenderName, (() => Promise<RunCost>) | undefined> = {
    bare: () => bare.measure({ visits }),
    ours: () => crawl({ maxPages: pages, throttled: false }),
    throttled: () => crawl({ maxPages: pages, throttled: true }),
    oursPage: peer && (() => crawl({ maxPages: 1, throttled: false })),
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
  const screenshots = visits.reduce((sum, { screenshots }) => sum + screenshots.length, 0);
  return { site: id, pages: visits.length, screenshots, rounds: taken, steps };
}
