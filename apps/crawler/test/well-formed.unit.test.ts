import { describe, expect, test } from '@jest/globals';
import { toWellFormed } from '../src/visit/well-formed.ts';

describe('text of a page', () => {
  test('When it has NUL or lone surrogates, then these are removed, in keys and at any depth', () => {
    const evidence = { title: 'A\0c\ud800me', list: [{ 'na\0me': ['\udfff', 1, null] }], fine: '😀 ok' };
    expect(toWellFormed(evidence)).toEqual({
      title: 'Ac\ufffdme',
      list: [{ name: ['\ufffd', 1, null] }],
      fine: '😀 ok',
    });
  });

  test('When a cleaned key would be the prototype, then it is left out', () => {
    const cleaned = toWellFormed(JSON.parse('{"__pro\\u0000to__":{"polluted":1},"__proto__":{"polluted":1}}'));
    expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
    expect((cleaned as { polluted?: number }).polluted).toBeUndefined();
  });
});
