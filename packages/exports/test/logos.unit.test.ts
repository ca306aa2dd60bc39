import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { ExportSource } from '../src/index.ts';
import { ALL, EXAMPLES, HOSTILE_TEXTS } from './support/brands.ts';
import { exportedFiles } from './support/exported.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const path = (name: string) => `/v1/api/brands/${composed.brand.id}/assets/${name}`;
const svg = (content = '<rect width="100" height="40" fill="#1f5c4d"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40" viewBox="0 0 100 40">${content}</svg>`);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1f5c4d' } })
    .png()
    .toBuffer();

const file = (name: string, more: object = {}) => ({
  asset_path: path(name),
  format: 'png',
  is_vector: false,
  width: null,
  height: null,
  source_url: `https://fennwick.example/${name}`,
  page_url: 'https://fennwick.example/',
  ...more,
});

const brandWith = (logos: object, assets: Record<string, Uint8Array> = {}): ExportSource => ({
  brand: { ...composed.brand, analysis: { ...composed.brand.analysis, logos } as never },
  evidence: [],
  assets: new Map(Object.entries(assets).map(([name, bytes]) => [path(name), bytes])),
});
const slots = { mark_light: null, mark_dark: null, wordmark_light: null, wordmark_dark: null };
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe('logos', () => {
  test('When a logo is a vector, then it is there as it is, three times as PNG, and on its ground', async () => {
    const logos = { slots: { ...slots, wordmark_light: file('w.svg') }, variants: [file('w.svg', { key: 'x' })] };
    const files = await exportedFiles('logos', brandWith(logos, { 'w.svg': svg() }));
    const base = 'logos/wordmark-light/wordmark-light';
    expect(Object.keys(files).sort()).toEqual(
      ['README.md', `${base}-on-light.png`, `${base}.svg`, ...[1, 2, 4].map((n) => `${base}@${n}x.png`)].sort(),
    );
    expect(files[`${base}.svg`]).toEqual(svg());
    for (const n of [1, 2, 4]) {
      expect(await sizeOf(files[`${base}@${n}x.png`])).toEqual({ width: 100 * n, height: 40 * n, format: 'png' });
    }
    const readme = String(files['README.md']);
    expect(readme).toContain('They belong to Fennwick');
    expect(readme).toContain('<https://fennwick.example/w.svg>');
    expect(readme).toContain('Clear space');
  });

  test('When a logo is a bitmap, then it is not enlarged', async () => {
    const logos = { slots, primary_logo: file('p.png'), variants: [], favicon: file('f.png') };
    const source = brandWith(logos, { 'p.png': await png(80, 30), 'f.png': await png(64, 64) });
    const files = await exportedFiles('logos', source);
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.md',
        'logos/primary/primary.png',
        'logos/primary/primary@1x.png',
        'favicon/favicon.png',
        'favicon/favicon.ico',
        ...[16, 32, 48].map((side) => `favicon/icon-${side}.png`),
      ].sort(),
    );
    const ico = files['favicon/favicon.ico'] ?? Buffer.alloc(0);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    const [bytes, offset] = [ico.readUInt32LE(6 + 16 + 8), ico.readUInt32LE(6 + 16 + 12)];
    expect(ico.subarray(offset, offset + bytes)).toEqual(files['favicon/icon-32.png']);
  });

  test('When an icon or a logo without a ground is white, then it is also there on a dark one', async () => {
    const white = svg('<path d="M20 5h60v30z" fill="#fafafa"/>');
    const dark = svg('<path d="M20 5h60v30z" fill="#1f5c4d"/>');
    const logos = {
      slots,
      variants: [file('w.svg', { key: 'white' }), file('d.svg', { key: 'dark' })],
      favicon: file('f.svg'),
    };
    const files = await exportedFiles('logos', brandWith(logos, { 'w.svg': white, 'd.svg': dark, 'f.svg': white }));
    const grounds = Object.keys(files).filter((name) => name.includes('-on-'));
    expect(grounds.sort()).toEqual(['favicon/favicon-on-dark.png', 'logos/white/white-on-dark.png']);
    const { dominant } = await sharp(files['favicon/favicon-on-dark.png']).stats();
    expect(dominant.r).toBeLessThan(40);
    expect(String(files['README.md'])).toMatch(/\| favicon \| Favicon \| dark \|/);
  });

  test.each([
    '<script>alert(1)</script>',
    '<rect width="9" height="9" onload="alert(1)"/>',
    '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
    '<foreignObject><p>x</p></foreignObject>',
    '<image href="https://evil.example/x.png" width="9" height="9"/>',
    '<rect width="9" height="9" style="fill: url(https://evil.example/x)"/>',
    '<style>@import "https://evil.example/x.css";</style><rect width="9" height="9"/>',
    '<set attributeName="href" to="javascript:alert(1)"/><rect width="9" height="9"/>',
    '<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>',
    '<rect width="9" height="9" style="fill: \\75 rl(https://evil.example/x)"/>',
    '<rect width="9" height="9" style="fill: image-set(\'https://evil.example/x\' 1x)"/>',
  ])('When an SVG has %s, then there are PNGs of it only', async (content) => {
    const logos = { slots: { ...slots, mark_dark: file('m.svg') } };
    const files = await exportedFiles(
      'logos',
      brandWith(logos, { 'm.svg': svg(`<g>${content}<rect width="50" height="9"/></g>`) }),
    );
    expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toEqual([]);
    expect(Object.keys(files)).toContain('logos/mark-dark/mark-dark@1x.png');
  });

  test('When the drawing of a vector is large, then it is exported, and its PNGs are of a usual size', async () => {
    const large =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="2000"><rect width="4000" height="2000"/></svg>';
    const logos = { slots: { ...slots, mark_light: file('m.svg') } };
    const files = await exportedFiles('logos', brandWith(logos, { 'm.svg': Buffer.from(large) }));
    expect(Object.keys(files)).toContain('logos/mark-light/mark-light.svg');
    expect(await sharp(files['logos/mark-light/mark-light@4x.png']).metadata()).toMatchObject({ width: 4096 });
  });

  test('When an SVG has entities, then it is not drawn, and the README says that it is no picture', async () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const logos = { slots: { ...slots, mark_light: file('m.svg') } };
    const files = await exportedFiles('logos', brandWith(logos, { 'm.svg': Buffer.from(entities) }));
    expect(Object.keys(files)).toEqual(['README.md']);
  });

  test('When a file has expired, then the README says which, and how to get it again', async () => {
    const logos = { slots: { ...slots, mark_light: file('m.svg'), mark_dark: file('d.svg') } };
    const files = await exportedFiles('logos', brandWith(logos, { 'd.svg': svg() }));
    expect(Object.keys(files).filter((name) => name.includes('mark-light'))).toEqual([]);
    const readme = String(files['README.md']);
    expect(readme).toMatch(/## Gone[\s\S]*m\.svg[\s\S]*$/);
    expect(readme).toContain('/reanalyze');
    expect(readme.slice(readme.indexOf('## Gone'))).not.toContain('d.svg');
  });

  test('When a file is no picture, then the README says so', async () => {
    const logos = { slots: { ...slots, mark_light: file('m.svg') } };
    const files = await exportedFiles('logos', brandWith(logos, { 'm.svg': Buffer.from('<html>') }));
    expect(Object.keys(files)).toEqual(['README.md']);
    expect(String(files['README.md'])).toContain('## Not readable');
  });

  test('When a file is damaged after its header, then the README says so', async () => {
    const whole = await png(400, 300);
    const logos = { slots: { ...slots, mark_light: file('m.png') } };
    const files = await exportedFiles('logos', brandWith(logos, { 'm.png': whole.subarray(0, whole.length - 200) }));
    expect(Object.keys(files)).toEqual(['README.md']);
    expect(String(files['README.md'])).toContain('## Not readable');
  });

  test('When names and paths are hostile, then files have safe names and stay in their folders', async () => {
    const variants = HOSTILE_TEXTS.flatMap((text, i) => [
      file(`${i}.svg`, { key: text, label: text, source_url: text, page_url: text }),
      file('x', { asset_path: text }),
    ]);
    const assets = Object.fromEntries(HOSTILE_TEXTS.map((_, i) => [`${i}.svg`, svg()]));
    const files = await exportedFiles('logos', brandWith({ slots: 7, variants }, assets));
    const names = Object.keys(files);
    expect(names.length).toBeGreaterThan(HOSTILE_TEXTS.length);
    expect(names.filter((name) => !/^(?:README\.md|logos\/[a-z0-9-]+\/[a-z0-9@-]+\.(?:png|svg))$/.test(name))).toEqual(
      [],
    );
    expect(String(files['README.md'])).not.toMatch(/(^|[^\\])<\/?(?:script|style)/i);
  });

  test.each(ALL)('When %s has no files, then there is a README', async (_, source) => {
    expect(Object.keys(await exportedFiles('logos', source))).toEqual(['README.md']);
  });
});
