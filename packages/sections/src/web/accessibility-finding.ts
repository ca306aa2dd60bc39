import type { PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';

/** A measurement as a sentence, with its source. */
export interface Finding {
  sentence: string;
  source: Omit<Provenance, 'path'>;
}

export type Pages = readonly PageEvidence[];

/** Result for the matching pages; provenance is the first of them, or the first page if none matches. */
export function declaredFinding(
  sentence: string,
  [matching, all]: readonly [Pages, Pages],
  seen: Pick<Provenance, 'selector' | 'property' | 'value'>,
): Finding {
  const page = (matching[0] ?? all[0])?.finalUrl ?? '';
  const agree = matching.length > 0 ? matching.length : all.length;
  return {
    sentence,
    source: {
      page,
      ...seen,
      count: matching.length,
      confidence: agreementProbability(agree, all.length),
      basis: 'declared',
    },
  };
}
