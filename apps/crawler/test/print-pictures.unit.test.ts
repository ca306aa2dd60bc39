import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { withPrintPictures } from '../src/print/print-pictures.ts';

const uriOf = (format: string, body: Buffer) => `data:image/${format};base64,${body.toString('base64')}`;

/** The pictures of an HTML document, as they are drawn. */
const picturesIn = (html: string) =>
  Promise.all(
    [...html.matchAll(/data:image\/[\w+]+;base64,([^"]+)/g)].map(async ([, data = '']) => {
      const { format, width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
      return `${format} ${width}x${height}`;
    }),
  );

const drawing = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha } } });

describe('pictures of prints', () => {
  test('When they are larger than paper shows, then they are smaller in the print, and opaque ones JPEG', async () => {
    const html = (
      await Promise.all([
        drawing(1700, 340).webp().toBuffer(),
        drawing(1700, 340).jpeg().toBuffer(),
        drawing(1440, 400).png().toBuffer(),
        drawing(1700, 340, 0.5).png().toBuffer(),
      ])
    ).map((body, index) => `<img src="${uriOf(['webp', 'jpeg', 'png', 'png'][index] ?? '', body)}">`);
    expect(await picturesIn(await withPrintPictures(html.join('')))).toEqual([
      'jpeg 1600x320',
      'jpeg 1600x320',
      'jpeg 1440x400',
      'png 1600x320',
    ]);
  });

  test('When they are small, have transparent parts, or cannot be read, then they stay as they are', async () => {
    const html = [
      uriOf('png', await drawing(300, 100).png().toBuffer()),
      uriOf('png', await drawing(900, 700, 0.5).png().toBuffer()),
      uriOf('jpeg', await drawing(900, 700).jpeg().toBuffer()),
      uriOf('png', Buffer.from('no picture')),
    ]
      .map((uri) => `<img src="${uri}">`)
      .join('');
    expect(await withPrintPictures(html)).toBe(html);
  });
});
