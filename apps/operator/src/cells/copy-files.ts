import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { UserError } from '@brandprint/platform';
import { type AssetStore, brandPrefix, type StoredItem } from '@brandprint/storage';
import { inParallel } from './in-parallel.ts';

/** What a move needs of a store. */
export type MovableStore = Pick<AssetStore, 'list' | 'get' | 'put' | 'deletePrefix'>;

/** Brands whose files are listed at the same time, and files that are copied at the same time. */
const AT_ONCE = 8;
/** Of all files that are copied at the same time; a larger one is copied alone. */
const MAX_BYTES_AT_ONCE = 64 * 1024 * 1024;
/** Of a file whose store keeps no types. */
const UNTYPED = 'application/octet-stream';

/**
 * Copies the files of brands that the other store lacks, with their types. A file never changes once it is stored, so what
 * is there is not read again. Throws if one did not arrive. Returns the number of files that were copied.
 */
export async function copyFiles(from: MovableStore, to: MovableStore, brandIds: readonly string[]): Promise<number> {
  const missing = await findMissing(from, to, brandIds);
  const sent: MissingFile[] = [];
  const limits = { atOnce: AT_ONCE, maxWeight: MAX_BYTES_AT_ONCE, weightOf: ({ bytes }: MissingFile) => bytes };
  await inParallel(missing, limits, async (item) => {
    if (await copyFile(from, to, item.key)) sent.push(item);
  });
  const there = new Map<string, number>();
  await inParallel(new Set(sent.map(({ prefix }) => prefix)), { atOnce: AT_ONCE }, async (prefix) => {
    for await (const { key, bytes } of to.list(prefix)) there.set(key, bytes);
  });
  const lost = sent.find(({ key, bytes }) => there.get(key) !== bytes);
  if (lost) throw new Error(`the file ${lost.key} could not be copied`);
  return sent.length;
}

/** Throws UserError if both are one bucket under different names: what is put into one is then seen in the other. */
export async function assertOtherStore(from: MovableStore, to: MovableStore): Promise<void> {
  const prefix = brandPrefix(randomUUID());
  const key = `${prefix}marker`;
  await to.put(key, Buffer.from('A move compares buckets.'), UNTYPED);
  try {
    const found = await from.get(key);
    found?.body.destroy();
    if (!found) return;
  } finally {
    await to.deletePrefix(prefix);
  }
  throw new UserError('TARGET_S3_BUCKET is the bucket of this cell: each cell needs one of its own.');
}

/** Number and bytes of the files that a move would copy. */
export async function countFiles(
  from: MovableStore,
  to: MovableStore,
  brandIds: readonly string[],
): Promise<{ files: number; bytes: number }> {
  const missing = await findMissing(from, to, brandIds);
  return { files: missing.length, bytes: missing.reduce((total, { bytes }) => total + bytes, 0) };
}

interface MissingFile extends StoredItem {
  /** Of its brand. */
  prefix: string;
}

async function findMissing(from: MovableStore, to: MovableStore, brandIds: readonly string[]): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  await inParallel(brandIds, { atOnce: AT_ONCE }, async (brandId) => {
    const prefix = brandPrefix(brandId);
    const there = new Map<string, number>();
    for await (const { key, bytes } of to.list(prefix)) there.set(key, bytes);
    for await (const item of from.list(prefix))
      if (there.get(item.key) !== item.bytes) missing.push({ ...item, prefix });
  });
  return missing;
}

/** False if it has expired in the meantime. */
async function copyFile(from: MovableStore, to: MovableStore, key: string): Promise<boolean> {
  const found = await from.get(key);
  if (found) await to.put(key, await buffer(found.body), found.contentType ?? UNTYPED);
  return found !== null;
}
