import type { Evidence, Findings } from '@brandprint/contracts';

/** The screenshots of the pages, in the order of `screenshot_index`. */
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
