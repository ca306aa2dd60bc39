import { createHash } from 'node:crypto';
import {
  type CssEvidence,
  type ElementStyle,
  type Evidence,
  type PageView,
  SECTION_STAGES,
} from '@brandprint/contracts';
import {
  elementStyle,
  evidence,
  iconEvidence,
  imageEvidence,
  logoCandidate,
  type PageOverrides,
  storedAsset,
} from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { extractSection } from '../src/extract.ts';
import type { AssetPort } from '../src/section.ts';
import { ENGLISH_BLOCKS } from './support/text-blocks.ts';

/** Random numbers from 0 to 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0] as T);
}

const HEXES = ['#d6336c', '#1c7ed6', '#0ca678', '#f08c00', '#7048e8', '#868e96', '#212529', '#f8f9fa'];
const STACKS = ['Inter, sans-serif', '"Playfair Display", serif', 'Lato, sans-serif'];
const ROLES = ['button', 'link', 'heading', 'body', 'label', 'section', 'badge', 'blockquote'] as const;

/** A site whose styles tie: equal counts, equal areas, the same few colours. */
function site(next: () => number): Evidence {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const looks = (count: number): ElementStyle[] =>
    Array.from({ length: count }, (_, i) => {
      const role = pick(ROLES);
      return elementStyle({
        role,
        level: role === 'heading' ? 1 + Math.floor(next() * 3) : null,
        selector: `.look-${i}`,
        text: `Look ${i}`,
        count: 1 + Math.floor(next() * 2),
        chars: 100,
        textArea: 3_000.1,
        area: 9_000.3,
        firstScreenArea: 100.7,
        color: pick(HEXES),
        backgroundColor: next() > 0.5 ? pick(HEXES) : null,
        backdrop: pick(HEXES),
        box: { x: 10 * Math.floor(next() * 5), y: 100 * Math.floor(next() * 3), width: 90, height: 30 },
        font: { stack: pick(STACKS), sizePx: pick([14, 16, 32]) },
      });
    });
  const marks = () =>
    ['#d6336c', '#111111', '#ffffff'].map((color, i) =>
      logoCandidate({
        source: 'inline-svg',
        url: null,
        markup: logo(color),
        classes: 'site-logo',
        selector: `.logo-${i}`,
      }),
    );
  const samples = (values: readonly string[]) =>
    values.map((value, i) => ({ value, count: 2, area: 100, selector: `.card-${i}`, role: 'card' as const }));
  const designSamples = (values: readonly string[]) =>
    values.map((value, i) => ({ value, count: 2, selector: `.box-${i}`, region: 'main' }));
  const dark = (): PageView => ({
    name: 'dark',
    trigger: '(prefers-color-scheme: dark)',
    viewport: { width: 1_440, height: 900 },
    documentHeight: 2_400,
    canvasColor: '#212529',
    screenshot: null,
    pixels: [],
    firstScreenPixels: [],
    styles: looks(20),
    customProperties: [],
    logoCandidates: marks(),
  });
  const page = (path: string): PageOverrides => ({
    url: `https://site.test/${path}`,
    finalUrl: `https://site.test/${path}`,
    title: `${path} – Acme`,
    documentHeight: 2_400,
    text: ENGLISH_BLOCKS,
    logoCandidates: marks(),
    styles: looks(40),
    views: path === '' ? [dark()] : [],
    images: HEXES.slice(0, 3).map((_, i) => imageEvidence({ url: `https://site.test/${path}-${i}.png` })),
    icons: [iconEvidence({ markup: logo(pick(HEXES)), selector: `.icon-${path}` })],
    customProperties: HEXES.slice(0, 3).map((color, i) => ({
      name: `--tone-${i}`,
      value: pick(HEXES),
      color,
      scope: ':root',
      uses: 2,
    })),
    css: {
      spacings: [4, 8, 12, 16, 24, 8, 16].map((px, i) => ({
        px,
        property: pick(['padding', 'margin', 'gap'] as const),
        axis: 'x' as const,
        count: 3,
        selector: `.box-${i}`,
      })),
      shadows: samples(['0 1px 2px #0003', '0 4px 8px #0003', '0 8px 24px #0003', '0 4px 8px #0003']),
      radii: samples(['4px', '8px', '4px']),
      gradients: samples(['linear-gradient(#d6336c, #1c7ed6)', 'linear-gradient(#0ca678, #f08c00)']),
      transitions: samples(['opacity 0.2s ease', 'color 0.2s ease', 'opacity 0.2s ease']),
      design: {
        widthQueries: [768, 1024, 1200].map((px) => ({ query: `(min-width: ${px}px)`, rules: 4 })),
        animations: [],
        zIndexes: designSamples(['10', '20', '10']),
        containers: designSamples(['1200px', '960px']),
        grids: [],
        fontVariations: designSamples(['"wght" 450', '"wght" 500']).map((one) => ({ ...one, family: 'Inter' })),
        colorNotations: [],
      },
    },
  });
  return evidence({ pages: ['', 'about', 'pricing', 'blog', 'team'].map(page) });
}

/** The same evidence in another order, as another crawl might have listed it. */
function reordered(seen: Evidence, next: () => number): Evidence {
  const [home, ...others] = seen.pages.map((page) => ({
    ...page,
    styles: shuffled(page.styles, next),
    logoCandidates: shuffled(page.logoCandidates, next),
    views: page.views.map((view) => ({
      ...view,
      styles: shuffled(view.styles, next),
      logoCandidates: shuffled(view.logoCandidates, next),
    })),
    css: reorderedCss(page.css, next),
  }));
  return { ...seen, pages: home ? [home, ...shuffled(others, next)] : [] };
}

const reorderedCss = (css: CssEvidence, next: () => number): CssEvidence => ({
  ...css,
  spacings: shuffled(css.spacings, next),
  shadows: shuffled(css.shadows, next),
  radii: shuffled(css.radii, next),
  gradients: shuffled(css.gradients, next),
  transitions: shuffled(css.transitions, next),
  ...(css.design && {
    design: {
      ...css.design,
      widthQueries: shuffled(css.design.widthQueries, next),
      zIndexes: shuffled(css.design.zIndexes, next),
      containers: shuffled(css.design.containers, next),
      fontVariations: shuffled(css.design.fontVariations, next),
    },
  }),
});

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M2 5h110v20H2z" fill="${color}"/></svg>`;

const assets: AssetPort = {
  read: async () => null,
  save: async ({ body, contentType, pageUrl, url = null }) =>
    storedAsset({
      key: createHash('sha256').update(body).digest('hex'),
      url,
      pageUrl,
      contentType,
      kind: 'derived',
      format: 'svg',
      isVector: true,
    }),
};

async function extractAll(seen: Evidence): Promise<string> {
  const made: Record<string, unknown> = {};
  const needs: Record<string, unknown> = {};
  for (const name of SECTION_STAGES) {
    const extracted = await extractSection(name, {
      evidence: seen,
      needs,
      assets,
      signal: AbortSignal.timeout(10_000),
    });
    needs[name] = extracted.data;
    made[name] = extracted;
  }
  return JSON.stringify(made, null, 1);
}

describe('Extraction', () => {
  test.each([1, 2, 3])(
    'When pages and styles come in another order (%i), then the result is byte-identical',
    async (seed) => {
      const next = createRandom(seed);
      const seen = site(next);
      const once = await extractAll(seen);
      expect(await extractAll(reordered(seen, next))).toBe(once);
      expect(await extractAll(structuredClone(seen))).toBe(once);
    },
  );
});
