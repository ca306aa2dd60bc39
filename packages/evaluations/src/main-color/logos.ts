import type { Evidence } from '@brandprint/contracts';
import { logoChoices } from '@brandprint/sections/logo-candidates';
import { baseName, type Truth } from '../../corpus/score.mjs';
import { type Comparison, compareMainColors, type SiteCandidates } from './compare.ts';

export type SiteLogos = ReturnType<typeof logosOf>;

/** What could be the logo of a site, by its evidence; null where the truth names no file. */
export function logosOf({ id, logo, logoAlt = [] }: Truth, evidence: Evidence) {
  const files = logo?.path ? [logo.path, ...logoAlt].map(baseName) : [];
  if (files.length === 0) return null;
  const choices = logoChoices(evidence).map((choice) => ({
    ...choice,
    right: choice.url !== null && files.includes(baseName(choice.url)),
  }));
  return { site: id, choices };
}

/** Compares the rules with a model of the same reasons, in which none that speaks for a logo may speak against it. */
export function compareLogos(sites: readonly NonNullable<SiteLogos>[]): Comparison {
  const reasons = sites.flatMap(({ choices }) => choices.flatMap((choice) => Object.entries(choice.reasons)));
  const names = [...new Set(reasons.map(([name]) => name))].sort();
  const adverse = names.filter((name) => reasons.some(([other, points]) => other === name && points < 0));
  const candidates = sites.map(
    ({ site, choices }): SiteCandidates => ({
      site,
      candidates: choices.map(({ score, right, reasons: given }) => ({
        score,
        right,
        features: names.map((name) => Math.abs(given[name] ?? 0)),
      })),
    }),
  );
  return compareMainColors(candidates, names, adverse);
}
