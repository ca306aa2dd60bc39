import type { SectionEvidence, SectionStage } from '@brandprint/contracts';
import type { ExportSource } from '../types.ts';

/** Where a value was seen, strongest evidence first. */
export interface Sightings extends Pick<SectionEvidence['values'][number], 'seen'> {
  /** 0 to 1; null if it was not estimated. */
  confidence: number | null;
}

/** Finds the sightings of a value by section and JSON Pointer. */
export type FindSightings = (section: SectionStage, ...paths: string[]) => Sightings | null;

/** Evidence describes what was extracted, so that sections that people edited have none. */
export function sightingsOf({ brand, evidence }: ExportSource): FindSightings {
  const edited = new Set<string>(brand.overridden_sections);
  const found = new Map<string, Sightings>();
  for (const { section, values } of evidence) {
    if (edited.has(section)) continue;
    for (const { path, confidence, seen } of values) found.set(`${section}${path}`, { confidence, seen });
  }
  return (section, ...paths) => {
    for (const path of paths) {
      const sightings = found.get(`${section}${path}`);
      if (sightings) return sightings;
    }
    return null;
  };
}
