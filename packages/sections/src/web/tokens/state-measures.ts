import type { ElementRole, ElementStyle, Evidence, StateChange, StateProperties } from '@brandprint/contracts';
import { collectOwnNames } from '../../shared/brand/own-names.ts';
import { isNonBrandStyle } from '../../shared/excluded-styles.ts';
import { sumOf } from '../../shared/numbers.ts';
import { weighPages } from '../../shared/page-weights.ts';
import type { Measure, Observation, TokenParts } from './measures.ts';
import { extend } from './token-tree.ts';
import {
  type DesignToken,
  toBorderToken,
  toColorToken,
  toHexWithAlpha,
  toLengthToken,
  toShadowToken,
} from './token-values.ts';

const ROLES: readonly ElementRole[] = ['button', 'link', 'nav-link', 'input', 'card'];
const STATES = ['hover', 'focus', 'active', 'disabled'] as const;
/** Looks of a role in a state. */
const MAX_LOOKS = 4;

const colorToken = (text: string): DesignToken | null => {
  const hex = toHexWithAlpha(text);
  return hex === null ? null : toColorToken(hex);
};

/** The CSS property of each change, its usual value (null: none, undefined: not measured), and its token. */
const PROPERTIES: Record<
  keyof StateProperties,
  {
    css: string;
    usual: (style: ElementStyle) => string | null | undefined;
    token: (value: string) => DesignToken | null;
  }
> = {
  color: { css: 'color', usual: ({ color }) => color, token: colorToken },
  backgroundColor: { css: 'background-color', usual: (style) => style.backgroundColor, token: colorToken },
  backgroundImage: { css: 'background-image', usual: (style) => style.backgroundImage, token: () => null },
  borderColor: { css: 'border-color', usual: ({ border }) => commonColor(border), token: colorToken },
  borderRadius: { css: 'border-radius', usual: ({ borderRadius }) => borderRadius, token: toLengthToken },
  padding: { css: 'padding', usual: ({ padding }) => shortestSides(padding), token: toLengthToken },
  boxShadow: { css: 'box-shadow', usual: ({ boxShadow }) => boxShadow, token: toShadowToken },
  opacity: { css: 'opacity', usual: ({ opacity }) => `${opacity}`, token: toOpacityToken },
  outline: { css: 'outline', usual: () => undefined, token: toBorderToken },
  transform: { css: 'transform', usual: () => undefined, token: () => null },
  textDecoration: { css: 'text-decoration', usual: ({ font }) => font.decoration, token: () => null },
  filter: { css: 'filter', usual: () => undefined, token: () => null },
  width: { css: 'width', usual: () => undefined, token: toLengthToken },
  height: { css: 'height', usual: () => undefined, token: toLengthToken },
};

/** What rules of the site change when a control is hovered, focused, pressed or disabled, by role and state. */
export function stateMeasures(evidence: Evidence): Measure[] {
  const ownNames = collectOwnNames(evidence);
  const styles = new Map(
    evidence.pages.map((page) => [page, page.styles.filter((style) => !isNonBrandStyle(style, ownNames))]),
  );
  return ROLES.flatMap((role) =>
    STATES.map((state): Measure => {
      const changing = (found: readonly ElementStyle[] = []) =>
        found.filter((style) => style.role === role && style[state]);
      const weights = weighPages(evidence, (page) => sumOf(changing(styles.get(page)), ({ count }) => count));
      return {
        group: `state-${role}-${state}`,
        property: `:${state}`,
        basis: 'declared',
        maxValues: MAX_LOOKS,
        observations: [...styles].flatMap(([page, found]) =>
          changing(found).map((style) =>
            observe(style, style[state] ?? {}, page.finalUrl, style.count * (weights.get(page) ?? 0)),
          ),
        ),
      };
    }),
  );
}

interface Change {
  key: keyof StateProperties;
  value: string;
  /** "before" or "after"; empty for the element itself. */
  of: string;
}

const changesOf = (change: StateProperties, of = ''): Change[] =>
  (Object.entries(change) as [keyof StateProperties, string][]).map(([key, value]) => ({ key, value, of }));

function observe(
  style: ElementStyle,
  { before = {}, after = {}, ...own }: StateChange,
  page: string,
  weight: number,
): Observation {
  const { selector, count } = style;
  const changes = [...changesOf(own), ...changesOf(before, 'before'), ...changesOf(after, 'after')];
  const value = changes.map((one) => `${propertyOf(one)}: ${one.value}`).join('; ');
  return { value, page, selector, count, weight, token: toParts(style, changes) };
}

const propertyOf = ({ key, of }: Change): string => `${of && `::${of} `}${PROPERTIES[key].css}`;

function toParts(style: ElementStyle, changes: readonly Change[]): TokenParts {
  const parts: TokenParts['parts'] = [];
  const css: Record<string, string> = {};
  for (const change of changes) {
    const { key, value, of } = change;
    const { css: name, usual, token } = PROPERTIES[key];
    const found = token(value);
    const property = propertyOf(change);
    const before = of ? undefined : usual(style);
    const from = before === null ? 'none' : before;
    if (found) parts.push({ name: of ? `${of}-${name}` : name, property, value, token: extend(found, { from }) });
    else css[property] = value;
  }
  return Object.keys(css).length > 0 ? { parts, css } : { parts };
}

/** The colour of all sides; the change is of one of them, and which is unknown. */
function commonColor({ top, right, bottom, left }: ElementStyle['border']): string | undefined {
  return [right, bottom, left].every((side) => side?.color === top?.color) ? top?.color : undefined;
}

/** Four sides as short as CSS allows. */
function shortestSides([top, right, bottom, left]: ElementStyle['padding']): string {
  const sides = [top, right, bottom, left].map((px) => `${px}px`);
  if (left === right) sides.length = top === bottom ? (top === right ? 1 : 2) : 3;
  return sides.join(' ');
}

function toOpacityToken(value: string): DesignToken | null {
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return number >= 0 && number <= 1 ? { $type: 'number', $value: number } : null;
}
