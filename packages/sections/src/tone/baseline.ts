import data from '../../data/voice-baseline.gen.json' with { type: 'json' };
import { UNSPACED_LANGUAGES } from '../shared/text/index.ts';
import type { VoiceMeasureName } from './voice-measures.ts';

/** The shares of one property on ordinary sites, ascending: equally spaced quantiles from the lowest to the highest. */
type Quantiles = readonly number[];

/** Sites that are compared with each other. */
interface BaselineGroup {
  sites: number;
  shares: Partial<Record<VoiceMeasureName, Quantiles>>;
}

const GROUPS: Readonly<Record<string, BaselineGroup>> = data.groups;

/** Groups that a site belongs to, the closest first: its language, other languages with (or without) spaces, all languages. */
export function baselineGroups(language: string): string[] {
  const kind = UNSPACED_LANGUAGES.has(language) ? 'unspaced' : language === 'en' ? '' : 'spaced';
  return [language, kind, 'all'].filter(Boolean);
}

/** Where a share lies among those of ordinary sites. */
export interface BaselineComparison {
  /** Share of the ordinary sites that have less of it, 0 to 1. */
  percentile: number;
  /** Distance from the middle site, in steps from there to the ninth decile (or down to the first). */
  distance: number;
}

/** Compares with the closest group that has figures; null if none has. */
export function compareWithBaseline(
  measure: VoiceMeasureName,
  language: string,
  share: number,
): BaselineComparison | null {
  const quantiles = baselineGroups(language)
    .map((group) => GROUPS[group]?.shares[measure])
    .find((found) => found !== undefined);
  if (!quantiles) return null;
  const percentile = percentileOf(quantiles, share);
  const [first, middle, ninth] = [0.1, 0.5, 0.9].map((at) => quantileAt(quantiles, at)) as [number, number, number];
  const step = Math.max(MIN_STEP, share >= middle ? ninth - middle : middle - first);
  return { percentile, distance: (share - middle) / step };
}

/** Below this, a difference cannot be heard. */
const MIN_STEP = 0.05;

function quantileAt(quantiles: Quantiles, at: number): number {
  return quantiles[Math.round(at * (quantiles.length - 1))] ?? 0;
}

/** Share of quantiles below a value; half of those that equal it. */
function percentileOf(quantiles: Quantiles, value: number): number {
  const below = quantiles.filter((quantile) => quantile < value).length;
  const equal = quantiles.filter((quantile) => quantile === value).length;
  return (below + equal / 2) / quantiles.length;
}
