import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

/** A new key: `bp_prod_` or `bp_stag_`, 30 random letters and digits, and a checksum of 6 more. */
export function generateKey(environment: 'prod' | 'stag'): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('');
  const unchecked = `bp_${environment}_${random}`;
  return unchecked + checksumOf(unchecked);
}

/** Whether a text has the format and checksum of a key: a mistyped one needs no lookup. */
export function hasValidChecksum(text: string): boolean {
  return (
    /^bp_(prod|stag)_[A-Za-z0-9]{36}$/.test(text) &&
    checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

/** The stored hash of a key. */
export const hashKey = (text: string): Uint8Array<ArrayBuffer> => {
  return new Uint8Array(hash('sha256', text, 'buffer'));
};

/** CRC32 in base 62. */
function checksumOf(text: string): string {
  let remainder = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[remainder % BASE62.length] + digits;
    remainder = Math.floor(remainder / BASE62.length);
  }
  return digits;
}
