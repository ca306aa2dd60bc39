import type { Evidence } from '@brandprint/contracts';
import { collectSamples, type Measure } from './measures.ts';
import { splitAtCommas } from './split-values.ts';
import { extend } from './token-tree.ts';
import { toColorToken, toHexWithAlpha } from './token-values.ts';

/** Notations that say more than a colour in sRGB can. */
const NOTATION = /\b(?:light-dark|oklch|oklab|lch|lab|color|color-mix)\(/;
const LIGHT_DARK = /^light-dark\((.*)\)$/;

/**
 * A colour as written, if that says more than its value in sRGB; of `light-dark()` also the colours of both schemes, if
 * they stand for themselves.
 */
export function notationOf(value: string): { written?: string; light?: string; dark?: string } {
  const written = value.trim();
  if (!NOTATION.test(written)) return {};
  const [light, dark] = splitAtCommas(LIGHT_DARK.exec(written)?.[1] ?? '').map((part) => toHexWithAlpha(part));
  return { written, ...(light && dark ? { light, dark } : {}) };
}

/** Colours that rules write with light-dark() or in a notation for wide gamuts, without those of custom properties. */
export const notatedColors = (evidence: Evidence): Measure[] => [
  {
    group: 'measured-color-notation',
    property: 'color',
    basis: 'declared',
    detailsKey: 'properties',
    observations: collectSamples(evidence, ({ css }) => css.design?.colorNotations ?? []).map(({ sample, at }) => ({
      ...at,
      value: sample.value,
      token: extend(toColorToken(sample.hex), notationOf(sample.value)),
      details: [sample.property],
    })),
  },
];
