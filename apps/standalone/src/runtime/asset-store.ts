import { join } from 'node:path';
import { type AssetStore, createDirectoryStore, createS3Store } from '@brandprint/storage';
import type { Settings } from '../env.ts';
import type { DataDir } from './data-dir.ts';
import { reachable } from './reachable.ts';

/** The bucket that the settings name; null if they name none. */
export function s3Store(settings: Settings): AssetStore | null {
  if (!settings.S3_ENDPOINT) return null;
  return createS3Store({
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
    bucket: settings.S3_BUCKET,
  });
}

/** That bucket, made if it is missing, or a directory in the data folder. */
export async function openStore(settings: Settings, dir: DataDir): Promise<AssetStore> {
  const bucket = s3Store(settings);
  if (bucket) await reachable('S3_ENDPOINT', () => bucket.prepare());
  const store = bucket ?? createDirectoryStore(join(dir.path, 'assets'));
  await store.ping();
  return store;
}
