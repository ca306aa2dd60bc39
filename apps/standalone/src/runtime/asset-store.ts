import { join } from 'node:path';
import { type AssetStore, createDirectoryStore, createS3Store } from '@brandprint/storage';
import type { Settings } from '../env.ts';
import type { DataDir } from './data-dir.ts';
import { reachable } from './reachable.ts';

/** The bucket that the settings name, made if it is missing; null if they name none. */
export async function openBucket(settings: Settings): Promise<AssetStore | null> {
  if (!settings.S3_ENDPOINT) return null;
  const store = createS3Store({
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
    bucket: settings.S3_BUCKET,
  });
  await reachable('S3_ENDPOINT', () => store.prepare());
  return store;
}

/** That bucket, or a directory in the data folder. */
export async function openStore(settings: Settings, dir: DataDir): Promise<AssetStore> {
  const store = (await openBucket(settings)) ?? createDirectoryStore(join(dir.path, 'assets'));
  await store.ping();
  return store;
}
