import type { Evidence } from '@brandprint/contracts';
import {
  elementStyle,
  evidence,
  imageEvidence,
  logoCandidate,
  pageEvidence,
  storedAsset,
} from '@brandprint/testing/evidence';
import sharp from 'sharp';
import { buildMaterial } from '../../src/material/index.ts';
import { canonicalizeEvidence } from '../../src/shared/canonicalize-evidence.ts';
import type { Material } from '../../src/writing/material.ts';
import { block, ENGLISH_BLOCKS, heading } from './text-blocks.ts';

const HOME = 'https://site.test/';
const ABOUT = 'https://site.test/about';

/** A small site with everything that a model is shown: pages, styles, a logo, pictures, a screenshot. */
export function createWritingSite(overrides: Partial<Evidence> = {}): Evidence {
  const shot = { key: 'shot', assetPath: '/assets/shot', width: 1_440, height: 3_000 };
  const styles = [
    elementStyle({
      role: 'heading',
      level: 1,
      selector: 'h1',
      text: 'Invoices that pay themselves',
      region: 'hero',
      color: '#1a1a2e',
      font: { stack: '"Source Serif 4", serif', sizePx: 56, weight: 700, lineHeightPx: 62 },
      box: { x: 120, y: 160, width: 900, height: 124 },
    }),
    elementStyle({ chars: 600, area: 400_000, color: '#333344', font: { stack: '"Source Sans 3", sans-serif' } }),
    elementStyle({
      role: 'button',
      selector: 'a.button',
      text: 'Start free',
      region: 'hero',
      color: '#ffffff',
      backgroundColor: '#0f766e',
      borderRadius: '6px',
      padding: [12, 24, 12, 24],
      box: { x: 120, y: 380, width: 160, height: 48 },
      area: 7_680,
      firstScreenArea: 7_680,
      font: { stack: '"Source Sans 3", sans-serif', sizePx: 16, weight: 600 },
    }),
  ];
  const home = pageEvidence({
    url: HOME,
    finalUrl: HOME,
    kind: 'home',
    title: 'Acme: invoices that pay themselves',
    lang: 'en',
    meta: [{ name: 'description', content: 'Acme is invoicing software for small teams.' }],
    text: ENGLISH_BLOCKS,
    styles,
    screenshot: shot,
    pixels: [
      { hex: '#ffffff', share: 0.8 },
      { hex: '#0f766e', share: 0.1 },
    ],
    firstScreenPixels: [{ hex: '#ffffff', share: 0.9 }],
    images: [imageEvidence({ alt: 'Two people at a desk with a laptop', assetKey: 'photo', url: `${HOME}desk.jpg` })],
    logoCandidates: [
      logoCandidate({ alt: 'Acme logo', assetKey: 'logo', url: `${HOME}logo.png`, classes: 'logo', text: 'Acme' }),
    ],
  });
  const about = pageEvidence({
    url: ABOUT,
    finalUrl: ABOUT,
    kind: 'about',
    title: 'About Acme',
    lang: 'en',
    text: [
      heading('Why we exist'),
      block('We started Acme because late payment closes more small studios than bad work does.'),
      block('A world in which nobody waits for money they have earned is what we work for.'),
      block('Built for studios, bakers and everyone who sends fewer than fifty invoices a month.'),
    ],
    styles,
  });
  const assets = [
    storedAsset({ key: 'photo', format: 'jpeg', width: 1_200, height: 800, hasAlpha: false }),
    storedAsset({ key: 'logo', kind: 'logo', width: 240, height: 80 }),
  ];
  return evidence({ sourceUrl: HOME, finalUrl: HOME, pages: [home, about], assets, ...overrides });
}

let picture: Promise<Buffer> | undefined;

/** The bytes of every file of the site: a white image of the screenshot's size. */
export function readScreenshot(): Promise<Buffer> {
  picture ??= sharp({ create: { width: 1_440, height: 3_000, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer();
  return picture;
}

export const buildMaterialFor = (site: Evidence): Promise<Material> =>
  buildMaterial(canonicalizeEvidence(site), readScreenshot);
