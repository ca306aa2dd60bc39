import { writeFile } from 'node:fs/promises';
import { count, defineCommand, flag, seed } from '@brandprint/harness/command';
import { compareWithReal, SMALL, TOLERANCE } from './check.ts';
import { measureProduct } from './measure.ts';
import { reportComparison, reportNeeds } from './report.ts';
import { RECORDED_FILE, readRecorded, type ServiceTimes } from './service-times.ts';
import { ASSUMPTIONS, sizeFor } from './sizing.ts';

const VOLUMES = [1_000, 10_000, 100_000, 1_000_000];
/** Of a section that a model writes; assumed. */
const MODEL_SECONDS = 15;

export const simulateCommand = defineCommand({
  name: 'simulate',
  description:
    'Simulates the product event by event (admission, crawls, sections, webhooks, Postgres) with service times that were measured on it, and prints what 1,000 to 1,000,000 analyses a day need, and what runs out first. --check runs the product on this machine, first one analysis at a time, then many at once, and compares the second part with a simulation of it; it takes some minutes, and needs a machine that does nothing else.',
  options: {
    check: flag('run the product beside the simulation; fail if they differ by more than 15 %'),
    record: flag('with --check: store the measured service times for later simulations'),
    rounds: count(3, 'with --check: analyses of each site, one at a time'),
    brands: count(20, 'with --check: analyses at once'),
    seed: seed('repeat the run of this seed'),
  },
  async run({ check, record, rounds, brands, seed: seedOfRun }, logProgress) {
    const real = check || record ? await measureProduct({ rounds, brands }, logProgress) : null;
    const times: ServiceTimes = real ? { measured: real.measured, analyses: real.alone } : await readRecorded();
    if (record) await writeFile(RECORDED_FILE, `${JSON.stringify(times, null, 2)}\n`);
    const comparison = real ? compareWithReal(real, SMALL) : [];
    const needs = { 'without a model': 0, 'with a model': MODEL_SECONDS };
    const sized = Object.entries(needs).map(([what, model]) => ({
      what,
      needs: VOLUMES.map((perDay) => sizeFor(perDay, times.analyses, { ...ASSUMPTIONS, model }, seedOfRun)),
    }));
    return {
      report: [
        `Service times: ${times.analyses.length} analyses; ${times.measured}. Seed ${seedOfRun}.`,
        ...(real ? ['', reportComparison(comparison)] : []),
        ...sized.flatMap(({ what, needs }) => ['', `At the peak, ${what}:`, reportNeeds(needs)]),
      ].join('\n'),
      data: { times, comparison, sized, burst: real?.burst ?? null },
      failed: comparison.some(({ deviation }) => Math.abs(deviation) > TOLERANCE),
    };
  },
});
