import { expect, test } from '@jest/globals';
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
