import type { Analysis } from '@brandprint/sdk';

/** What checks need of a brand; a `Brand` of the SDK has it. */
export interface CheckedBrand {
  analysis: Partial<Pick<Analysis, 'colors' | 'typography' | 'elevation' | 'tone'>> | null;
}
