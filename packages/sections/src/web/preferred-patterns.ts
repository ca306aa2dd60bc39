import type { ElementStyle, Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { classSelector } from './clue-selectors.ts';

type PatternLocation = Pick<Provenance, 'selector' | 'property' | 'value'>;

/** A construction pattern of pages: its total count, and the source on one page. */
interface PatternRule {
  count(pages: readonly PageEvidence[]): number;
  /** Minimum count. */
  minCount?: number;
  describe(count: number, pages: readonly PageEvidence[]): string;
  locate(page: PageEvidence): PatternLocation | undefined;
  basis: Provenance['basis'];
}

/** The construction patterns of the pages, each with its count. */
export const describePatterns = ({ pages }: Evidence): string[] => matchPatterns(pages).map(({ sentence }) => sentence);

/** The first page with each pattern, and the number of pages. */
export const patternProvenance = ({ pages }: Evidence): Provenance[] =>
  matchPatterns(pages).flatMap(({ pattern: { locate, basis = 'declared' } }, index) => {
    const shown = pages.flatMap((page) => {
      const location = locate(page);
      return location ? [{ page: page.finalUrl, ...location }] : [];
    });
    const [first] = shown;
    return first
      ? [
          {
            path: `/preferred_patterns/${index}`,
            ...first,
            count: shown.length,
            confidence: agreementProbability(shown.length, pages.length),
            basis,
          },
        ]
      : [];
  });

const matchPatterns = (pages: readonly PageEvidence[]) =>
  PATTERNS.flatMap((pattern) => {
    const count = pattern.count(pages);
    return count >= (pattern.minCount ?? 1) ? [{ pattern, sentence: pattern.describe(count, pages) }] : [];
  });

const countDistinct = (values: readonly string[]): number => new Set(values).size;

/** Elements with matching styles. */
const stylePattern = (
  describe: (n: number) => string,
  property: string,
  test: (style: ElementStyle) => string | false,
  minCount = 1,
): PatternRule => ({
  count: (pages) => pages.flatMap(({ styles }) => styles.filter(test)).reduce((total, { count }) => total + count, 0),
  minCount,
  describe,
  locate({ styles }) {
    const style = styles.find(test);
    return style && { selector: style.selector, property, value: test(style) || '' };
  },
  basis: 'rendered',
});

/** Different class names of one kind. */
const classNamePattern = (describe: (n: number) => string, name: RegExp, minCount = 1): PatternRule => {
  const of = ({ signals }: PageEvidence): string[] =>
    signals.classes.flatMap((one) => (name.test(one.name) ? one.name : []));
  return {
    count: (pages) => countDistinct(pages.flatMap(of)),
    minCount,
    describe,
    locate(page) {
      const [first] = of(page);
      return first === undefined ? undefined : { selector: classSelector(first), property: 'class', value: first };
    },
    basis: 'declared',
  };
};

/** Matches in stylesheets or markup, each value once. */
const valuePattern = (
  describe: (n: number, values: readonly string[]) => string,
  read: (page: PageEvidence) => readonly string[],
  location: (value: string) => Omit<PatternLocation, 'value'>,
  minCount = 1,
): PatternRule => ({
  count: (pages) => countDistinct(pages.flatMap(read)),
  minCount,
  describe: (n, pages) => describe(n, [...new Set(pages.flatMap(read))]),
  locate(page) {
    const [first] = read(page);
    return first === undefined ? undefined : { ...location(first), value: first };
  },
  basis: 'declared',
});

const UTILITY_CLASS =
  /^-?(?:[a-z0-9]+:)?(?:m|p)[trblxyse]?-(?:\d+(?:\.\d+)?|auto|px)$|^(?:d|text|bg|fw|fs|justify|align|items|rounded|w|h|gap|order|float|flex|font|border|shadow)-[a-z0-9-]+$/;

const isPill = ({ role, borderRadius, box }: ElementStyle): boolean =>
  role === 'button' && /^[\d.]+(?:px|%)$/.test(borderRadius) && box.height > 0
    ? borderRadius.endsWith('%')
      ? Number.parseFloat(borderRadius) >= 50
      : Number.parseFloat(borderRadius) >= box.height / 2
    : false;

const byNumber = (a: string, b: string): number => Number.parseFloat(a) - Number.parseFloat(b) || (a < b ? -1 : 1);

const PATTERNS: readonly PatternRule[] = [
  stylePattern(
    (n) => `CSS grid layout (${n} elements)`,
    'display',
    ({ display }) => /grid/.test(display) && display,
  ),
  stylePattern(
    (n) => `Flexbox layout (${n} elements)`,
    'display',
    ({ display }) => /flex/.test(display) && display,
  ),
  classNamePattern((n) => `Utility classes (${n} names)`, UTILITY_CLASS, 12),
  classNamePattern((n) => `BEM class names (${n} names)`, /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*__[a-z0-9-]+/, 4),
  classNamePattern((n) => `CSS-in-JS class names (${n} names)`, /^(?:css|sc|emotion)-[a-z0-9]{5,}(?:-\w+)?$/, 3),
  classNamePattern((n) => `CSS modules (${n} names)`, /^[\w-]+_[\w-]+__[\w-]{5}$|^_[\w-]+_[a-z0-9]{5}_\d+$/, 3),
  valuePattern(
    (n) => `Custom properties as design tokens (${n})`,
    ({ customProperties }) => customProperties.map(({ name }) => name),
    (name) => ({ selector: ':root', property: name }),
    8,
  ),
  valuePattern(
    (n, values) => `Responsive breakpoints: ${values.toSorted(byNumber).slice(0, 8).join(', ')} (${n})`,
    ({ css }) => css.mediaQueries.flatMap((query) => query.match(/\d+(?:\.\d+)?(?:px|em|rem)/g) ?? []),
    () => ({ selector: '@media', property: 'width' }),
  ),
  valuePattern(
    () => 'Dark colour scheme by media query',
    ({ css }) => (css.prefersColorScheme ? ['(prefers-color-scheme)'] : []),
    () => ({ selector: '@media', property: 'prefers-color-scheme' }),
  ),
  valuePattern(
    (n) => `Cascade layers (${n})`,
    ({ css }) => css.layers,
    () => ({ selector: '@layer', property: 'name' }),
  ),
  valuePattern(
    (n) => `Custom elements (${n})`,
    ({ signals }) => signals.customElements,
    (name) => ({ selector: name, property: 'element' }),
  ),
  stylePattern(
    (n) => `Cards (${n})`,
    'role',
    ({ role }) => role === 'card' && role,
    2,
  ),
  stylePattern(
    (n) => `Fully rounded buttons (${n})`,
    'border-radius',
    (style) => isPill(style) && style.borderRadius,
  ),
  {
    count: (pages) => countDistinct(pages.flatMap(({ css }) => css.gradients.map(({ value }) => value))),
    describe: (n) => `Gradients (${n})`,
    locate({ css: { gradients } }) {
      const [first] = gradients;
      return first && { selector: first.selector, property: 'background-image', value: first.value };
    },
    basis: 'rendered',
  },
];
