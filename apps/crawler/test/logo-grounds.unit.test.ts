import { logoCandidate } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import type { Pixels } from '../src/images/dominant-colors.ts';
import { withSeenGrounds } from '../src/visit/logo-grounds.ts';

type Rect = [left: number, top: number, right: number, bottom: number, rgb: [number, number, number]];
const BOX = { x: 40, y: 30, width: 60, height: 30 };

/** A page of 200 × 120 px in white, with these rectangles on it. */
function paint(...rects: Rect[]): Pixels {
  const [width, height, channels] = [200, 120, 3];
  const data = Buffer.alloc(width * height * channels, 255);
  for (const [left, top, right, bottom, rgb] of rects)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) data.set(rgb, (y * width + x) * channels);
  return { data, width, height, channels };
}

const groundOf = (backdrop: string | null, shown: Pixels, box: typeof BOX | null = BOX): string | null | undefined =>
  withSeenGrounds([logoCandidate({ backdrop, box })], shown)[0]?.backdrop;

const DARK: [number, number, number] = [16, 24, 32];
const band: Rect = [0, 0, 200, 80, DARK];

describe('The ground behind a logo', () => {
  test('When it lies over a dark picture or a gradient, then the ground is the colour around it', () => {
    expect(groundOf(null, paint(band))).toBe('#101820');
    expect(groundOf(null, paint())).toBe('#ffffff');
  });

  test('When the picture is dark here and light there, or the screenshot does not show it, then the ground stays unknown', () => {
    expect(groundOf(null, paint([0, 0, 70, 120, DARK]))).toBeNull();
    expect(groundOf(null, paint(band), { ...BOX, y: 400 })).toBeNull();
    expect(groundOf(null, paint(band), null)).toBeNull();
  });

  test('When styles take a light ground from behind a dark layer, then the ground is what the screenshot shows', () => {
    expect(groundOf('#ffffff', paint(band))).toBe('#101820');
    expect(groundOf('#0a0a0a', paint(band))).toBe('#0a0a0a');
  });

  test('When the logo has a light plate of its own on a dark band, then the plate is its ground', () => {
    expect(groundOf('#faf6f0', paint(band, [40, 30, 100, 60, [250, 246, 240]]))).toBe('#faf6f0');
  });
});
