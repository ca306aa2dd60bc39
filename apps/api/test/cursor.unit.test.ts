import { describe, expect, test } from '@jest/globals';
import { signCursor, verifyCursor } from '../src/cursor.ts';

const position = { createdAt: new Date('2026-01-02T03:04:05.678Z'), id: '7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e' };
const cursor = signCursor('secret', 'brands:1', position);

describe('Cursors', () => {
  test('When one is read with the same secret and for the same list, then it is the same position', () => {
    expect(verifyCursor('secret', 'brands:1', cursor)).toEqual(position);
  });

  test('When it is for another list, or has another secret, then it is invalid', () => {
    expect(verifyCursor('secret', 'brands:2', cursor)).toBeNull();
    expect(verifyCursor('other', 'brands:1', cursor)).toBeNull();
  });

  test('When any character is changed, then it is invalid', () => {
    for (let i = 0; i < cursor.length - 1; i++) {
      const other = cursor[i] === 'A' ? 'B' : 'A';
      expect(verifyCursor('secret', 'brands:1', cursor.slice(0, i) + other + cursor.slice(i + 1))).toBeNull();
    }
  });

  test.each(['', 'x', '%%%', 'null', 'A'.repeat(500)])('When it is %j, then it is invalid', (text) => {
    expect(verifyCursor('secret', 'brands:1', text)).toBeNull();
  });
});
