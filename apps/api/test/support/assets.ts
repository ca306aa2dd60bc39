import { saveAssets } from '@brandprint/database';
import { createAssetWriter } from '@brandprint/storage';
import type { TestApi, TestCaller } from './api.ts';
import { createCompleteBrand } from './brands.ts';

export const ASSET_BODY = Buffer.from('0123456789');

export const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000);

/** Files of brands of the caller. */
export function useAssets(api: TestApi, caller: () => TestCaller) {
  const newestOf = async (brandId: string): Promise<string> => {
    const { analysisId } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    return analysisId ?? '';
  };

  /** Stores a file with the brand's newest analysis, as a stage would. Returns its path and name. */
  async function store(brandId: string, { body = ASSET_BODY, contentType = 'image/png', store = api.store } = {}) {
    const analysisId = await newestOf(brandId);
    const writer = createAssetWriter(store, { brandId, analysisId, stage: 'logos', fence: 1 });
    const { assetPath, name, key } = await writer.save({ body, contentType });
    await saveAssets(api.database.prisma, analysisId, writer.records);
    return { path: assetPath, name, key };
  }

  async function withAsset(file: Parameters<typeof store>[1] & { expireAt?: Date } = {}) {
    const brandId = await createCompleteBrand(api, caller(), { expireAt: file.expireAt ?? IN_AN_HOUR() });
    return { brandId, ...(await store(brandId, file)) };
  }

  return { newestOf, store, withAsset };
}
