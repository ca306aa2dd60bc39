import type { Evidence } from '@brandprint/contracts';
import { addDeclaredTokens } from './declared-tokens.ts';
import { addFontAxes } from './font-axes.ts';
import { layoutMeasures } from './layout-measures.ts';
import { addMeasures } from './measures.ts';
import { motionMeasures } from './motion-measures.ts';
import { notatedColors } from './notated-colors.ts';
import { stateMeasures } from './state-measures.ts';
import { addViewMeasures, styleMeasures } from './style-measures.ts';
import type { DesignTokens } from './token-tree.ts';

export type { TokenTree } from './token-tree.ts';

/**
 * Custom properties as typed tokens, and what visible elements use: fonts, shapes, borders, motion, layout, states and
 * colours in modern notations.
 */
export function collectDesignTokens(evidence: Evidence): DesignTokens {
  const tokens: DesignTokens = { tree: {}, provenance: [] };
  addDeclaredTokens(tokens, evidence);
  const measures = [
    ...styleMeasures(evidence),
    ...motionMeasures(evidence),
    ...layoutMeasures(evidence),
    ...notatedColors(evidence),
    ...stateMeasures(evidence),
  ];
  addMeasures(tokens, measures, evidence.pages.length);
  addViewMeasures(tokens, evidence);
  addFontAxes(tokens, evidence);
  return tokens;
}
