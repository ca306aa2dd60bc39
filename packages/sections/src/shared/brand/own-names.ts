import type { Evidence } from '@brandprint/contracts';
import { comparisonKey } from '../text/index.ts';
import { findBrandName } from './brand-name.ts';
import { collectHostClues, OWN_HOST_WEIGHT } from './host-clues.ts';

const namesByEvidence = new WeakMap<Evidence, ReadonlySet<string>>();

/** The brand's names in the form of `comparisonKey`: its name, and the word of its own domain. */
export function collectOwnNames(evidence: Evidence): ReadonlySet<string> {
  const cached = namesByEvidence.get(evidence);
  if (cached) return cached;
  const hosts = collectHostClues(evidence).filter(({ weight }) => weight === OWN_HOST_WEIGHT);
  const names = new Set([comparisonKey(findBrandName(evidence).name), ...hosts.map(({ key }) => key)].filter(Boolean));
  namesByEvidence.set(evidence, names);
  return names;
}
