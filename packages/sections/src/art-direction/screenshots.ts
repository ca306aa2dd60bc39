import type { Evidence, Findings } from '@brandprint/contracts';

/** The pages' pictures, counted as `screenshot_index` counts them. */
export const listScreenshots = ({ pages }: Evidence): NonNullable<Findings['screenshots']> =>
  pages
    .flatMap(({ screenshot, finalUrl }) => (screenshot ? [{ screenshot, page: finalUrl }] : []))
    .map(({ screenshot: { assetPath, width, height }, page }, index) => ({
      index,
      page,
      asset_path: assetPath,
      width,
      height,
    }));
