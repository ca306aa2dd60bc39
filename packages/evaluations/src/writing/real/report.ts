import { formatTable } from '@brandprint/harness/format-table';
import {
  type FieldSummary,
  summarize,
  type WrittenScore,
  type WrittenTruth,
} from '../../../corpus/real/score-written.mjs';
import type { RealSiteWriting } from './index.ts';

const ALL = 'all sites';

export interface SetSummary {
  set: string;
  sites: number;
  fields: Record<string, FieldSummary>;
}

/** Precision and recall of each field, for each set and for all sites. */
export function summarizeRealWriting(results: readonly RealSiteWriting[]): SetSummary[] {
  const sets = [...new Set(results.map(({ set }) => set))];
  const groups = sets.map((set) => ({ set, rows: results.filter((result) => result.set === set) }));
  const chosen = sets.length === 1 ? groups : [...groups, { set: ALL, rows: results }];
  return chosen.map(({ set, rows }) => ({
    set,
    sites: rows.length,
    fields: summarize(withAllFields(rows.map(({ score }) => score))),
  }));
}

/** Not every site has truth for the parts of the north star: a field that one lacks counts nowhere. */
function withAllFields(scores: readonly WrittenScore[]): WrittenScore[] {
  const fields = [...new Set(scores.flatMap(({ single }) => Object.keys(single)))];
  return scores.map((score) => ({
    ...score,
    single: Object.fromEntries(fields.map((field) => [field, score.single[field]])) as WrittenScore['single'],
  }));
}

/** The fields that are wrong or incomplete, then a table per set and one for all sites. */
export function reportRealWriting(results: readonly RealSiteWriting[]): string {
  const tables = summarizeRealWriting(results).flatMap(({ set, sites, fields }) => [
    formatTable(
      [`${set} (${sites})`, 'precision', '', 'recall', '', 'sites with any'],
      Object.entries(fields).map(fieldRow),
    ),
    '',
  ]);
  return [...results.flatMap(listFaults), '', ...tables].join('\n');
}

function fieldRow([field, summary]: [string, FieldSummary]): string[] {
  const { right = 0, wrong = 0, missed = 0, said, hits = 0, wanted = 0, found = 0 } = summary;
  const [hit, of, reached, reachable] =
    said === undefined ? [right, right + wrong, right, null] : [hits, said, found, wanted];
  return [
    field,
    formatShare(summary.precision),
    `${hit}/${of}`,
    formatShare(summary.recall),
    reachable === null ? `${missed} missed` : `${reached}/${reachable}`,
    summary.sites_with_any ?? '',
  ];
}

const formatShare = (share: number | null): string => (share === null ? '–' : share.toFixed(2));

interface Analysis {
  things?: { description?: string; purpose?: string; category?: string; capabilities?: string[] };
  mission?: {
    mission_statement?: { statement?: string };
    vision?: { statement?: string };
    brand_promise?: { title?: string; description?: string };
    core_values?: { title?: string }[];
  };
  audiences?: { personas?: { name?: string; business_context?: string }[] };
  'northstart-statement'?: Record<string, string>;
}

/** The texts of a result that are scored as each field. */
const SAID: Record<string, (analysis: Analysis) => (string | undefined)[]> = {
  description: ({ things }) => [things?.description],
  purpose: ({ things }) => [things?.purpose],
  category: ({ things }) => [things?.category],
  mission: ({ mission }) => [mission?.mission_statement?.statement],
  vision: ({ mission }) => [mission?.vision?.statement],
  promise: ({ mission }) => [mission?.brand_promise?.title, mission?.brand_promise?.description],
  differentiator: (analysis) => [analysis['northstart-statement']?.['differentiator']],
  capabilities: ({ things }) => things?.capabilities ?? [],
  values: ({ mission }) => mission?.core_values?.map(({ title }) => title) ?? [],
  audiences: ({ audiences }) => audiences?.personas?.map(({ name, business_context: c }) => `${name} – ${c}`) ?? [],
  alternatives: (analysis) => [analysis['northstart-statement']?.['competitor_alternative']],
};

function listFaults({ set, site, truth, analysis, score }: RealSiteWriting): string[] {
  const faulty = new Set([
    ...Object.keys(score.single).filter((field) => !['right', 'empty'].includes(score.single[field] ?? '')),
    ...Object.keys(score.lists).filter((field) => {
      const { said = 0, hits = 0, wanted = 0, found = 0 } = score.lists[field] ?? {};
      return hits < said || found < wanted;
    }),
  ]);
  const fault = (field: string, said: readonly (string | undefined)[], wanted: readonly string[]): string[] => [
    `${set}/${site}, ${field}: ${score.single[field] ?? 'incomplete'}`,
    `  said:   ${join(said.filter((text) => text))}`,
    `  wanted: ${join(wanted)}`,
  ];
  const found = analysis as Analysis;
  return [
    ...Object.entries(SAID)
      .filter(([field]) => faulty.has(field))
      .flatMap(([field, textsOf]) => [
        ...fault(field, textsOf(found), truthTexts(truth, field)),
        ...truthTexts(truth, `${field}_alt`).map((text) => `  also right: ${text}`),
      ]),
    ...Object.entries(truth.northstar ?? {})
      .filter(([part]) => faulty.has(part))
      .flatMap(([part, texts]) =>
        fault(
          part,
          [found['northstart-statement']?.[part]],
          texts.map(({ text }) => text),
        ),
      ),
  ];
}

function truthTexts(truth: WrittenTruth, field: string): string[] {
  const record = truth as unknown as Record<string, unknown>;
  return [record[field]].flat().flatMap((one) => {
    if (typeof one === 'string') return [one];
    return one ? [(one as { text: string }).text] : [];
  });
}

const join = (texts: readonly (string | undefined)[]): string => (texts.length === 0 ? '(nothing)' : texts.join(' | '));
