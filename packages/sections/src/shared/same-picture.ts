import type { StoredAsset } from '@brandprint/contracts';
import { differenceCiede2000 } from 'culori';

/** Maximum number of differing bits between the difference hashes of two versions of one picture. */
const SAME_HASH_BITS = 6;

/** Whether two files are the same picture, in another size or format. */
export const isSamePicture = (a: StoredAsset | null, b: StoredAsset): boolean =>
  a?.isVector === b.isVector && looksAlike(a, b);

/** As isSamePicture, but one file may be a vector; in the same colours, and both with transparency or both without. */
export const isSameDrawing = (a: StoredAsset | null, b: StoredAsset | null): boolean =>
  a !== null && b !== null && a.hasAlpha === b.hasAlpha && looksAlike(a, b) && hasSameInk(a, b);

const hasSameInk = ({ colors: [a] }: StoredAsset, { colors: [b] }: StoredAsset): boolean =>
  a === undefined || b === undefined ? a === b : colorDistance(a.hex, b.hex) < SAME_INK;

/** Antialiasing and compression change a colour by less. */
const SAME_INK = 8;
const colorDistance = differenceCiede2000();

function looksAlike(a: StoredAsset, b: StoredAsset): boolean {
  if (!a.dhash || !b.dhash || isBlankHash(a.dhash)) return false;
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
