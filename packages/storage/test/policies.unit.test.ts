import { SECTION_STAGES } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import {
  type AssetStore,
  bookPdfKey,
  bookSource,
  createAssetWriter,
  saveEvidence,
  saveFirstView,
} from '../src/index.ts';
import type { StoreApp } from '../src/policies.ts';
import { restrictStore } from '../src/testing.ts';

const CLAIM = {
  brandId: '0190c2c3-0000-7000-8000-000000000001',
  analysisId: '0190c2c3-0000-7000-8000-000000000002',
  fence: 3,
};
const BOOK = { ...CLAIM, hash: 'f'.repeat(64) };

/** Has every key that was written. */
function openStore(): { store: AssetStore; written: string[] } {
  const written: string[] = [];
  const store: AssetStore = {
    put: async (key) => void written.push(key),
    get: async () => null,
    read: async () => Buffer.from(''),
    async *list(prefix) {
      for (const key of written) if (key.startsWith(prefix)) yield { key, modifiedAt: new Date(0), bytes: 0 };
    },
    deletePrefix: async () => {},
    prepare: async () => {},
    ping: async () => {},
  };
  return { store, written };
}

/** Every file that each app writes, by the functions that make its key. */
const WRITES: Readonly<Partial<Record<StoreApp, (store: AssetStore) => Promise<unknown>[]>>> = {
  api: (store) => [store.put(bookSource(BOOK).key, Buffer.from(''), 'text/html')],
  crawler: (store) => [
    saveEvidence(store, CLAIM, {} as never),
    saveFirstView(store, CLAIM, {} as never),
    createAssetWriter(store, { ...CLAIM, stage: 'crawl' }).save({ body: Buffer.from(''), contentType: 'image/png' }),
    store.put(bookPdfKey(BOOK), Buffer.from(''), 'application/pdf'),
  ],
  analyst: (store) =>
    SECTION_STAGES.map((stage) =>
      createAssetWriter(store, { ...CLAIM, stage }).save({ body: Buffer.from(''), contentType: 'image/png' }),
    ),
};
const writersOf = Object.entries(WRITES) as [StoreApp, (store: AssetStore) => Promise<unknown>[]][];

async function keysWrittenBy(write: (store: AssetStore) => Promise<unknown>[]): Promise<string[]> {
  const { store, written } = openStore();
  await Promise.all(write(store));
  return written;
}

describe('The policies of the file store', () => {
  test.each(writersOf)(
    'When %s writes its files, then its policy allows it, and no other app may',
    async (app, write) => {
      const keys = await keysWrittenBy(write);
      expect(keys.length).toBeGreaterThan(0);
      for (const other of ['api', 'crawler', 'analyst', 'courier', 'operator'] as const)
        for (const key of keys) {
          const put = restrictStore(openStore().store, other).put(key, Buffer.from(''), 'image/png');
          if (other === app) await put;
          else await expect(put).rejects.toThrow(/AccessDenied.*s3:PutObject/);
        }
    },
  );

  test('When a crawler was taken over, then it reads only books to be printed, and deletes nothing else', async () => {
    const { store } = openStore();
    for (const [, write] of writersOf) await Promise.all(write(store));
    const crawler = restrictStore(store, 'crawler');
    const source = bookSource(BOOK);
    await crawler.read(source.key);
    await crawler.deletePrefix(source.prefix);
    for await (const { key } of store.list('brands/'))
      if (key !== source.key) await expect(crawler.read(key)).rejects.toThrow(/AccessDenied.*s3:GetObject/);
    await expect(crawler.deletePrefix('brands/')).rejects.toThrow(/AccessDenied.*s3:DeleteObject/);
    await expect(crawler.prepare()).rejects.toThrow('AccessDenied');
  });

  test('When an analyst works, then it reads crawls and nothing else', async () => {
    const analyst = restrictStore(openStore().store, 'analyst');
    for (const key of await keysWrittenBy((store) => [
      saveEvidence(store, CLAIM, {} as never),
      saveFirstView(store, CLAIM, {} as never),
    ]))
      await analyst.read(key);
    await expect(analyst.read(bookPdfKey(BOOK))).rejects.toThrow('AccessDenied');
    await expect(restrictStore(openStore().store, 'courier').read(bookPdfKey(BOOK))).rejects.toThrow('AccessDenied');
  });
});
