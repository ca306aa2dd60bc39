import { describe, expect, test } from '@jest/globals';
import { hashKey, isMintedKey, mintKeyText } from '../src/workspaces/key-text.ts';

describe('keys', () => {
  test.each(['prod', 'stag'] as const)(
    'When a %s key is minted, then it follows the format and checks',
    (environment) => {
      const key = mintKeyText(environment);

      expect(key).toMatch(new RegExp(`^bp_${environment}_[A-Za-z0-9]{36}$`));
      expect(isMintedKey(key)).toBe(true);
    },
  );

  test('When one letter is mistyped, then it does not check', () => {
    const key = mintKeyText('prod');
    const mistyped = key.replace(/.(?=.{10}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));

    expect(isMintedKey(mistyped)).toBe(false);
    expect(isMintedKey(key.replace('prod', 'stag'))).toBe(false);
    expect(isMintedKey('bp_prod_')).toBe(false);
  });

  test('When two keys are minted, then they differ, and so do their hashes', () => {
    const [one, two] = [mintKeyText('prod'), mintKeyText('prod')];

    expect(one).not.toBe(two);
    expect(hashKey(one)).not.toEqual(hashKey(two));
    expect(hashKey(one)).toHaveLength(32);
  });
});
