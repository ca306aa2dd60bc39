import type { StoredAsset } from '@brandprint/contracts';

/** Maximum number of differing bits between the difference hashes of two versions of one picture. */
const SAME_HASH_BITS = 6;

/** Whether two files are the same picture, in another size or format. */
export function isSamePicture(a: StoredAsset | null, b: StoredAsset): boolean {
  if (!a?.dhash || !b.dhash || isBlankHash(a.dhash) || a.isVector !== b.isVector) return false;
  const ratio = (asset: StoredAsset): number => (asset.width ?? 0) / (asset.height || 1);
  return Math.abs(ratio(a) - ratio(b)) < 0.05 * ratio(b) && differingBits(a.dhash, b.dhash) <= SAME_HASH_BITS;
}

/** A flat picture has no differences to compare. */
const isBlankHash = (hash: string): boolean => {
  const set = differingBits(hash, '0'.repeat(hash.length));
  return set < 4 || set > hash.length * 4 - 4;
};

function differingBits(a: string, b: string): number {
  let bits = BigInt(`0x${a || '0'}`) ^ BigInt(`0x${b || '0'}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}
