import type { ArtDirectionSection } from '@brandprint/contracts';
import type { Descriptor } from './descriptors.ts';
import type { Measures } from './measures.ts';

export interface ArtDirectionFacts {
  measures: Measures | null;
  descriptors: Descriptor[];
  elements: ArtDirectionSection['design_elements'];
  /** Words of the first screen with how they are set. */
  staged: { text: string; setting: string }[];
}
