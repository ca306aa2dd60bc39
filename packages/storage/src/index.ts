export {
  type AssetRecord,
  type AssetWriter,
  analysisOfKey,
  analysisPrefix,
  BRANDS,
  brandPrefix,
  createAssetWriter,
} from './asset-writer.ts';
export { createDirectoryStore } from './directory.ts';
export { loadEvidence, saveEvidence } from './evidence.ts';
export { createS3Store, type S3Environment, type S3Settings, s3StoreOf } from './s3.ts';
export type { AssetStore, ByteRange, StoredItem, StoredObject } from './store.ts';
