import { expect, test } from '@jest/globals';
import { inPixels } from '../src/page/css-lengths.ts';
import { isDefaultLength } from '../src/page/default-lengths.ts';

test.each([
  ['p', 'margin', 'top', 17, 17],
  ['blockquote', 'margin', 'left', 40, 20],
  ['h1', 'margin', 'bottom', 21.44, 32],
  ['h1', 'margin', 'top', 19.92, 24],
  ['button', 'padding', 'right', 6, 14],
  ['checkbox', 'margin', 'left', 4, 13],
  ['ul', 'padding', 'left', 40, 16],
  ['fieldset', 'padding', 'bottom', 10, 16],
] as const)(
  "When a %s has the browser's default %s at its %s, then it is a default",
  (kind, space, side, length, font) => {
    expect(isDefaultLength(kind, space, side, length, font)).toBe(true);
  },
);

test.each([
  ['p', 'margin', 'top', 16, 17],
  ['p', 'margin', 'left', 17, 17],
  ['p', 'padding', 'top', 17, 17],
  ['h2', 'margin', 'top', 32, 32],
  ['button', 'padding', 'top', 6, 14],
  ['input', 'padding', 'left', 6, 14],
  ['div', 'margin', 'top', 16, 16],
] as const)(
  'When a %s has another %s at its %s (%d px at %d px), then it is not',
  (kind, space, side, length, font) => {
    expect(isDefaultLength(kind, space, side, length, font)).toBe(false);
  },
);

const FONT = { fontSize: '16px' } as CSSStyleDeclaration;

test('When lengths are relative to the font, then they are computed in px', () => {
  expect(inPixels('1.5em -.5em 2px .25em/1em', FONT)).toBe('24px -8px 2px 4px/16px');
});

test.each([150, 200_000])('When a value is a row of %d digits, then it stays as it is, and soon', (length) => {
  const digits = '1'.repeat(length);
  const start = performance.now();
  expect(inPixels(digits, FONT)).toBe(digits);
  expect(performance.now() - start).toBeLessThan(100);
});
