import { quantile } from '@brandprint/harness/stats';
import { randomExponential, randomInt, randomLcg } from 'd3-random';
import { type Layout, type SimulatedLoad, type Submission, type Surcharges, simulate } from './model.ts';
import type { MeasuredAnalysis } from './service-times.ts';

/** What the simulation assumes about a large installation; docs/capacity.md says where each comes from. */
export interface Assumptions extends Surcharges {
  /** The busiest hour has this many times the mean load. */
  peak: number;
  crawlsPerCrawler: number;
  stagesPerAnalyst: number;
  deliveriesPerCourier: number;
  /** The share of a resource that may be in use at the peak: of workers, of Postgres' cores, of the admission lock. */
  target: { workers: number; postgres: number; admission: number };
  /** The largest Postgres, in cores. */
  largestPostgres: number;
  /** Of the manifests as they are. */
  manifests: { crawlers: number; analysts: number; couriers: number };
  /** Requested by each pod of the manifests: cores and GiB. */
  requests: Record<'crawler' | 'analyst' | 'courier' | 'api', { cores: number; memory: number }>;
  apiPods: number;
  /** Dollars for an hour. */
  prices: { core: number; gigabyte: number };
}

export const ASSUMPTIONS: Assumptions = {
  peak: 3,
  crawl: 15,
  model: 0,
  admission: 0.005,
  claimCheck: 0.0002,
  messages: 4,
  endpoint: 0.2,
  crawlsPerCrawler: 2,
  stagesPerAnalyst: 12,
  deliveriesPerCourier: 32,
  target: { workers: 0.8, postgres: 0.5, admission: 0.6 },
  largestPostgres: 32,
  manifests: { crawlers: 50, analysts: 30, couriers: 2 },
  requests: {
    crawler: { cores: 1.5, memory: 2 },
    analyst: { cores: 0.5, memory: 0.5 },
    courier: { cores: 0.1, memory: 0.2 },
    api: { cores: 0.25, memory: 0.25 },
  },
  apiPods: 3,
  prices: { core: 0.04, gigabyte: 0.005 },
};

/** What so many analyses a day need at the peak. */
export interface Needs {
  perDay: number;
  crawlers: number;
  analysts: number;
  couriers: number;
  /** Of all cells together. */
  postgresCores: number;
  cells: number;
  /** The share of the one admission lock that a single database would need. */
  admission: number;
  /** What runs out first in the manifests as they are, and where no process can be added, each with the share in use. */
  bottleneck: Share;
  ceiling: Share;
  /** For a crawl at the peak, with this many of everything: 95th percentile, in seconds. */
  crawlWait: number;
  dollarsPerDay: number;
}

export interface Share {
  what: string;
  share: number;
}

const DAY = 86_400;
/** A simulation lasts this long, and has at least so many analyses. */
const SECONDS = 400;
const ANALYSES = 500;
/** Redundancy. */
const AT_LEAST = 2;
const PLENTY = 1_000_000;
const UNLIMITED: Layout = {
  crawls: PLENTY,
  analysts: PLENTY,
  stagesPerAnalyst: 1,
  deliveries: PLENTY,
  cores: PLENTY,
  postgresCores: PLENTY,
  admissionLocks: PLENTY,
};

/** What a load needs is what it uses of unlimited resources; then it is simulated with that much. */
export function sizeFor(
  perDay: number,
  measured: readonly MeasuredAnalysis[],
  assumed: Assumptions,
  seed: number,
): Needs {
  const rate = (perDay / DAY) * assumed.peak;
  const load = (share: number) => arrivals(rate * share, measured, seed);
  const { inUse } = simulate(load(1), { layout: UNLIMITED, surcharges: assumed });
  const { target, manifests } = assumed;
  const workers = (used: number, each: number) => Math.max(AT_LEAST, Math.ceil(used / each / target.workers));
  const analystsUsed = Math.max(inUse.analystThreads, inUse.stages / assumed.stagesPerAnalyst);
  const [crawlers, analysts, couriers] = [
    workers(inUse.crawls, assumed.crawlsPerCrawler),
    workers(analystsUsed, 1),
    workers(inUse.deliveries, assumed.deliveriesPerCourier),
  ];
  const postgres = { what: 'Postgres', share: inUse.postgresCores / assumed.largestPostgres / target.postgres };
  const admission = { what: 'admission', share: inUse.admission / target.admission };
  const ceiling = largest([postgres, admission]);
  const bottleneck = largest([
    { what: 'crawlers', share: crawlers / manifests.crawlers },
    { what: 'analysts', share: analystsUsed / target.workers / manifests.analysts },
    { what: 'couriers', share: inUse.deliveries / assumed.deliveriesPerCourier / target.workers / manifests.couriers },
    postgres,
    admission,
  ]);
  const cells = Math.max(1, Math.ceil(ceiling.share));
  const postgresCores = cells * Math.max(AT_LEAST, Math.ceil(inUse.postgresCores / cells / target.postgres));
  const cell: Layout = {
    crawls: Math.ceil(crawlers / cells) * assumed.crawlsPerCrawler,
    analysts: Math.ceil(analysts / cells),
    stagesPerAnalyst: assumed.stagesPerAnalyst,
    deliveries: Math.ceil(couriers / cells) * assumed.deliveriesPerCourier,
    cores: PLENTY,
    postgresCores: postgresCores / cells,
    admissionLocks: 1,
  };
  const simulated = simulate(load(1 / cells), { layout: cell, surcharges: assumed });
  const counts = { crawler: crawlers, analyst: analysts, courier: couriers, api: assumed.apiPods * cells };
  return {
    perDay,
    crawlers,
    analysts,
    couriers,
    postgresCores,
    cells,
    admission: inUse.admission,
    bottleneck,
    ceiling,
    crawlWait: quantile(crawlWaits(simulated), 0.95),
    dollarsPerDay: dollarsPerDay(counts, postgresCores, assumed),
  };
}

const largest = (shares: readonly Share[]): Share =>
  shares.reduce((most, one) => (one.share > most.share ? one : most));

const crawlWaits = ({ analyses }: SimulatedLoad): number[] => analyses.map((one) => one.crawled - one.submitted);

/** Independent arrivals (a Poisson process); each analysis takes what one of the measured ones took. */
export function arrivals(rate: number, measured: readonly MeasuredAnalysis[], seed: number): Submission[] {
  const source = randomLcg(seed / 2 ** 32);
  const gap = randomExponential.source(source)(rate);
  const which = randomInt.source(source)(measured.length);
  const count = Math.max(ANALYSES, Math.round(rate * SECONDS));
  let at = 0;
  return Array.from({ length: count }, () => {
    at += gap();
    return { at, analysis: measured[which()] as MeasuredAnalysis };
  });
}

/** Workers follow the load, so they cost what the mean needs; Postgres (four GiB for a core) is sized for the peak. */
function dollarsPerDay(
  counts: Record<keyof Assumptions['requests'], number>,
  postgresCores: number,
  { requests, prices, peak }: Assumptions,
): number {
  const price = (cores: number, memory: number) => cores * prices.core + memory * prices.gigabyte;
  const pods = Object.entries(counts).reduce((sum, [app, number]) => {
    const { cores, memory } = requests[app as keyof Assumptions['requests']];
    return sum + Math.max(Math.min(number, AT_LEAST), number / peak) * price(cores, memory);
  }, 0);
  return 24 * (pods + price(postgresCores, 4 * postgresCores));
}
