import { describe, expect, test } from '@jest/globals';
import { generateKey, hashKey, hasValidChecksum } from '../src/workspaces/key-format.ts';

describe('keys', () => {
  test.each(['prod', 'stag'] as const)(
    'When a %s key is minted, then it has the right format and checksum',
    (environment) => {
      const key = generateKey(environment);

      expect(key).toMatch(new RegExp(`^bp_${environment}_[A-Za-z0-9]{36}$`));
      expect(hasValidChecksum(key)).toBe(true);
    },
  );

  test('When one letter is mistyped, then the checksum is wrong', () => {
    const key = generateKey('prod');
    const mistyped = key.replace(/.(?=.{10}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));

    expect(hasValidChecksum(mistyped)).toBe(false);
    expect(hasValidChecksum(key.replace('prod', 'stag'))).toBe(false);
    expect(hasValidChecksum('bp_prod_')).toBe(false);
  });

  test('When two keys are minted, then they differ, and so do their hashes', () => {
    const [one, two] = [generateKey('prod'), generateKey('prod')];

    expect(one).not.toBe(two);
    expect(hashKey(one)).not.toEqual(hashKey(two));
    expect(hashKey(one)).toHaveLength(32);
  });
});
