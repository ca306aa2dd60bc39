import { formatTable } from '@brandprint/harness/format-table';
import { type Count, formatMet, formatTarget, isMet, sumCounts } from '../count.ts';
import { WRITTEN_SECTIONS, type Writer } from './fields.ts';
import type { SiteWriting } from './index.ts';
import { type Measure, WRITING_MEASURES } from './score.ts';

/** The smallest share of hits that passes. */
const FLOORS: Record<Writer, Record<Measure, number>> = {
  composed: { schema: 1, stood: 1, grounded: 1, fit: 1, covered: 0.9, language: 1 },
  recorded: { schema: 1, stood: 0.9, grounded: 0.98, fit: 0.98, covered: 0.9, language: 1 },
};
const NAME_FLOOR = 1;
const DESCRIPTION_FLOOR = 0.8;
const WRITERS: readonly Writer[] = ['composed', 'recorded'];

/** A row of the summary. */
export interface SummaryRow {
  title: string;
  count: Count;
  floor: number;
  /** Undefined if there was nothing to count. */
  met: boolean | undefined;
}

const summaryRow = (title: string, count: Count, floor: number): SummaryRow => ({
  title,
  count,
  floor,
  met: isMet(count, floor),
});

/** Every measure of every writer, summed over all sites and sections. */
export function summarizeWriting(results: readonly SiteWriting[]): SummaryRow[] {
  return WRITERS.flatMap((writer) => {
    const all = results.flatMap(({ scored }) => Object.values(scored[writer] ?? {}));
    if (all.length === 0) return [];
    return [
      ...WRITING_MEASURES.filter((measure) => writer === 'recorded' || measure !== 'stood').map((measure) =>
        summaryRow(
          `${writer}: ${TITLES[measure]}`,
          sumCounts(all.map(({ counts }) => counts[measure])),
          FLOORS[writer][measure],
        ),
      ),
      summaryRow(`${writer}: name is correct`, sumCounts(all.map(({ name }) => name)), NAME_FLOOR),
      summaryRow(
        `${writer}: description is correct`,
        sumCounts(all.map(({ description }) => description)),
        DESCRIPTION_FLOOR,
      ),
    ];
  });
}

const TITLES: Record<Measure, string> = {
  schema: 'matches the schema',
  stood: 'statements of the model that were supported (%)',
  grounded: 'words and values found on the site',
  fit: 'no filler, banner, label or code',
  covered: 'covers what the site states and nothing else',
  language: 'in the language of the site',
};

/** A text table per section with a row per site, then the faults and the totals. */
export function reportWriting(results: readonly SiteWriting[]): string {
  const tables = WRITTEN_SECTIONS.flatMap((section) => {
    const rows = WRITERS.flatMap((writer) =>
      results.flatMap(({ site, scored }) => {
        const one = scored[writer]?.[section];
        const name = writer === 'composed' ? site : `${site} (recorded)`;
        return one ? [[name, ...WRITING_MEASURES.map((measure) => formatMark(one.counts[measure]))]] : [];
      }),
    );
    return rows.length === 0 ? [] : [formatTable([section, ...WRITING_MEASURES], rows), ''];
  });
  const faults = WRITERS.flatMap((writer) =>
    results.flatMap(({ site, scored }) =>
      WRITTEN_SECTIONS.flatMap((section) =>
        (scored[writer]?.[section]?.faults ?? []).map((fault) => `${site}, ${section}, ${writer}: ${fault}`),
      ),
    ),
  );
  const summary = formatTable(
    ['', 'found', 'share', 'floor', ''],
    summarizeWriting(results).map(({ title, count, floor, met }) => [
      title,
      `${count.hit} of ${count.of}`,
      count.of === 0 ? '' : `${Math.floor((count.hit / count.of) * 1000) / 10} %`,
      formatTarget(floor),
      formatMet(met),
    ]),
  );
  return [...tables, ...faults, ...(faults.length > 0 ? [''] : []), summary].join('\n');
}

const formatMark = ({ hit, of }: Count): string =>
  of === 0 ? '' : hit === of ? (of === 1 ? '✓' : `${of} ✓`) : `${hit}/${of}`;
