import { explainConnectionError } from '@brandprint/platform';
import { type AssetStore, createDirectoryStore, createS3StoreFromEnv } from '@brandprint/storage';
import type { Settings } from '../env.ts';
import { assetsFolder, type DataDir } from './data-dir.ts';

/** The bucket that the settings name; null if there is none. */
export function s3StoreFromSettings(settings: Settings): AssetStore | null {
  const { S3_ENDPOINT } = settings;
  return S3_ENDPOINT ? createS3StoreFromEnv({ ...settings, S3_ENDPOINT }) : null;
}

/** That bucket, created if it is missing, or a directory in the data folder. */
export async function openAssetStore(settings: Settings, dir: DataDir): Promise<AssetStore> {
  const bucket = s3StoreFromSettings(settings);
  if (bucket) await explainConnectionError('S3_ENDPOINT', () => bucket.prepare());
  const store = bucket ?? createDirectoryStore(assetsFolder(dir.path));
  await store.ping();
  return store;
}

/** The same for a command, which needs no running server: that bucket or directory, as it is. */
export const findAssetStore = (settings: Settings, dataDir: string | undefined): AssetStore =>
  s3StoreFromSettings(settings) ?? createDirectoryStore(assetsFolder(dataDir));
