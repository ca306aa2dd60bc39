import { formatTable } from '@brandprint/harness/format-table';
import { type Count, formatMet, formatTarget, isMet, sumCounts } from '../count.ts';
import { MEASURES, type MeasureName } from './measures.ts';
import type { SiteAccuracy } from './result.ts';
import { TOOLS, type ToolName } from './tools.ts';

/** A row of the summary. */
export interface SummaryRow {
  title: string;
  target: number;
  counts: Partial<Record<ToolName, Count>>;
  /** Whether our own result reaches the target; undefined if there was nothing to count. */
  met: boolean | undefined;
}

/** For all measured sections of a site. */
const CPU_TARGET_MS = 5_000;
const HOME_HEADING_TARGET = 0.95;
const NAMES = Object.keys(MEASURES) as MeasureName[];

/** Every measure, summed over all sites. */
export function summarize(results: readonly SiteAccuracy[]): SummaryRow[] {
  const answerRows = NAMES.map((name): SummaryRow => {
    const { title, target } = MEASURES[name];
    const counts: SummaryRow['counts'] = {};
    for (const tool of TOOLS) {
      const all = results.flatMap(({ answers }) => answers[tool]?.verdict.counts[name] ?? []);
      if (all.length > 0) counts[tool] = sumCounts(all);
    }
    return { title, target, counts, met: counts.brandprint && isMet(counts.brandprint, target) };
  });
  const ownRow = (title: string, values: readonly (boolean | null)[], target = 1): SummaryRow[] => {
    const known = values.filter((value) => value !== null);
    const counts = { brandprint: { hit: known.filter(Boolean).length, of: known.length } };
    return known.length === 0 ? [] : [{ title, target, counts, met: isMet(counts.brandprint, target) }];
  };
  return [
    ...answerRows,
    ...ownRow(
      'two crawls agree',
      results.map(({ changed }) => changed && changed.length === 0),
    ),
    ...ownRow(
      'h1 of the home page among the headings',
      results.map(({ again }) => again?.homeHeading ?? null),
      HOME_HEADING_TARGET,
    ),
    ...ownRow(
      'same evidence, same output',
      results.map(({ again }) => again && again.different.length === 0),
    ),
    ...ownRow(
      `measured sections take under ${CPU_TARGET_MS / 1000} s of processor time`,
      results.map((result) => cpuOf(result)).map((ms) => (ms === null ? null : ms < CPU_TARGET_MS)),
    ),
    provenanceRow(results),
  ];
}

function provenanceRow(results: readonly SiteAccuracy[]): SummaryRow {
  const brandprint = sumCounts(results.flatMap(({ provenance }) => Object.values(provenance ?? {})));
  return { title: 'measured values with provenance', target: 1, counts: { brandprint }, met: isMet(brandprint, 1) };
}

/** Processor time of all measured sections in milliseconds; null if they were not made. */
export const cpuOf = ({ again }: SiteAccuracy): number | null =>
  again && Object.values(again.cpuMs).reduce((sum, ms) => sum + ms, 0);

const SHORT: Record<MeasureName, string> = {
  name: 'name',
  main: 'main',
  main3: 'top 3',
  must: 'must',
  categories: 'category',
  clean: 'clean',
  heading: 'heading',
  body: 'body',
  baseUnit: 'unit',
  logo: 'logo',
  logoSlots: 'slots',
  noLogo: 'no logo',
  ownLogo: 'own logo',
  favicon: 'favicon',
  techRecall: 'tech',
  techPrecision: 'correct',
};

/** Two text tables, per site and of the totals, and the failures. */
export function reportAccuracy(results: readonly SiteAccuracy[]): string {
  const bySite = formatTable(
    ['site', 'pages', ...NAMES.map((name) => SHORT[name]), 'CPU s', 'changed'],
    results.map((result) => [
      result.site,
      String(result.again?.pages ?? 0),
      ...NAMES.map((name) => formatMark(result.answers.brandprint?.verdict.counts[name])),
      ((cpuOf(result) ?? Number.NaN) / 1000).toFixed(2),
      result.changed ? result.changed.join(' ') || 'nothing' : '',
    ]),
  );
  const rows = summarize(results);
  const tools = TOOLS.filter((tool) => rows.some(({ counts }) => counts[tool]));
  const summary = formatTable(
    ['', ...tools, 'target', ''],
    rows.map(({ title, target, counts, met }) => [
      title,
      ...tools.map((tool) => formatCount(counts[tool])),
      formatTarget(target),
      formatMet(met),
    ]),
  );
  const faults = results.flatMap(describeFaults);
  return [bySite, '', summary, ...(faults.length > 0 ? ['', ...faults] : [])].join('\n');
}

/** The failures of a site, one line each. */
function describeFaults({ site, answers, note, again }: SiteAccuracy): string[] {
  const { got, verdict } = answers.brandprint ?? {};
  return [
    ...(got === null ? [`${site}: failed: ${note}`] : []),
    ...(verdict?.junk ?? []).map((words) => `${site}: ${words}`),
    ...(verdict?.unknownTech.length ? [`${site}: reported but not used: ${verdict.unknownTech.join(', ')}`] : []),
    ...(again?.different.length ? [`${site}: not deterministic: ${again.different.join(', ')}`] : []),
  ];
}

export const formatCount = (count: Count | undefined): string =>
  count === undefined || count.of === 0 ? '' : `${count.hit} of ${count.of}`;

const formatMark = (count: Count | undefined): string => {
  if (!count || count.of === 0) return '';
  return count.of > 1 ? `${count.hit}/${count.of}` : count.hit === 1 ? '✓' : '✗';
};
