/** Layout, animations and colour notations of a page, for its design tokens. */

import type { AnimationSample, ColorNotation, DesignEvidence } from '@brandprint/contracts';
import { substitute } from './cascade.ts';
import { toHex } from './color.ts';
import { truncate } from './dom.ts';
import { readLayers } from './layers.ts';
import { readLayouts } from './layouts.ts';
import { MAX_SAMPLES, Samples } from './samples.ts';
import { COLOR_NOTATION, type Stylesheets } from './stylesheets.ts';
import type { PageWalk, RenderedElement } from './types.ts';

export const NO_DESIGN: DesignEvidence = {
  widthQueries: [],
  animations: [],
  zIndexes: [],
  containers: [],
  grids: [],
  fontVariations: [],
  colorNotations: [],
};

/** Maximum number of declarations of a rule to look at. */
const MAX_DECLARATIONS = 300;
const MAX_VALUE_LENGTH = 200;
const MAX_KEYFRAMES = 50;
const MAX_MATCHES = 1_000;

export function readDesign(walked: PageWalk, sheets: Stylesheets, deadline: number): DesignEvidence {
  const animations = new Samples<AnimationSample>();
  const fontVariations = new Samples<DesignEvidence['fontVariations'][number]>();
  for (const seen of walked.elements) {
    if (!seen.visible || seen.area < 2) continue;
    const { style } = seen;
    if (style.animationName !== 'none') readAnimation(animations, seen, sheets);
    if (seen.chars > 0 && style.fontVariationSettings !== 'normal') {
      const value = truncate(style.fontVariationSettings, MAX_VALUE_LENGTH);
      const family = truncate(style.fontFamily, MAX_VALUE_LENGTH);
      fontVariations.add(`${family}|${value}`, seen, (at) => ({ ...at, value, family }));
    }
  }
  return {
    ...readWidthQueries(walked, sheets, deadline),
    animations: animations.mostUsed(),
    zIndexes: readLayers(walked, sheets, deadline),
    ...readLayouts(walked, sheets),
    fontVariations: fontVariations.mostUsed(),
    colorNotations: readColorNotations(sheets, walked, deadline),
  };
}

function readAnimation(found: Samples<AnimationSample>, seen: RenderedElement, sheets: Stylesheets): void {
  const { animationName, animationDuration, animationDelay, animationTimingFunction, animationIterationCount } =
    seen.style;
  const sample = {
    value: animationName,
    duration: animationDuration,
    delay: animationDelay,
    easing: animationTimingFunction,
    iterations: animationIterationCount,
  };
  const key = Object.values(sample).join('|');
  if (key.length > 5 * MAX_VALUE_LENGTH) return;
  found.add(key, seen, (at) => ({ ...at, ...sample, properties: movedProperties(animationName, sheets) }));
}

/** The properties in the keyframes of animations. */
function movedProperties(names: string, { keyframes }: Stylesheets): string[] {
  const properties = new Set<string>();
  for (const name of names.split(',')) {
    const frames: ArrayLike<CSSRule> = keyframes.get(name.trim())?.cssRules ?? [];
    for (let i = 0; i < Math.min(frames.length, MAX_KEYFRAMES); i++) {
      const { style } = frames[i] as CSSKeyframeRule;
      for (let at = 0; at < Math.min(style.length, MAX_KEYFRAMES); at++) properties.add(style[at] as string);
    }
  }
  return [...properties].filter((name) => !/^(?:--|animation-)/.test(name)).slice(0, MAX_SAMPLES);
}

/** Counts the rules of each query that can apply to the page; frameworks bring many that cannot. */
function readWidthQueries(
  walked: PageWalk,
  { widthQueries }: Stylesheets,
  deadline: number,
): Pick<DesignEvidence, 'widthQueries' | 'containerQueries'> {
  if (widthQueries.size === 0) return { widthQueries: [] };
  const names = new Set<string>();
  for (const { el } of walked.elements) {
    for (const name of el.classList) names.add(`.${name}`);
    if (el.id) names.add(`#${el.id}`);
  }
  const counted = [...widthQueries].map(([query, selectors]) => ({
    query,
    rules: performance.now() > deadline ? 0 : selectors.filter((selector) => canMatch(selector, names)).length,
  }));
  const used = counted.filter(({ rules }) => rules > 0).sort((a, b) => b.rules - a.rules);
  const ofContainers = used.filter(({ query }) => query.startsWith('@container'));
  return {
    widthQueries: used.filter((one) => !ofContainers.includes(one)).slice(0, MAX_SAMPLES),
    ...(ofContainers.length > 0 && { containerQueries: ofContainers.slice(0, MAX_SAMPLES) }),
  };
}

/** Whether all classes and ids of one selector of the list are on the page. */
function canMatch(list: string, names: ReadonlySet<string>): boolean {
  return truncate(list, 1_000)
    .replace(/:not\([^()]*\)/g, '')
    .split(',')
    .some((selector) =>
      (selector.match(/[.#](?:[\w-]|\\.)+/g) ?? []).every((name) => names.has(name.replace(/\\(.)/g, '$1'))),
    );
}

const NO_PROPERTIES = new Map<string, string>();

/** Declarations that elements of the page match, without those of custom properties. */
function readColorNotations({ colorNotations }: Stylesheets, walked: PageWalk, deadline: number): ColorNotation[] {
  const found = new Map<string, ColorNotation>();
  for (const { selector, style } of colorNotations) {
    if (found.size >= MAX_SAMPLES || performance.now() > deadline) break;
    const seen = visibleMatches(selector, walked);
    const [first] = seen;
    if (!first) continue;
    for (let i = 0; i < Math.min(style.length, MAX_DECLARATIONS); i++) {
      const property = style[i] as string;
      const value = property.startsWith('--') ? '' : style.getPropertyValue(property);
      if (value.length > MAX_VALUE_LENGTH || !COLOR_NOTATION.test(value)) continue;
      // Not the computed colour, which may come from another rule.
      const hex = toHex(substitute(value, NO_PROPERTIES, first.style));
      if (!hex) continue;
      const key = `${property}|${value}`;
      const same = found.get(key);
      if (same) same.count += seen.length;
      else
        found.set(key, {
          value,
          count: seen.length,
          selector: truncate(selector, MAX_VALUE_LENGTH),
          region: first.region,
          property,
          hex,
        });
    }
  }
  return [...found.values()];
}

function visibleMatches(selector: string, walked: PageWalk): RenderedElement[] {
  let matches: ArrayLike<Element> = [];
  try {
    matches = document.querySelectorAll(selector);
  } catch {
    return []; // A selector for shadow trees only.
  }
  const found: RenderedElement[] = [];
  for (let i = 0; i < Math.min(matches.length, MAX_MATCHES); i++) {
    const seen = walked.byElement.get(matches[i] as Element);
    if (seen?.visible) found.push(seen);
  }
  return found;
}
