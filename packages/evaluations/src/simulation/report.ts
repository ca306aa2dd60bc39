import { formatTable } from '@brandprint/harness/format-table';
import { type Comparison, TOLERANCE } from './check.ts';
import type { Needs, Share } from './sizing.ts';

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
const named = ({ what, share }: Share): string => `${what} ${percent(share)}`;

export const reportNeeds = (needs: readonly Needs[]): string =>
  formatTable(
    [
      'a day',
      'crawlers',
      'analysts',
      'couriers',
      'Postgres cores',
      'cells',
      'bottleneck',
      'ceiling',
      'wait s',
      '$/day',
    ],
    needs.map((one) => [
      one.perDay.toLocaleString('en'),
      ...[one.crawlers, one.analysts, one.couriers, one.postgresCores, one.cells].map(String),
      named(one.bottleneck),
      named(one.ceiling),
      one.crawlWait.toFixed(1),
      one.dollarsPerDay.toFixed(0),
    ]),
  );

export const reportComparison = (comparisons: readonly Comparison[]): string =>
  formatTable(
    [`on this machine (within ${percent(TOLERANCE)})`, 'measured', 'simulated', 'off by'],
    comparisons.map(({ what, measured, simulated, deviation }) => [
      what,
      measured.toFixed(1),
      simulated.toFixed(1),
      `${deviation < 0 ? '-' : '+'}${percent(Math.abs(deviation))}`,
    ]),
  );
