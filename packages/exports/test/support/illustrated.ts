import type { ExportFormat } from '@brandprint/contracts';
import sharp from 'sharp';
import { type ExportSource, exportRow } from '../../src/index.ts';
import { EXAMPLES } from './brands.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const pathOf = (name: string) => `/v1/api/brands/${composed.brand.id}/assets/${name}`;
const logo = (name: string, more: object = {}) => ({
  asset_path: pathOf(name),
  format: name.split('.')[1],
  is_vector: name.endsWith('svg'),
  width: 120,
  height: 40,
  source_url: `https://fennwick.example/${name}`,
  page_url: 'https://fennwick.example/',
  ...more,
});
const image = (name: string, role: string) => ({
  minio_key: `brands/x/${name}`,
  role,
  description: `The ${role}`,
  page_url: 'https://fennwick.example/',
});

const SVG = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><path fill="${fill}" d="M0 0h120v40z"/></svg>`;

/** A brand with logos, a favicon, photographs, icons and a screenshot, and all of their files. */
export async function illustratedBrand(): Promise<ExportSource> {
  const raster = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#1f5c4d' } })
      .png()
      .toBuffer();
  const files = new Map<string, Uint8Array>([
    ['word.svg', Buffer.from(SVG('#1f5c4d'))],
    ['white.svg', Buffer.from(SVG('#ffffff'))],
    ['mark.png', await raster(64, 64)],
    ['icon.png', await raster(48, 48)],
    ['photo.png', await raster(300, 200)],
    ['shot.png', await raster(320, 200)],
  ]);
  const logos = {
    slots: { wordmark_light: logo('word.svg'), wordmark_dark: logo('white.svg'), mark_light: logo('mark.png') },
    variants: [logo('word.svg', { key: 'wordmark' }), logo('white.svg', { key: 'wordmark_dark' })],
    primary_logo: logo('word.svg'),
    favicon: logo('icon.png', { width: 48, height: 48 }),
  };
  const images = { assets: { images: [image('photo.png', 'photo')], icons: [image('white.svg', 'icon')] } };
  const source = {
    brand: { ...composed.brand, analysis: { ...composed.brand.analysis, logos, images } },
    evidence: [
      {
        section: 'art-direction',
        values: [],
        screenshots: [
          { index: 0, page: 'https://fennwick.example/', asset_path: pathOf('shot.png'), width: 320, height: 200 },
        ],
      },
    ],
  } as unknown as ExportSource;
  const formats: ExportFormat[] = ['logos', 'book.html'];
  const paths = formats.flatMap((format) => exportRow(format).assetPaths?.(source) ?? []);
  const assets = new Map(
    paths.flatMap((path) => {
      const file = files.get(path.slice(path.lastIndexOf('/') + 1));
      return file ? [[path, file] as const] : [];
    }),
  );
  return { ...source, assets };
}
