import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { dominantColors } from '../src/images/dominant-colors.ts';
import { inspectPicture } from '../src/images/inspect-picture.ts';

const flat = (width: number, height: number, background = '#0a64c8') =>
  sharp({ create: { width, height, channels: 3, background } });

/** An icon file with one image. */
function ico(size: number, depth: number, data: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt16LE(depth, 12);
  head.writeUInt32LE(data.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, data]);
}

/** A bitmap of 2 × 2 with a one-bit palette: blue and red, the top left pixel masked. */
function bitmap(): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(2, 4);
  head.writeInt32LE(4, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(1, 14);
  const palette = Buffer.from([255, 0, 0, 0, 0, 0, 255, 0]);
  const pixels = Buffer.from([0b11000000, 0, 0, 0, 0b00000000, 0, 0, 0]);
  const mask = Buffer.from([0b00000000, 0, 0, 0, 0b10000000, 0, 0, 0]);
  return Buffer.concat([head, palette, pixels, mask]);
}

describe('images', () => {
  test('When an image is flat, then its exact colour and size are found', async () => {
    const picture = await inspectPicture(await flat(300, 100).png().toBuffer());
    expect(picture).toMatchObject({
      format: 'png',
      contentType: 'image/png',
      width: 300,
      height: 100,
      hasAlpha: false,
      isVector: false,
    });
    expect(picture?.colors).toEqual([{ hex: '#0a64c8', share: 1 }]);
    expect(picture?.dhash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('When a GIF is animated, then its first frame is used', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 200), Buffer.alloc(20 * 20 * 3, 10)]);
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif()
      .toBuffer();
    expect(await inspectPicture(gif)).toMatchObject({
      format: 'gif',
      width: 20,
      height: 20,
      colors: [{ hex: '#c8c8c8', share: 1 }],
    });
  });

  test('When a small file claims to be huge, then it is rejected', async () => {
    expect(await inspectPicture(await flat(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer())).toBeNull();
  });

  test('When an icon contains a PNG, then that is read', async () => {
    const png = await flat(32, 32).png().toBuffer();
    expect(await inspectPicture(ico(32, 32, png))).toMatchObject({
      format: 'ico',
      width: 32,
      height: 32,
      colors: [{ hex: '#0a64c8' }],
    });
  });

  test('When an icon contains a bitmap with a palette, then colours and mask are right', async () => {
    const picture = await inspectPicture(ico(2, 1, bitmap()));
    expect(picture).toMatchObject({ format: 'ico', width: 2, height: 2, hasAlpha: true });
    expect(picture?.colors.map(({ hex }) => hex)).toEqual(['#ff0000', '#0000ff']);
  });

  test.each(['', 'GIF89a', '<html></html>', '\0\0\u0001\0\u0001\0broken icon that ends too soon'])(
    'When a file is malformed (%j), then it is not an image',
    async (text) => {
      expect(await inspectPicture(Buffer.from(text))).toBeNull();
    },
  );

  test('When an SVG is plain, then it is rendered', async () => {
    const svg =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#ff8800"/></svg>';
    const picture = await inspectPicture(Buffer.from(svg));
    expect(picture).toMatchObject({
      format: 'svg',
      isVector: true,
      width: 40,
      height: 20,
      colors: [{ hex: '#ff8800', share: 1 }],
    });
  });

  test.each([
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>@import "http://x/y.css";</style></svg>',
  ])('When an SVG refers to anything outside, then it is not rendered: %s', async (svg) => {
    expect(await inspectPicture(Buffer.from(svg))).toMatchObject({ format: 'svg', dhash: null, colors: [] });
  });

  test('When a part is masked, then its pixels do not count', async () => {
    const data = Buffer.concat([Buffer.alloc(100 * 60 * 3, 255), Buffer.alloc(100 * 40 * 3, 0)]);
    const pixels = { data, width: 100, height: 100, channels: 3 };
    expect(dominantColors(pixels)).toEqual([
      { hex: '#ffffff', share: 0.6 },
      { hex: '#000000', share: 0.4 },
    ]);
    expect(dominantColors(pixels, { masks: [{ x: -5, y: 60, width: 200, height: 60 }] })).toEqual([
      { hex: '#ffffff', share: 1 },
    ]);
  });
});

describe('texture', () => {
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">${body}</svg>`);
  const textureOf = async (body: Buffer) => (await inspectPicture(await sharp(body).png().toBuffer()))?.texture;

  test('When an image is a user interface, then its panels are edges and its areas uniform', async () => {
    const bars = [20, 40, 60, 80].map((y) => `<path d="M10 ${y}h140v10H10z" fill="#3366cc"/>`).join('');
    const texture = await textureOf(svg(`<path d="M0 0h160v120H0z" fill="#fff"/>${bars}`));
    expect(texture).toMatchObject({ pixels: 19_200, edges: 8, shades: 0 });
    expect(texture?.alike).toBeGreaterThan(0.9);
  });

  test('When an image is shaded everywhere, then neighbours are shades and there are no edges', async () => {
    const data = Buffer.alloc(160 * 120 * 3);
    for (let at = 0; at < data.length; at += 1)
      data[at] = 40 + ((((((at / 3) | 0) % 160) + Math.floor(at / 480)) * 3) % 180);
    const texture = await textureOf(
      await sharp(data, { raw: { width: 160, height: 120, channels: 3 } })
        .png()
        .toBuffer(),
    );
    expect(texture?.shades).toBeGreaterThan(0.7);
    expect(texture?.edges).toBe(0);
  });

  test('When an image is transparent, then only opaque pixels count', async () => {
    expect(await textureOf(svg('<path d="M0 0h80v120H0z" fill="#c00"/>'))).toMatchObject({
      pixels: 9_600,
      tones: 1,
      alike: 1,
    });
  });
});
