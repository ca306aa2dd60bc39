export type { AssetStore, ByteRange, StoredItem, StoredObject } from './asset-store.ts';
export {
  type AssetRecord,
  type AssetWriter,
  analysisPrefix,
  BRANDS_PREFIX,
  brandPrefix,
  createAssetWriter,
  parseAnalysisKey,
} from './asset-writer.ts';
export { bookPdfKey, bookSource } from './books.ts';
export { createDirectoryStore } from './directory-store.ts';
export { loadEvidence, saveEvidence, saveFirstView } from './evidence.ts';
export { STORE_APPS, type StoreApp, type StorePolicy, storePolicy } from './policies.ts';
export {
  createS3Store,
  createS3StoreFromEnv,
  type S3Environment,
  type S3Settings,
} from './s3-store.ts';
