import { formatTable } from '@brandprint/harness/format-table';
import type { DashboardBenchResult } from './index.ts';

const AXE_HEAD = ['axe', 'width', 'theme', 'rules passed', 'violations', 'for a person'];
const LIGHTHOUSE_HEAD = [
  'Lighthouse',
  'preset',
  'accessibility',
  'best practices',
  'performance',
  'LCP ms',
  'TBT ms',
  'CLS',
];

export function reportDashboard({ bundle, axe, lighthouse, images }: DashboardBenchResult): string {
  if (images.length > 0) return images.join('\n');
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `The first page loads ${kilobytes(bundle.scripts)} of scripts and ${kilobytes(bundle.styles)} of styles, compressed.`,
    formatTable(
      AXE_HEAD,
      axe.map(({ page, width, theme, passes, violations, incomplete }) =>
        [page, width, theme, passes, violations.join(', ') || 'none', incomplete].map(String),
      ),
    ),
    formatTable(
      LIGHTHOUSE_HEAD,
      lighthouse.map(({ page, preset, scores, lcp, tbt, cls }) => [
        page,
        preset,
        ...[scores.accessibility, scores['best-practices'], scores.performance, lcp, tbt].map((it) => it.toFixed(0)),
        cls.toFixed(3),
      ]),
    ),
  ].join('\n\n');
}

const MAX_BUNDLE = 180_000;
const MIN_SCORES = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;

/** Whether the dashboard is less than promised; performance is that of a desktop. */
export const isBelowTarget = ({ bundle, axe, lighthouse }: DashboardBenchResult): boolean =>
  bundle.scripts > MAX_BUNDLE ||
  axe.some(({ violations }) => violations.length > 0) ||
  lighthouse.some(
    ({ preset, scores }) =>
      scores.accessibility < MIN_SCORES.accessibility ||
      scores['best-practices'] < MIN_SCORES['best-practices'] ||
      (preset === 'desktop' && scores.performance < MIN_SCORES.performance),
  );
