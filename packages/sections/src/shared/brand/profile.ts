import type { Evidence, ThingsSection } from '@brandprint/contracts';
import { analyzeText } from '../text/index.ts';
import { findBrandName } from './brand-name.ts';
import { findCapabilities } from './capabilities.ts';
import { findDescription } from './description.ts';

/** The brand in short: the same values as in the section `things`. */
export function describeBrand(evidence: Evidence): Pick<ThingsSection, 'name' | 'description' | 'capabilities'> {
  const analysis = analyzeText(evidence);
  const { name } = findBrandName(evidence);
  return {
    name,
    description: findDescription(evidence, { ...analysis, name })?.text ?? '',
    capabilities: findCapabilities(evidence, analysis.language).map(({ text }) => text),
  };
}
