import type { FontFace as FontFaceEvidence } from '@brandprint/contracts';
import { absolute, cssUrls } from './dom.ts';
import type { Sheets } from './sheets.ts';

const MAX_FACES = 400;
const unquote = (family: string) =>
  family
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
const keyOf = (face: { family: string; weight: string; style: string }) =>
  `${unquote(face.family).toLowerCase()}|${face.weight.replace('normal', '400').replace('bold', '700')}|${face.style}`;

/** Status of each face as the browser knows it; files of unicode ranges count as one, the best wins. */
function statuses(roots: (Document | ShadowRoot)[]): Map<string, FontFace> {
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

/** `family=Roboto+Slab:ital,wght@0,400;1,700` of Google's and Bunny's stylesheets, old notation too. */
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

function linked(roots: (Document | ShadowRoot)[], sheets: Sheets): Set<string> {
  const hrefs = new Set<string>();
  for (const link of document.querySelectorAll('link[href*="fonts."]')) {
    const href = absolute(link.getAttribute('href'));
    if (href && /stylesheet|preload/.test(link.getAttribute('rel') ?? '')) hrefs.add(href);
  }
  for (const href of sheets.unreadable) hrefs.add(href);
  for (const root of roots) {
    for (const sheet of root.styleSheets) {
      try {
        for (const rule of sheet.cssRules)
          if ('href' in rule && rule.href) hrefs.add(absolute(String(rule.href)) ?? '');
      } catch {
        // Unreadable from another origin.
      }
    }
  }
  return new Set([...hrefs].filter((href) => href && FONT_SERVICE.test(new URL(href).hostname)));
}

/** Every face that the page declares, or asks a font service for. */
export function readFontFaces(roots: (Document | ShadowRoot)[], sheets: Sheets): FontFaceEvidence[] {
  const known = statuses(roots);
  const faces = new Map<string, FontFaceEvidence>();
  for (const { rule, sheet } of sheets.faces) {
    const family = unquote(rule.style.getPropertyValue('font-family'));
    if (!family) continue;
    const weight = rule.style.getPropertyValue('font-weight') || '400';
    const style = rule.style.getPropertyValue('font-style') || 'normal';
    const key = keyOf({ family, weight, style });
    const urls = cssUrls(rule.style.getPropertyValue('src')).map(
      (url) => absolute(url, sheet ?? document.baseURI) ?? 'data:',
    );
    const same = faces.get(key);
    if (same) {
      for (const url of urls) if (same.urls.length < 12 && !same.urls.includes(url)) same.urls.push(url);
      continue;
    }
    const display = rule.style.getPropertyValue('font-display') || 'auto';
    const status = known.get(key)?.status ?? 'unloaded';
    faces.set(key, { family, weight, style, urls: [...new Set(urls)], display, status, stylesheet: sheet });
  }
  for (const [key, face] of known) {
    if (faces.has(key)) continue;
    const { weight, style, display, status } = face;
    faces.set(key, { family: unquote(face.family), weight, style, urls: [], display, status, stylesheet: null });
  }
  const families = new Set([...faces.values()].map(({ family }) => family.toLowerCase()));
  for (const href of linked(roots, sheets)) {
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
  return [...faces.values()].slice(0, MAX_FACES);
}
