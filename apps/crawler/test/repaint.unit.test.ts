import { describe, expect, test } from '@jest/globals';
import { repaintOf } from '../src/page/repaint.ts';

describe('What filters make of the colours of a picture', () => {
  test.each([
    ['brightness(0) invert(1)', 'white'],
    ['brightness(0%) invert(100%)', 'white'],
    ['grayscale(1) brightness(100)', 'white'],
    ['brightness(0)', 'black'],
    ['invert(1) brightness(0)', 'black'],
    ['brightness(0) invert(1) drop-shadow(rgb(0, 0, 0) 0px 2px 4px) opacity(0.9)', 'white'],
    ['brightness(0) invert(0.5)', 'other'],
    ['invert(1)', 'other'],
    ['hue-rotate(155deg) saturate(0.5)', 'other'],
    ['none', undefined],
    ['brightness(1.1) contrast(1.05) drop-shadow(rgb(0, 0, 0) 0px 2px 4px)', undefined],
    ['grayscale(0) blur(2px)', undefined],
  ])('When they are %s, then it is %s', (filter, made) => {
    expect(repaintOf(filter)).toBe(made);
  });
});
