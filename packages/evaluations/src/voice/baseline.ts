import type { Evidence } from '@brandprint/contracts';
import { baselineGroups, VOICE_MEASURES, type VoiceMeasureName, voiceCounts } from '@brandprint/sections/voice-counts';

/** Shares of one property on the sites of a group: quantiles from the lowest to the highest. */
type Quantiles = number[];

export interface VoiceBaseline {
  groups: Record<string, { sites: number; shares: Partial<Record<VoiceMeasureName, Quantiles>> }>;
}

/** A share of fewer texts says little about a site. */
const MIN_TEXTS = { sentences: 12, headlines: 6 };
/** Fewer sites are no standard; the next wider group is used instead. */
const MIN_SITES = 8;
const STEPS = 20;

/** The shares of each property on ordinary sites, by language where there are enough sites, and for wider groups. */
export function buildVoiceBaseline(evidences: readonly Evidence[]): VoiceBaseline {
  const groups = new Map<string, { sites: number; shares: Map<VoiceMeasureName, number[]> }>();
  for (const evidence of evidences) {
    const { language, counts } = voiceCounts(evidence);
    for (const name of baselineGroups(language)) {
      const group = groups.get(name) ?? { sites: 0, shares: new Map() };
      group.sites += 1;
      for (const [measure, { hits, of }] of Object.entries(counts) as [
        VoiceMeasureName,
        { hits: number; of: number },
      ][])
        if (of >= MIN_TEXTS[VOICE_MEASURES[measure].of])
          group.shares.set(measure, [...(group.shares.get(measure) ?? []), hits / of]);
      groups.set(name, group);
    }
  }
  const entries = [...groups]
    .map(([name, { sites, shares }]) => {
      const enough = [...shares].filter(([, values]) => values.length >= MIN_SITES);
      return [
        name,
        { sites, shares: Object.fromEntries(enough.map(([measure, values]) => [measure, quantiles(values)])) },
      ] as const;
    })
    .filter(([, { shares }]) => Object.keys(shares).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { groups: Object.fromEntries(entries) };
}

/** Equally spaced quantiles, by linear interpolation. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (step / STEPS) * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
    return Math.round((low + (high - low) * (at - Math.floor(at))) * 1000) / 1000;
  });
}
