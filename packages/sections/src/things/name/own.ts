import type { Evidence } from '@brandprint/contracts';
import { plainKey } from '../../shared/text/index.ts';
import { brandName } from './decide.ts';
import { hostClues, OWN_HOST } from './hosts.ts';

const known = new WeakMap<Evidence, ReadonlySet<string>>();

/** What the brand goes by, as `plainKey` has it: its name, and the word that its own address is known by. */
export function ownNames(evidence: Evidence): ReadonlySet<string> {
  const told = known.get(evidence);
  if (told) return told;
  const hosts = hostClues(evidence).filter(({ weight }) => weight === OWN_HOST);
  const names = new Set([plainKey(brandName(evidence).name), ...hosts.map(({ key }) => key)].filter(Boolean));
  known.set(evidence, names);
  return names;
}
