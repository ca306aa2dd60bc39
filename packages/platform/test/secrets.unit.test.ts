import { describe, expect, test } from '@jest/globals';
import { createSecretBox, SecretsError } from '../src/index.ts';

const KEY = 'a master key of at least 32 characters';
const SECRET = 'whsec_c2VjcmV0';

describe('Encrypted secrets', () => {
  test('When a secret is encrypted, then its owner can decrypt it, also in another process', () => {
    const sealed = createSecretBox(KEY).seal(SECRET, 'endpoint-1');
    expect(createSecretBox(KEY).open(new Uint8Array(sealed), 'endpoint-1')).toBe(SECRET);
  });

  test('When a secret is encrypted twice, then the two share only their header', () => {
    const box = createSecretBox(KEY);
    const [one, other] = [box.seal(SECRET, 'a'), box.seal(SECRET, 'a')];
    expect(one.subarray(0, 5)).toEqual(other.subarray(0, 5));
    expect(one.subarray(5)).not.toEqual(other.subarray(5));
    expect(one.includes(Buffer.from(SECRET))).toBe(false);
  });

  test('When the master key is another one, then the error says so', () => {
    const sealed = createSecretBox(KEY).seal(SECRET, 'a');
    const open = () => createSecretBox(`${KEY}!`).open(sealed, 'a');
    expect(open).toThrow(SecretsError);
    expect(open).toThrow('another SECRETS_KEY');
  });

  test('When the key has changed and the previous one is given, then both open, and the current one seals', () => {
    const box = createSecretBox(`${KEY}!`, KEY);
    const old = createSecretBox(KEY).seal(SECRET, 'a');
    expect([box.open(old, 'a'), box.isCurrent(old)]).toEqual([SECRET, false]);
    const sealed = box.seal(SECRET, 'a');
    expect([createSecretBox(`${KEY}!`).open(sealed, 'a'), box.isCurrent(sealed)]).toEqual([SECRET, true]);
  });

  test('When it is decrypted for another owner, then that fails', () => {
    const box = createSecretBox(KEY);
    expect(() => box.open(box.seal(SECRET, 'a'), 'b')).toThrow('another owner');
  });

  test('When any byte is changed or missing, then decryption fails', () => {
    const box = createSecretBox(KEY);
    const sealed = box.seal(SECRET, 'a');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed, 'a')).toThrow(SecretsError);
      expect(() => box.open(sealed.subarray(0, index), 'a')).toThrow(SecretsError);
    }
  });
});
