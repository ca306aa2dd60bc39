import { createHash } from 'node:crypto';
import words from '../../../data/words.gen.json' with { type: 'json' };

let bloomFilter: Uint8Array | undefined;

/** Whether a lower-case word is English. About one in a thousand invented words passes (Bloom filter). */
export function isEnglishWord(word: string): boolean {
  bloomFilter ??= Buffer.from(words.bits, 'base64');
  const digest = createHash('sha256').update(word).digest();
  for (let i = 0; i < words.hashes; i++) {
    const at = digest.readUInt32LE(i * 4) % (bloomFilter.length * 8);
    if (((bloomFilter[at >> 3] ?? 0) & (1 << (at & 7))) === 0) return false;
  }
  return true;
}
