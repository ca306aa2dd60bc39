import type { CssEvidence, ElementRole, Sample } from '@brandprint/contracts';
import { hexInside } from './color.ts';
import { parsePx, selectorOf, stripDataUrls, truncate } from './dom.ts';
import { readSpacings } from './spacings.ts';
import type { Stylesheets } from './stylesheets.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_TRANSITION = 1_000;

class Tally {
  readonly found = new Map<string, Sample>();
  add(value: string, seen: RenderedElement, role: ElementRole): void {
    const same = this.found.get(value);
    if (same) {
      same.count++;
      same.area += Math.round(seen.area);
    } else if (this.found.size < 300) {
      this.found.set(value, {
        value,
        count: 1,
        area: Math.round(seen.area),
        selector: selectorOf(seen.el),
        role,
        region: seen.region,
      });
    }
  }
  mostUsed(limit: number): Sample[] {
    return [...this.found.values()].sort((a, b) => b.count - a.count || b.area - a.area).slice(0, limit);
  }
}

/** Number of visible elements that move, and of those that a rule stops for users who prefer reduced motion. */
function readMotion(walked: PageWalk, reducedMotionSelectors: ReadonlySet<string>): NonNullable<CssEvidence['motion']> {
  const selectors = [...reducedMotionSelectors].filter((selector) => isSelector(selector));
  const all = selectors.some((selector) => /(?:^|,)\s*\*\s*(?:,|$)/.test(selector)) ? '*' : selectors.join(', ');
  const moving = walked.elements.filter(
    ({ visible, style }) =>
      visible && (!hasNoTransition(style) || (style.animationName !== 'none' && parsePx(style.animationDuration) > 0)),
  );
  return { moving: moving.length, stilled: all ? moving.filter(({ el }) => el.matches(all)).length : 0 };
}

function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

const hasNoTransition = (style: CSSStyleDeclaration) =>
  style.transitionDuration.split(',').every((time) => parsePx(time) === 0);

export function readCss(walked: PageWalk, roles: ElementRole[], sheets: Stylesheets): CssEvidence {
  const radii = new Tally();
  const shadows = new Tally();
  const gradients = new Tally();
  const transitions = new Tally();
  for (const seen of walked.elements) {
    if (!seen.visible) continue;
    const { style } = seen;
    const role = roles[seen.order] as ElementRole;
    const painted =
      seen.background.a > 0.02 ||
      style.backgroundImage !== 'none' ||
      parsePx(style.borderTopWidth) > 0 ||
      style.boxShadow !== 'none';
    const picture = role === 'image' || role === 'input';
    if (style.borderRadius !== '0px' && (painted || picture)) radii.add(style.borderRadius, seen, role);
    if (style.boxShadow !== 'none') shadows.add(hexInside(style.boxShadow), seen, role);
    if (style.backgroundImage.includes('gradient('))
      gradients.add(hexInside(stripDataUrls(style.backgroundImage)), seen, role);
    if (!hasNoTransition(style)) transitions.add(truncate(style.transition, MAX_TRANSITION), seen, role);
  }
  const media = [...sheets.mediaQueries];
  const scheme = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
  const computed = getComputedStyle(document.documentElement).colorScheme;
  return {
    radii: radii.mostUsed(60),
    shadows: shadows.mostUsed(60),
    gradients: gradients.mostUsed(60),
    transitions: transitions.mostUsed(40),
    spacings: readSpacings(walked, sheets.rules),
    mediaQueries: media,
    prefersReducedMotion: media.some((query) => query.includes('prefers-reduced-motion')),
    motion: readMotion(walked, sheets.reducedMotionSelectors),
    prefersColorScheme: media.some((query) => query.includes('prefers-color-scheme')),
    colorScheme: computed && computed !== 'normal' ? computed : (scheme ?? ''),
    keyframes: [...sheets.keyframes.keys()].filter(Boolean),
    layers: [...sheets.layers],
  };
}
