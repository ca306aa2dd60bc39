import type { ArtDirectionSection, ThingsSection } from '@brandprint/contracts';
import type { Descriptor } from './descriptors.ts';
import type { Measures } from './measures.ts';
import type { Staged } from './staged.ts';

export interface ArtDirectionFacts {
  /** Whose look it is. */
  about: Pick<ThingsSection, 'name' | 'description' | 'capabilities'>;
  measures: Measures | null;
  descriptors: Descriptor[];
  elements: ArtDirectionSection['design_elements'];
  staged: Staged[];
}
