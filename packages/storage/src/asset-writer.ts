import { createHash } from 'node:crypto';
import type { AssetStore } from './asset-store.ts';

/** The row of a stored binary. */
export interface AssetRecord {
  name: string;
  key: string;
  contentType: string;
  bytes: number;
}

export interface AssetWriter {
  /** Stores a file under its hash; the same bytes are stored once. */
  save(file: { body: Buffer; contentType: string }): Promise<AssetRecord & { assetPath: string; sha256: string }>;
  /** Everything saved so far. */
  readonly records: AssetRecord[];
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'image/bmp': 'bmp',
};

/** Prefix of all brands. */
export const BRANDS_PREFIX = 'brands/';
/** Prefix of a brand. */
export const brandPrefix = (brandId: string) => `${BRANDS_PREFIX}${brandId}/`;
/** Prefix of an analysis. */
export const analysisPrefix = (brandId: string, analysisId: string) => `${brandPrefix(brandId)}${analysisId}/`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ANALYSIS_KEY = new RegExp(`^${BRANDS_PREFIX}(${UUID})/(${UUID})/`);

/** The owner of an object; null if its key has another format. */
export function parseAnalysisKey(key: string): { brandId: string; analysisId: string } | null {
  const [, brandId, analysisId] = ANALYSIS_KEY.exec(key) ?? [];
  return brandId !== undefined && analysisId !== undefined ? { brandId, analysisId } : null;
}

/**
 * Writes the binaries of one attempt at a stage. Keys have analysis, stage and fence: rows are fenced but the store is
 * not, so a stale worker must not be able to overwrite the files of a later one.
 */
export function createAssetWriter(
  store: AssetStore,
  claim: { brandId: string; analysisId: string; stage: string; fence: number },
): AssetWriter {
  const prefix = `${analysisPrefix(claim.brandId, claim.analysisId)}${claim.stage}-${claim.fence}`;
  const records = new Map<string, AssetRecord>();
  return {
    async save({ body, contentType }) {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
      const name = `${sha256.slice(0, 24)}.${EXTENSIONS[type] ?? 'bin'}`;
      const record = { name, key: `${prefix}/${name}`, contentType: type, bytes: body.length };
      if (!records.has(name)) {
        await store.put(record.key, body, type);
        records.set(name, record);
      }
      return { ...record, assetPath: `/v1/api/brands/${claim.brandId}/assets/${name}`, sha256 };
    },
    get records() {
      return [...records.values()];
    },
  };
}
