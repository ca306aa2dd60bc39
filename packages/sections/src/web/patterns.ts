import type { ElementStyle, Evidence } from '@brandprint/contracts';

/** How the pages are built, each with the count that says so. */
export function preferredPatterns(evidence: Evidence): string[] {
  const styles = evidence.pages.flatMap((page) => page.styles);
  const classes = new Map<string, number>();
  for (const { name, count } of evidence.pages.flatMap((page) => page.signals.classes)) {
    classes.set(name, (classes.get(name) ?? 0) + count);
  }
  const names = [...classes.keys()];
  const count = (pattern: RegExp): number => names.filter((name) => pattern.test(name)).length;
  const properties = new Set(evidence.pages.flatMap((page) => page.customProperties.map(({ name }) => name)));
  const breakpoints = new Set(
    evidence.pages.flatMap((page) =>
      page.css.mediaQueries.flatMap((query) => query.match(/\d+(?:\.\d+)?(?:px|em|rem)/g) ?? []),
    ),
  );
  return [
    said(elements(styles, /grid/), (n) => `CSS grid layout (${n} elements)`),
    said(elements(styles, /flex/), (n) => `Flexbox layout (${n} elements)`),
    said(count(UTILITY), (n) => `Utility classes (${n} names)`, 12),
    said(count(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*__[a-z0-9-]+/), (n) => `BEM class names (${n} names)`, 4),
    said(count(/^(?:css|sc|emotion)-[a-z0-9]{5,}(?:-\w+)?$/), (n) => `CSS-in-JS class names (${n} names)`, 3),
    said(count(/^[\w-]+_[\w-]+__[\w-]{5}$|^_[\w-]+_[a-z0-9]{5}_\d+$/), (n) => `CSS modules (${n} names)`, 3),
    said(properties.size, (n) => `Custom properties as design tokens (${n})`, 8),
    said(
      breakpoints.size,
      (n) => `Responsive breakpoints: ${[...breakpoints].sort(byNumber).slice(0, 8).join(', ')} (${n})`,
    ),
    evidence.pages.some((page) => page.css.prefersColorScheme) ? 'Dark colour scheme by media query' : '',
    said(new Set(evidence.pages.flatMap((page) => page.css.layers)).size, (n) => `Cascade layers (${n})`),
    said(new Set(evidence.pages.flatMap((page) => page.signals.customElements)).size, (n) => `Custom elements (${n})`),
    said(elements(styles.filter(({ role }) => role === 'card')), (n) => `Cards (${n})`, 2),
    said(elements(styles.filter(isPill)), (n) => `Fully rounded buttons (${n})`),
    said(
      new Set(evidence.pages.flatMap((page) => page.css.gradients.map(({ value }) => value))).size,
      (n) => `Gradients (${n})`,
    ),
  ].filter(Boolean);
}

const UTILITY =
  /^-?(?:[a-z0-9]+:)?(?:m|p)[trblxyse]?-(?:\d+(?:\.\d+)?|auto|px)$|^(?:d|text|bg|fw|fs|justify|align|items|rounded|w|h|gap|order|float|flex|font|border|shadow)-[a-z0-9-]+$/;

const said = (n: number, sentence: (n: number) => string, least = 1): string => (n >= least ? sentence(n) : '');

const elements = (styles: readonly ElementStyle[], display = /./): number =>
  styles.filter((style) => display.test(style.display)).reduce((total, { count }) => total + count, 0);

const isPill = ({ role, borderRadius, box }: ElementStyle): boolean =>
  role === 'button' && /^[\d.]+(?:px|%)$/.test(borderRadius) && box.height > 0
    ? borderRadius.endsWith('%')
      ? Number.parseFloat(borderRadius) >= 50
      : Number.parseFloat(borderRadius) >= box.height / 2
    : false;

const byNumber = (a: string, b: string): number => Number.parseFloat(a) - Number.parseFloat(b) || (a < b ? -1 : 1);
