import { createRequire } from 'node:module';
import createPurifier from 'dompurify';
import type { DOMWindow } from 'jsdom';
import { roundHalfUp } from './numbers.ts';

/** A vector that is safe to serve and render: no scripts, no foreign content, no external resources. */
export interface SanitizedSvg {
  markup: string;
  /** Intrinsic size: from its width and height, otherwise from its viewBox, otherwise null. */
  width: number | null;
  height: number | null;
  hasText: boolean;
  /** Has no size of its own and fills its container. */
  hasRatioOnly: boolean;
}

const MAX_BYTES = 1_000_000;
const PAINT_ATTRIBUTES = ['fill', 'stroke', 'stop-color', 'flood-color', 'color'] as const;

let sanitizer: { purifier: ReturnType<typeof createPurifier>; window: DOMWindow } | null = null;

/** jsdom is loaded on first use: it takes a third of a second, and many processes never need it. */
function getSanitizer() {
  if (sanitizer) return sanitizer;
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as typeof import('jsdom');
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (/^(?:xlink:)?href$/.test(attrName) && !/^(?:#|data:image\/(?:png|jpe?g|gif|webp);)/i.test(attrValue))
      attribute.keepAttr = false;
    if (hasExternalReference(attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && node.textContent)
      node.textContent = sanitizeStyles(node.textContent);
  });
  sanitizer = { purifier, window };
  return sanitizer;
}

/** CSS that loads without url(), or could hide a load: other functions with an address, escapes. */
const INDIRECT_REFERENCE = /@import|expression\(|javascript:|\\|\b(?:image-set|image|src|cross-fade|element)\(/i;

const hasExternalReference = (value: string): boolean =>
  /url\(\s*["']?\s*(?!#|["']?\s*#)/i.test(value) || INDIRECT_REFERENCE.test(value);

const sanitizeStyles = (css: string): string => {
  const rest = css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*["']?\s*(?!["']?\s*#)[^)]*\)/gi, 'none');
  return hasExternalReference(rest) ? '' : rest;
};

/** Null if it has no drawable `<svg>`. */
export function sanitizeSvg(source: string): SanitizedSvg | null {
  if (source.length > MAX_BYTES) return null;
  const { purifier, window } = getSanitizer();
  const fragment = purifier.sanitize(source.replace(/^\uFEFF/, ''), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['xlink:href', 'href'],
    FORBID_TAGS: ['foreignObject', 'script', 'a', 'animate', 'set', 'animateTransform', 'animateMotion'],
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  if (!svg || svg.childElementCount === 0) return null;
  const hasRatioOnly = !parseLength(svg.getAttribute('width')) && !parseLength(svg.getAttribute('height'));
  const viewBox =
    svg
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = parseLength(svg.getAttribute('width')) ?? viewBox[2] ?? null;
  const height = parseLength(svg.getAttribute('height')) ?? viewBox[3] ?? null;
  const [boxWidth, boxHeight] = [viewBox[2], viewBox[3]];
  const size = completeSize(
    parseLength(svg.getAttribute('width')),
    parseLength(svg.getAttribute('height')),
    boxWidth,
    boxHeight,
  ) ?? { width, height };
  if (size.width && !parseLength(svg.getAttribute('width'))) svg.setAttribute('width', `${size.width}`);
  if (size.height && !parseLength(svg.getAttribute('height'))) svg.setAttribute('height', `${size.height}`);
  if (viewBox.length !== 4 && size.width && size.height)
    svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  return {
    markup: new window.XMLSerializer().serializeToString(svg),
    width: size.width,
    height: size.height,
    hasText: svg.querySelector('text') !== null,
    hasRatioOnly,
  };
}

/** Derives a missing side from the other and the viewBox. */
function completeSize(width: number | null, height: number | null, boxWidth?: number, boxHeight?: number) {
  if (width && height) return { width, height };
  if (!boxWidth || !boxHeight) return null;
  if (width) return { width, height: roundHalfUp((width * boxHeight) / boxWidth, 2) };
  if (height) return { width: roundHalfUp((height * boxWidth) / boxHeight, 2), height };
  return { width: boxWidth, height: boxHeight };
}

function parseLength(value: string | null): number | null {
  const match = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) || null : null;
}

/** The same drawing with every paint in one colour. Holes and masks stay unchanged. */
export function recolorSvg(markup: string, color: string): string {
  const { window } = getSanitizer();
  const svg = new window.DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  const keeps = (paint: string | null): boolean => !paint || /^(?:none|transparent|url\()/i.test(paint.trim());
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    if (element.closest('mask, clipPath')) continue;
    for (const name of PAINT_ATTRIBUTES) {
      if (!keeps(element.getAttribute(name))) element.setAttribute(name, color);
    }
    const style = element.getAttribute('style');
    if (style) element.setAttribute('style', recolorCss(style, color));
    if (element.localName === 'style') element.textContent = recolorCss(element.textContent ?? '', color);
  }
  if (!svg.hasAttribute('fill')) svg.setAttribute('fill', color);
  return new window.XMLSerializer().serializeToString(svg);
}

const recolorCss = (css: string, color: string): string =>
  css.replace(
    /\b(fill|stroke|stop-color|color)(\s*:\s*)(?!none|transparent|url\()[^;}]+/gi,
    (_all, name, colon) => `${name}${colon}${color}`,
  );

/** A key of an SVG's drawing, independent of its display size and ids. */
export function normalizeSvgForComparison(markup: string): string {
  const ids = new Map<string, string>();
  for (const [, id] of markup.matchAll(/\sid="([^"]*)"/g)) if (id) ids.set(id, `i${ids.size}`);
  const named = (before: string, id: string, after: string) => `${before}${ids.get(id) ?? id}${after}`;
  return markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/<svg\b[^>]*>/, (root) => root.replace(/\s(?:width|height|id)="[^"]*"/g, ''))
    .replace(/(\sid=")([^"]*)(")/g, (_all, ...parts: [string, string, string]) => named(...parts))
    .replace(/(url\(#)([^)"']*)(\))/g, (_all, ...parts: [string, string, string]) => named(...parts))
    .replace(/(href="#)([^"]*)(")/g, (_all, ...parts: [string, string, string]) => named(...parts));
}
