import type { Edge, ElementStyle, Evidence, PageEvidence } from '@brandprint/contracts';
import { isVisibleShadow, parseBoxShadow } from '../../shared/box-shadow.ts';
import { collectOwnNames } from '../../shared/brand/own-names.ts';
import { isDefaultControl, isDefaultEdge, isNonBrandStyle } from '../../shared/excluded-styles.ts';
import { canonicalStack, isDefaultFont } from '../../shared/fonts/font-family.ts';
import { sumOf } from '../../shared/numbers.ts';
import { weighPages } from '../../shared/page-weights.ts';
import { addMeasures, collectSamples, type Measure, type Observation, type TokenParts } from './measures.ts';
import { splitWords } from './split-values.ts';
import type { DesignTokens } from './token-tree.ts';
import {
  type DesignToken,
  splitFontStack,
  toBorderToken,
  toHexWithAlpha,
  toLengthToken,
  toPxDimension,
  toShadowToken,
} from './token-values.ts';

/** Wider edges draw shapes. */
const MAX_BORDER_PX = 40;
const MIN_BORDER_SHARE = 0.01;
/** Browsers draw such edges around fields. */
const BEVELS = /^(?:inset|outset)$/;
const FIELDS = /^(?:input|textarea|select|button)$/;

/** Families, sizes, radii, shadows and borders of visible elements, those with the most text or elements first. */
export function styleMeasures(evidence: Evidence): Measure[] {
  const { pages } = evidence;
  const radii = collectSamples(evidence, ({ css }) => css.radii.filter(({ value }) => isRound(value)));
  const shadows = collectSamples(evidence, ({ css }) => css.shadows);
  return [
    {
      group: 'measured-font-family',
      property: 'font-family',
      basis: 'rendered',
      observations: textObservations(
        evidence,
        pages,
        ({ font }) => canonicalStack(font.stack).join(', '),
        (stack) => ({
          $type: 'fontFamily',
          $value: splitFontStack(stack),
        }),
      ),
    },
    fontSizes(evidence, pages),
    {
      group: 'measured-radius',
      property: 'border-radius',
      basis: 'rendered',
      observations: radii.map(({ sample: { value }, at }) => ({ ...at, value, token: toRadiusToken(value) })),
    },
    {
      group: 'measured-shadow',
      property: 'box-shadow',
      basis: 'rendered',
      observations: shadows.map(({ sample, at }) => {
        const value = visibleShadowLayers(sample.value);
        return { ...at, value, token: toShadowToken(value) };
      }),
    },
    borders(evidence, pages),
  ];
}

/** What differs in the other views of the first page: font sizes on small screens, borders in the other scheme. */
export function addViewMeasures(tokens: DesignTokens, evidence: Evidence): void {
  for (const page of evidence.pages) {
    for (const view of page.views) {
      const measureOf = view.name === 'mobile' ? fontSizes : borders;
      const measure = measureOf(evidence, [{ ...page, styles: view.styles }]);
      const usual = new Set(measureOf(evidence, [page]).observations.map(({ value }) => value));
      if (measure.observations.every(({ value }) => usual.has(value))) continue;
      addMeasures(tokens, [{ ...measure, group: `${measure.group}-${view.name}` }], 1);
    }
  }
}

const fontSizes = (evidence: Evidence, pages: readonly PageEvidence[]): Measure => ({
  group: 'measured-font-size',
  property: 'font-size',
  basis: 'rendered',
  observations: textObservations(evidence, pages, ({ font }) => `${font.sizePx}px`, toDimensionToken),
});

function textObservations(
  evidence: Evidence,
  pages: readonly PageEvidence[],
  read: (style: ElementStyle) => string,
  toToken: (value: string) => DesignToken,
): Observation[] {
  const ownNames = collectOwnNames(evidence);
  const isCounted = (style: ElementStyle): boolean =>
    style.chars > 0 && !(isNonBrandStyle(style, ownNames) && style.role !== 'code') && !isDefaultFont(style);
  const seen = new Map(pages.map((page) => [page, page.styles.filter(isCounted)]));
  const weights = weighPages({ pages: [...pages] }, (page) => sumOf(seen.get(page) ?? [], ({ chars }) => chars));
  return [...seen].flatMap(([page, styles]) =>
    styles.map((style) => {
      const value = read(style);
      const { selector, count, chars } = style;
      const weight = chars * (weights.get(page) ?? 0);
      return { value, page: page.finalUrl, selector, count, weight, token: toToken(value) };
    }),
  );
}

function borders(evidence: Evidence, pages: readonly PageEvidence[]): Measure {
  const ownNames = collectOwnNames(evidence);
  const seen = new Map(
    pages.map((page) => [
      page,
      page.styles
        .filter((style) => !isNonBrandStyle(style, ownNames) && !isDefaultControl(style))
        .flatMap((style) => visibleEdges(style).map((value) => ({ value, style }))),
    ]),
  );
  const weights = weighPages({ pages: [...pages] }, (page) => sumOf(seen.get(page) ?? [], ({ style }) => style.count));
  return {
    group: 'measured-border',
    property: 'border',
    basis: 'rendered',
    minShare: MIN_BORDER_SHARE,
    observations: [...seen].flatMap(([page, found]) =>
      found.map(({ value, style: { selector, count } }) => ({
        value,
        page: page.finalUrl,
        selector,
        count,
        weight: count * (weights.get(page) ?? 0),
        token: toBorderToken(value),
      })),
    ),
  };
}

/** The different edges that can be told from the box and from what is behind it. */
function visibleEdges(style: ElementStyle): string[] {
  const { border, tag, backgroundColor, backdrop } = style;
  const isVisible = (edge: Edge): boolean =>
    edge.width <= MAX_BORDER_PX &&
    !isDefaultEdge(tag, edge) &&
    !(FIELDS.test(tag) && BEVELS.test(edge.style)) &&
    edge.color.slice(7) !== '00' &&
    edge.color !== (backgroundColor ?? backdrop);
  const edges = [border.top, border.right, border.bottom, border.left].filter((edge) => edge !== null);
  return [
    ...new Set(
      edges
        .filter(isVisible)
        .map(({ width, style: line, color }) => `${width}px ${line} ${toHexWithAlpha(color) ?? color}`),
    ),
  ];
}

const toDimensionToken = (text: string): DesignToken => ({ $type: 'dimension', $value: toPxDimension(text) });

const isRound = (value: string): boolean => /[1-9]/.test(value);

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** One length, or one for each corner; parts of the box (`50%`) and ellipses have no type in the format. */
function toRadiusToken(value: string): DesignToken | TokenParts {
  const lengths = splitWords(value).map(toLengthToken);
  const [first, second = first, third = first, fourth = second] = lengths;
  const corners = [first, second, third, fourth].filter((length) => length != null);
  if (first && lengths.length === 1) return first;
  if (lengths.includes(null) || corners.length < 4) return { parts: [], css: { 'border-radius': value } };
  return {
    parts: CORNERS.map((name, i) => {
      const token = corners[i] as DesignToken;
      const { value: px, unit } = token.$value as { value: number; unit: string };
      return { name, token, property: `border-${name}-radius`, value: `${px}${unit}` };
    }),
  };
}

const visibleShadowLayers = (value: string): string =>
  parseBoxShadow(value)
    .filter(isVisibleShadow)
    .map(({ text }) => text)
    .join(', ');
