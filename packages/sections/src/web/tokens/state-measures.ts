import type { ElementRole, ElementStyle, Evidence, StateChange } from '@brandprint/contracts';
import { collectOwnNames } from '../../shared/brand/own-names.ts';
import { isNonBrandStyle } from '../../shared/excluded-styles.ts';
import { sumOf } from '../../shared/numbers.ts';
import { weighPages } from '../../shared/page-weights.ts';
import type { Measure, Observation, TokenParts } from './measures.ts';
import { extend } from './token-tree.ts';
import { type DesignToken, toBorderToken, toColorToken, toHexWithAlpha, toShadowToken } from './token-values.ts';

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
  keyof StateChange,
  {
    css: string;
    usual: (style: ElementStyle) => string | null | undefined;
    token: (value: string) => DesignToken | null;
  }
> = {
  color: { css: 'color', usual: ({ color }) => color, token: colorToken },
  backgroundColor: { css: 'background-color', usual: (style) => style.backgroundColor, token: colorToken },
  borderColor: { css: 'border-color', usual: ({ border }) => border.top?.color, token: colorToken },
  boxShadow: { css: 'box-shadow', usual: ({ boxShadow }) => boxShadow, token: toShadowToken },
  opacity: { css: 'opacity', usual: ({ opacity }) => `${opacity}`, token: toOpacityToken },
  outline: { css: 'outline', usual: () => undefined, token: toBorderToken },
  transform: { css: 'transform', usual: () => undefined, token: () => null },
  textDecoration: { css: 'text-decoration', usual: ({ font }) => font.decoration, token: () => null },
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

function observe(style: ElementStyle, change: StateChange, page: string, weight: number): Observation {
  const { selector, count } = style;
  const changes = Object.entries(change) as [keyof StateChange, string][];
  const value = changes.map(([key, after]) => `${PROPERTIES[key].css}: ${after}`).join('; ');
  return { value, page, selector, count, weight, token: toParts(style, changes) };
}

function toParts(style: ElementStyle, changes: readonly [keyof StateChange, string][]): TokenParts {
  const parts: TokenParts['parts'] = [];
  const css: Record<string, string> = {};
  for (const [key, value] of changes) {
    const { css: property, usual, token } = PROPERTIES[key];
    const found = token(value);
    const before = usual(style);
    const from = before === null ? 'none' : before;
    if (found) parts.push({ name: property, property, value, token: extend(found, { from }) });
    else css[property] = value;
  }
  return Object.keys(css).length > 0 ? { parts, css } : { parts };
}

function toOpacityToken(value: string): DesignToken | null {
  const number = Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  return number >= 0 && number <= 1 ? { $type: 'number', $value: number } : null;
}
