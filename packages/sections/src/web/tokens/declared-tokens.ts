import type { CustomProperty, Evidence, PageEvidence, PageView } from '@brandprint/contracts';
import { agreementProbability } from '../../shared/calibration.ts';
import { pluralize } from '../../shared/format-text.ts';
import { notationOf } from './notated-colors.ts';
import { resolveCustomProperties } from './resolve-custom-properties.ts';
import {
  addToken,
  type DesignTokens,
  EXTENSION,
  extend,
  type ProvenanceSource,
  pointerTo,
  type TokenTree,
  uniqueTokenName,
} from './token-tree.ts';
import { type DesignToken, toDesignToken, toHexWithAlpha } from './token-values.ts';

/** Maximum number of custom properties; the most used are kept. */
const MAX_TOKENS = 400;

/** Prefixes of frameworks' internal properties. */
const INTERNAL_PROPERTY = /^--(?:tw|un|fa|swiper|plyr|reach)-/;

/** Custom properties as typed tokens, with their values in the other views of the first page. */
export function addDeclaredTokens(tokens: DesignTokens, { pages }: Evidence): void {
  const byName = new Map<string, PropertyDeclaration>();
  for (const page of pages) {
    for (const property of page.customProperties) {
      const known = byName.get(property.name);
      const isFirst = !known || (!isRoot(known.property.scope) && isRoot(property.scope));
      byName.set(property.name, {
        property: isFirst ? property : known.property,
        page: isFirst ? page.finalUrl : known.page,
        occurrences: [...(known?.occurrences ?? []), { page: page.finalUrl, value: property.value }],
      });
    }
  }
  const lookUp = (name: string) => byName.get(name)?.property.value;
  const declarations = [...byName.values()]
    .filter(({ property }) => !INTERNAL_PROPERTY.test(property.name))
    .sort(({ property: a }, { property: b }) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  for (const declaration of declarations.slice(0, MAX_TOKENS)) {
    const { name, value, scope, uses } = declaration.property;
    const resolvedValue = resolveCustomProperties(value, lookUp);
    const token = resolvedValue === null ? null : toToken(declaration.property, resolvedValue);
    const key = token ? uniqueTokenName((tokens.tree[token.$type] ?? {}) as TokenTree, name.replace(/^--/, '')) : '';
    if (!token || !key || resolvedValue === null) continue;
    const inViews = valuesInViews(pages, declaration.property, token);
    const describedToken = extend(
      { ...token, $description: `${name} on ${scope}, referenced ${pluralize(uses, 'time')}` },
      {
        ...(token.$type === 'color' ? notationOf(resolvedValue) : {}),
        wide_gamut: declaration.property.wideGamut,
        ...(inViews.length > 0 && {
          views: Object.fromEntries(inViews.map(({ view, $value }) => [view.name, $value])),
        }),
      },
    );
    const path = [token.$type, key];
    addToken(tokens, path, describedToken, declarationSource(declaration));
    for (const { page, view, property } of inViews) {
      tokens.provenance.push({
        path: pointerTo([...path, '$extensions', EXTENSION, 'views', view.name]),
        page,
        selector: `${view.trigger} ${property.scope}`.trim(),
        property: name,
        value: property.value,
        count: property.uses,
        confidence: agreementProbability(1, 1),
        basis: 'declared',
      });
    }
  }
}

const toToken = ({ name, color }: CustomProperty, resolvedValue: string): DesignToken | null =>
  toDesignToken(name, resolvedValue, color ?? toHexWithAlpha(resolvedValue));

interface ViewValue {
  page: string;
  view: PageView;
  property: CustomProperty;
  $value: unknown;
}

/** The values of a property in the views (other scheme, small screen) in which it is another one. */
function valuesInViews(
  pages: readonly PageEvidence[],
  { name, scope }: CustomProperty,
  usual: DesignToken,
): ViewValue[] {
  return pages.flatMap(({ finalUrl: page, views }) =>
    views.flatMap((view) => {
      const lookUp = (wanted: string) => view.customProperties.find((other) => other.name === wanted)?.value;
      const property = view.customProperties.find((other) => other.name === name && other.scope === scope);
      const value = property ? resolveCustomProperties(property.value, lookUp) : null;
      const token = property && value !== null ? toToken(property, value) : null;
      if (!property || token?.$type !== usual.$type) return [];
      return JSON.stringify(token.$value) === JSON.stringify(usual.$value)
        ? []
        : [{ page, view, property, $value: token.$value }];
    }),
  );
}

/** A property with its representative page, and all its declarations. */
interface PropertyDeclaration {
  property: CustomProperty;
  page: string;
  occurrences: { page: string; value: string }[];
}

/** Confidence is higher the more pages agree on the value. */
function declarationSource({
  property: { name, value, scope, uses },
  page,
  occurrences,
}: PropertyDeclaration): ProvenanceSource {
  const pagesOf = (of: PropertyDeclaration['occurrences']): number => new Set(of.map((one) => one.page)).size;
  const same = pagesOf(occurrences.filter((other) => other.value === value));
  return {
    page,
    selector: scope,
    property: name,
    value,
    count: uses,
    confidence: agreementProbability(same, pagesOf(occurrences)),
    basis: 'declared',
  };
}

const isRoot = (scope: string): boolean => /(?:^|,\s*)(?::root|html|:host)\b/.test(scope);
