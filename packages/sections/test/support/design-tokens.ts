import type { DesignEvidence, Evidence, Sample } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { collectDesignTokens } from '../../src/web/tokens/index.ts';

type Group = Record<string, { $type: string; $value: unknown; $extensions?: { 'com.brandprint': unknown } }>;

export const tokensOf = (site: Evidence) => {
  const { tree, provenance } = collectDesignTokens(site);
  return {
    tree: tree as Record<string, Group>,
    values: (group: string) => Object.values((tree[group] ?? {}) as Group).map(({ $value }) => $value),
    source: (path: string) => provenance.find((one) => one.path === `/design_tokens/${path}`),
  };
};
export const onePage = (page: PageOverrides) => tokensOf(evidence({ pages: [page] }));

export const sample = (value: string, overrides: Partial<Sample> = {}): Sample => ({
  value,
  count: 3,
  area: 100,
  selector: '.card',
  role: 'link',
  ...overrides,
});
export const design = (overrides: Partial<DesignEvidence>): PageOverrides => ({
  css: {
    design: {
      widthQueries: [],
      animations: [],
      zIndexes: [],
      containers: [],
      grids: [],
      fontVariations: [],
      colorNotations: [],
      ...overrides,
    },
  },
});
export const at = { count: 2, selector: '.box', region: 'main' };
export const ms = (value: number) => ({ value, unit: 'ms' });
export const px = (value: number) => ({ value, unit: 'px' });
