import { type ImageEvidence, ImagesSection, type PixelColor, type StoredAsset } from '@brandprint/contracts';
import { evidence, imageEvidence, type PageOverrides, storedAsset } from '@brandprint/testing/evidence';
import { images } from '../../src/images/index.ts';

export const analyseImages = (page: PageOverrides, assets: StoredAsset[] = []) =>
  ImagesSection.parse(images.compose(images.measure(evidence({ pages: [page], assets })).facts, { things: null }));

export const MANY_COLORS: PixelColor[] = ['#5c4d42', '#a08060', '#203040', '#d0c0a0', '#709070', '#405060'].map(
  (hex) => ({
    hex,
    share: 0.1,
  }),
);
export const photo = (more: Partial<StoredAsset> = {}) =>
  storedAsset({
    key: 'photo.jpg',
    format: 'jpeg',
    hasAlpha: false,
    width: 800,
    height: 600,
    colors: MANY_COLORS,
    ...more,
  });

/** The role of one picture. */
export const roleOf = (image: Partial<ImageEvidence>, asset?: StoredAsset) =>
  analyseImages({ images: [imageEvidence({ assetKey: asset?.key ?? null, ...image })] }, asset ? [asset] : []).assets
    .images[0]?.role;
