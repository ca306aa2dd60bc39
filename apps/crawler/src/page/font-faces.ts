import type { FontFace as FontFaceEvidence } from '@brandprint/contracts';
import { absoluteUrl, cssUrls } from './dom.ts';
import type { Stylesheets } from './stylesheets.ts';

const MAX_FACES = 400;
const unquote = (family: string) =>
  family
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
const keyOf = (face: { family: string; weight: string; style: string }) =>
  `${unquote(face.family).toLowerCase()}|${face.weight.replace('normal', '400').replace('bold', '700')}|${face.style}`;

/** Status of each face in the browser; files of unicode ranges count as one, the best wins. */
function loadedFaces(roots: (Document | ShadowRoot)[]): Map<string, FontFace> {
  const rank = ['error', 'unloaded', 'loading', 'loaded'];
  const found = new Map<string, FontFace>();
  for (const root of roots) {
    if (!('fonts' in root)) continue;
    for (const face of root.fonts) {
      const known = found.get(keyOf(face));
      if (!known || rank.indexOf(face.status) > rank.indexOf(known.status)) found.set(keyOf(face), face);
    }
  }
  return found;
}

interface LinkedFamily {
  family: string;
  weights: string[];
  italic: boolean;
}

/** `family=Roboto+Slab:ital,wght@0,400;1,700` of Google's and Bunny's stylesheets, and their old notation. */
function familiesOfHref(href: string): LinkedFamily[] {
  const url = new URL(href);
  return url.searchParams
    .getAll('family')
    .flatMap((value) => value.split('|'))
    .map((value) => {
      const [name = '', axes = ''] = value.split(':');
      const weights = [...new Set(axes.match(/\b[1-9]\d{2}(?:\.\.\d+)?/g) ?? ['400'])];
      return { family: name.replaceAll('+', ' ').trim(), weights, italic: /ital|\di\b|italic/.test(axes) };
    })
    .filter(({ family }) => family !== '');
}

const FONT_SERVICE = /(^|\.)(fonts\.googleapis\.com|fonts\.bunny\.net|fonts\.google\.com|fonts\.cdnfonts\.com)$/;

function fontServiceUrls(roots: (Document | ShadowRoot)[], sheets: Stylesheets): Set<string> {
  const hrefs = new Set<string>();
  for (const link of document.querySelectorAll('link[href*="fonts."]')) {
    const href = absoluteUrl(link.getAttribute('href'));
    if (href && /stylesheet|preload/.test(link.getAttribute('rel') ?? '')) hrefs.add(href);
  }
  for (const href of sheets.unreadable) hrefs.add(href);
  for (const root of roots) {
    for (const sheet of root.styleSheets) {
      try {
        for (const rule of sheet.cssRules)
          if ('href' in rule && rule.href) hrefs.add(absoluteUrl(String(rule.href)) ?? '');
      } catch {
        // Unreadable from another origin.
      }
    }
  }
  return new Set([...hrefs].filter((href) => href && FONT_SERVICE.test(new URL(href).hostname)));
}

/** Letters of English text, including the space, with their frequency in about a hundred characters. */
const ENGLISH_LETTERS = Object.entries({
  ' ': 15,
  e: 10,
  t: 7,
  a: 7,
  o: 6,
  i: 6,
  n: 6,
  s: 5,
  r: 5,
  h: 4,
  l: 4,
  d: 3,
  c: 3,
  u: 2,
  m: 2,
  f: 2,
  p: 2,
  g: 2,
  w: 1,
  y: 1,
  b: 1,
  v: 1,
  k: 1,
})
  .map(([letter, times]) => letter.repeat(times))
  .join('');
const MAX_MEASURED = 12;
const EM = 1000;
const TEXT = 16;

/** Metrics of a family that the browser has; null if it has no letters. */
function measureFamily(family: string, context: CanvasRenderingContext2D): FontFaceEvidence['metrics'] | null {
  const measured = (stack: string) => {
    context.font = `${EM}px ${stack}`;
    const height = (letter: string) => Math.round(context.measureText(letter).actualBoundingBoxAscent);
    const heights = { xHeight: height('x'), capHeight: height('H') };
    // Families with optical sizes have narrower letters at larger sizes.
    context.font = `${TEXT}px ${stack}`;
    const width = context.measureText(ENGLISH_LETTERS).width / ENGLISH_LETTERS.length;
    return { ...heights, averageWidth: Math.round((width / TEXT) * EM) };
  };
  // Two different fallbacks reveal a letter that the family lacks.
  const name = CSS.escape(family);
  const [one, other] = [measured(`${name}, serif`), measured(`${name}, monospace`)];
  const own = one.xHeight === other.xHeight && one.averageWidth === other.averageWidth && one.xHeight > 0;
  return own ? one : null;
}

/** Adds the metrics to the first face of each loaded family. */
function addMetrics(faces: FontFaceEvidence[]): void {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  context.fontKerning = 'none';
  const measured = new Set<string>();
  for (const face of faces) {
    if (face.status !== 'loaded' || measured.has(face.family) || measured.size >= MAX_MEASURED) continue;
    measured.add(face.family);
    const metrics = measureFamily(face.family, context);
    if (metrics) face.metrics = metrics;
  }
}

/** Every face that the page declares or requests from a font service. */
export function readFontFaces(roots: (Document | ShadowRoot)[], sheets: Stylesheets): FontFaceEvidence[] {
  const known = loadedFaces(roots);
  const faces = new Map<string, FontFaceEvidence>();
  for (const { rule, sheet } of sheets.faces) {
    const family = unquote(rule.style.getPropertyValue('font-family'));
    if (!family) continue;
    const weight = rule.style.getPropertyValue('font-weight') || '400';
    const style = rule.style.getPropertyValue('font-style') || 'normal';
    const key = keyOf({ family, weight, style });
    const urls = cssUrls(rule.style.getPropertyValue('src')).map(
      (url) => absoluteUrl(url, sheet ?? document.baseURI) ?? 'data:',
    );
    const same = faces.get(key);
    if (same) {
      for (const url of urls) if (same.urls.length < 12 && !same.urls.includes(url)) same.urls.push(url);
      continue;
    }
    const display = rule.style.getPropertyValue('font-display') || 'auto';
    const status = known.get(key)?.status ?? 'unloaded';
    const stretch = rule.style.getPropertyValue('font-stretch');
    const more = stretch ? { stretch } : {};
    faces.set(key, { family, weight, style, ...more, urls: [...new Set(urls)], display, status, stylesheet: sheet });
  }
  for (const [key, face] of known) {
    if (faces.has(key)) continue;
    const { weight, style, display, status } = face;
    faces.set(key, { family: unquote(face.family), weight, style, urls: [], display, status, stylesheet: null });
  }
  const families = new Set([...faces.values()].map(({ family }) => family.toLowerCase()));
  for (const href of fontServiceUrls(roots, sheets)) {
    const display = new URL(href).searchParams.get('display') ?? 'auto';
    for (const { family, weights, italic } of familiesOfHref(href)) {
      if (families.has(family.toLowerCase())) continue;
      for (const weight of weights) {
        for (const style of italic ? ['normal', 'italic'] : ['normal']) {
          const face = { family, weight: weight.replace('..', ' '), style, urls: [], display, stylesheet: href };
          faces.set(`${href}|${family}|${weight}|${style}`, { ...face, status: 'error' });
        }
      }
    }
  }
  const found = [...faces.values()].slice(0, MAX_FACES);
  addMetrics(found);
  return found;
}
