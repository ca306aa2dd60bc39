import { median, quantile } from '@brandprint/harness/stats';
import type { RealRun } from './measure.ts';
import { type Layout, NO_SURCHARGES, simulate } from './model.ts';
import type { MeasuredAnalysis } from './service-times.ts';

/** A figure of the real run beside the same one of the simulation. */
export interface Comparison {
  what: string;
  measured: number;
  simulated: number;
  /** Of the measured one. */
  deviation: number;
}

/** The simulation is trusted as long as no figure is off by more. */
export const TOLERANCE = 0.15;

/** The machine and processes of the real run. */
export const SMALL: Layout = {
  crawls: 2,
  analysts: 1,
  stagesPerAnalyst: 12,
  deliveries: 32,
  cores: 2,
  postgresCores: null,
  admissionLocks: 1,
};

/** Simulates the burst of the real run with the service times that were measured before it. */
export function compareWithReal({ alone, burst, order }: Omit<RealRun, 'measured'>, layout: Layout): Comparison[] {
  const sites = [...new Set(alone.map(({ site }) => site))];
  const bySite = sites.map((site) => alone.filter((one) => one.site === site));
  const submissions = order.map((index, number) => {
    const rows = bySite[index] as MeasuredAnalysis[];
    return { at: 0, analysis: rows[Math.floor(number / sites.length) % rows.length] as MeasuredAnalysis };
  });
  const cores = layout.cores - surroundings(alone);
  const { analyses } = simulate(submissions, { layout: { ...layout, cores }, surcharges: NO_SURCHARGES });
  const simulated = analyses.map(({ finished }) => finished);
  const figures: [string, (ends: readonly number[]) => number][] = [
    ['analyses per minute', (ends) => (60 * ends.length) / Math.max(...ends)],
    ['median seconds to the end', median],
    ['95th percentile of seconds to the end', (ends) => quantile(ends, 0.95)],
  ];
  return figures.map(([what, of]) => {
    const [real, ours] = [of(burst.ends), of(simulated)];
    return { what, measured: real, simulated: ours, deviation: ours / real - 1 };
  });
}

/** Cores that sites, store, proxies and the bench itself use all the time, which the product then lacks. */
function surroundings(alone: readonly MeasuredAnalysis[]): number {
  const sum = (of: (one: MeasuredAnalysis) => number) => alone.reduce((total, one) => total + of(one), 0);
  return sum(({ processor }) => processor.surroundings) / sum(({ total }) => total);
}
