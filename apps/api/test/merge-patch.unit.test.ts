import { describe, expect, test } from '@jest/globals';
import { mergePatch } from '../src/views/merge-patch.ts';
import { APPENDIX_A } from './support/rfc7396.ts';

describe('Merge patches (the examples of RFC 7396, appendix A)', () => {
  test.each(APPENDIX_A)('When %j is patched with %j, then it is %j', (target, patch, expected) => {
    const before = structuredClone(target);
    expect(mergePatch(target, patch)).toEqual(expected);
    expect(target).toEqual(before);
  });

  test('When a patch has the key __proto__, then it is a key like any other', () => {
    const merged = mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}')) as object;
    expect(Object.keys(merged)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
