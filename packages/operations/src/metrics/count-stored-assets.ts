import type { Metrics } from './metrics.ts';

interface Store {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
}

/** The same store, with a count of what is stored. */
export function countStoredAssets<S extends Store>(store: S, metrics: Metrics): S {
  return {
    ...store,
    async put(key, body, contentType) {
      await store.put(key, body, contentType);
      const kind = kindOf(contentType);
      metrics.add('brandprint_assets_stored_total', { kind });
      metrics.add('brandprint_asset_bytes_stored_total', { kind }, body.length);
    },
  };
}

function kindOf(contentType: string): 'image' | 'book' | 'evidence' {
  if (contentType === 'application/pdf') return 'book';
  return contentType.startsWith('image/') ? 'image' : 'evidence';
}
