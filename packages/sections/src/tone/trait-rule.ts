import type { Contrast } from './contrasts.ts';
import type { StockExample } from './stock-examples.ts';
import type { VoiceMeasureName } from './voice-measures.ts';

/** A trait: what is more (or less) frequent on a site than on ordinary sites, in a copywriter's words. */
export interface TraitRule {
  name: string;
  measure: VoiceMeasureName;
  /** True if the trait is what the site does less than others. */
  belowBaseline?: true;
  /** Minimum share of the texts, if it differs from the usual one. */
  minShare?: number;
  /** Of traits that say nearly the same, a voice has at most two. */
  family: 'address' | 'length' | 'marks' | 'register' | 'attitude' | 'headlines' | 'matter';
  /** What the voice does, in a sentence. */
  character: string;
  /** How to do the same: an instruction to a writer. */
  advice: string;
  /** The wrong example, made of the right one. */
  contrast?: Contrast;
  /** Wrong examples where none can be made, in manners that are not the brand's; the first that no other trait has. */
  fallbacks?: readonly StockExample[];
}
