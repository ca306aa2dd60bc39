import type { ArtDirectionSection, ThingsSection } from '@brandprint/contracts';
import type { Descriptor } from './descriptors.ts';
import type { PageLayout } from './page-layout.ts';
import type { ProminentText } from './prominent-texts.ts';

export interface ArtDirectionFacts {
  /** The brand that the look belongs to. */
  brand: Pick<ThingsSection, 'name' | 'description' | 'capabilities'>;
  measures: PageLayout | null;
  descriptors: Descriptor[];
  elements: ArtDirectionSection['design_elements'];
  prominentTexts: ProminentText[];
  /** Colours of a CSS framework or the browser that the brand does not use itself. */
  stockColors: ReadonlySet<string>;
}
