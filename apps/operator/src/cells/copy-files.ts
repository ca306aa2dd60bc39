import { randomUUID } from 'node:crypto';
import { UserError } from '@brandprint/platform';
import { type AssetStore, brandPrefix, type StoredItem } from '@brandprint/storage';

/** What a move needs of a store. */
export type MovableStore = Pick<AssetStore, 'list' | 'read' | 'put' | 'deletePrefix'>;

/** Files that are copied at the same time. */
const AT_ONCE = 8;
/** Rows say what a file is; nothing reads it from the store. */
const TYPE = 'application/octet-stream';

/**
 * Copies the files of brands that the other store lacks. A file never changes once it is stored, so what is there is not
 * read again. Throws if one did not arrive. Returns the number of files that were copied.
 */
export async function copyFiles(from: MovableStore, to: MovableStore, brandIds: readonly string[]): Promise<number> {
  let copied = 0;
  for (const brandId of brandIds) {
    const prefix = brandPrefix(brandId);
    const sent: StoredItem[] = [];
    const missing = await missingFiles(from, to, prefix);
    for (let first = 0; first < missing.length; first += AT_ONCE)
      await Promise.all(
        missing.slice(first, first + AT_ONCE).map(async (item) => {
          if (await copyFile(from, to, item.key)) sent.push(item);
        }),
      );
    if (sent.length === 0) continue;
    const there = await sizesOf(to, prefix);
    const lost = sent.find(({ key, bytes }) => there.get(key) !== bytes);
    if (lost) throw new Error(`the file ${lost.key} could not be copied`);
    copied += sent.length;
  }
  return copied;
}

/** Throws UserError if both are one bucket under different names: what is put into one is then seen in the other. */
export async function assertOtherStore(from: MovableStore, to: MovableStore): Promise<void> {
  const prefix = brandPrefix(randomUUID());
  const key = `${prefix}marker`;
  await to.put(key, Buffer.from('A move compares buckets.'), TYPE);
  try {
    if ((await from.read(key)) === null) return;
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
  const total = { files: 0, bytes: 0 };
  for (const brandId of brandIds)
    for (const { bytes } of await missingFiles(from, to, brandPrefix(brandId))) {
      total.files += 1;
      total.bytes += bytes;
    }
  return total;
}

async function missingFiles(from: MovableStore, to: MovableStore, prefix: string): Promise<StoredItem[]> {
  const there = await sizesOf(to, prefix);
  const missing: StoredItem[] = [];
  for await (const item of from.list(prefix)) if (there.get(item.key) !== item.bytes) missing.push(item);
  return missing;
}

async function sizesOf(store: MovableStore, prefix: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of store.list(prefix)) sizes.set(key, bytes);
  return sizes;
}

/** False if it has expired in the meantime. */
async function copyFile(from: MovableStore, to: MovableStore, key: string): Promise<boolean> {
  const body = await from.read(key);
  if (body) await to.put(key, body, TYPE);
  return body !== null;
}
