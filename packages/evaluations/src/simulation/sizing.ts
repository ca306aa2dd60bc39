import { quantile } from '@brandprint/harness/stats';
import { randomExponential, randomInt, randomLcg } from 'd3-random';
import { type Layout, type SimulatedLoad, type Submission, type Surcharges, simulate } from './model.ts';
import type { MeasuredAnalysis } from './service-times.ts';

type Worker = 'crawler' | 'analyst' | 'courier';

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
  requests: Record<Worker | 'api', { cores: number; memory: number }>;
  /** In each cell. */
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
  /** Of all cells together, as what follows. */
  crawlers: number;
  analysts: number;
  couriers: number;
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
/** In each cell, for redundancy. */
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
  /** Of all cells together, at their targets. */
  const pods = {
    crawlers: inUse.crawls / assumed.crawlsPerCrawler / target.workers,
    analysts: Math.max(inUse.analystThreads, inUse.stages / assumed.stagesPerAnalyst) / target.workers,
    couriers: inUse.deliveries / assumed.deliveriesPerCourier / target.workers,
    postgresCores: inUse.postgresCores / target.postgres,
  };
  const postgres = { what: 'Postgres', share: pods.postgresCores / assumed.largestPostgres };
  const admission = { what: 'admission', share: inUse.admission / target.admission };
  const ceiling = largest([postgres, admission]);
  const bottleneck = largest([
    ...(['crawlers', 'analysts', 'couriers'] as const).map((what) => ({ what, share: pods[what] / manifests[what] })),
    postgres,
    admission,
  ]);
  const cells = Math.max(1, Math.ceil(ceiling.share));
  const inCell = (used: number) => Math.max(AT_LEAST, Math.ceil(used / cells));
  const [crawlers, analysts, couriers, postgresCores] = [
    inCell(pods.crawlers),
    inCell(pods.analysts),
    inCell(pods.couriers),
    inCell(pods.postgresCores),
  ];
  const cell: Layout = {
    crawls: crawlers * assumed.crawlsPerCrawler,
    analysts,
    stagesPerAnalyst: assumed.stagesPerAnalyst,
    deliveries: couriers * assumed.deliveriesPerCourier,
    cores: PLENTY,
    postgresCores,
    admissionLocks: 1,
  };
  const simulated = simulate(load(1 / cells), { layout: cell, surcharges: assumed });
  const cellCounts = { crawler: crawlers, analyst: analysts, courier: couriers };
  return {
    perDay,
    crawlers: cells * crawlers,
    analysts: cells * analysts,
    couriers: cells * couriers,
    postgresCores: cells * postgresCores,
    cells,
    admission: inUse.admission,
    bottleneck,
    ceiling,
    crawlWait: quantile(crawlWaits(simulated), 0.95),
    dollarsPerDay: cells * dollarsPerDay(cellCounts, postgresCores, assumed),
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

/**
 * Of one cell. Workers follow the load, so they cost what the mean needs; the API, which does not, and Postgres (four
 * GiB for a core) are there for the peak.
 */
export function dollarsPerDay(
  workers: Record<Worker, number>,
  postgresCores: number,
  { requests, prices, peak, apiPods }: Assumptions,
): number {
  const price = (cores: number, memory: number) => cores * prices.core + memory * prices.gigabyte;
  const podPrice = (app: keyof Assumptions['requests']) => price(requests[app].cores, requests[app].memory);
  const atMean = (app: Worker) => Math.max(AT_LEAST, workers[app] / peak) * podPrice(app);
  const pods = atMean('crawler') + atMean('analyst') + atMean('courier') + apiPods * podPrice('api');
  return 24 * (pods + price(postgresCores, 4 * postgresCores));
}
