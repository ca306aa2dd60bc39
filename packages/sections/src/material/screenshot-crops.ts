import type { Evidence, PageEvidence, PageKind } from '@brandprint/contracts';
import sharp from 'sharp';
import type { ScreenshotCrop } from '../writing/material.ts';
import type { PrefixBlock } from '../writing/port.ts';

type ImageBlock = Extract<PrefixBlock, { type: 'image' }>;

/** Reads a stored file; null if it no longer exists. */
export type ReadFile = (key: string) => Promise<Buffer | null>;

interface CropPlan {
  page: PageEvidence;
  index: number;
  top: number;
  height: number;
  /** As shown to the model. */
  width: number;
}

/** The most informative page kinds after the first page. */
const VISUAL_PAGES: readonly PageKind[] = ['product', 'about', 'customers', 'brand', 'pricing', 'mission', 'careers'];
/**
 * Scaled widths of the first page and of others. With the heights below, no picture has more than 1,568 patches of 28 ×
 * 28 px or 1,568 px a side. Some models scale down larger ones and then return coordinates of the scaled picture.
 */
const FIRST_PAGE_WIDTH = 980;
const OTHER_PAGE_WIDTH = 784;
/** Ratio of a crop's height to the screenshot's width. */
const FIRST_PAGE_RATIO = 1.25;
const OTHER_PAGE_RATIO = 0.8;
const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 78;

/**
 * Crops of the pages' screenshots, scaled down: the first page from its top in two crops, two other pages in one each.
 */
export async function cropScreenshots(
  evidence: Evidence,
  read: ReadFile,
): Promise<{ shot: ScreenshotCrop; picture: ImageBlock }[]> {
  const found = [];
  for (const cut of planCrops(evidence)) {
    const bytes = await read(cut.page.screenshot?.key ?? '');
    const picture = bytes && (await renderCrop(bytes, cut));
    if (!picture) continue;
    const crop: ScreenshotCrop = {
      id: `s${found.length + 1}`,
      index: cut.index,
      page: cut.page.finalUrl,
      top: cut.top,
      scale: (cut.page.screenshot?.width ?? 0) / picture.width,
      width: picture.width,
      height: picture.height,
    };
    found.push({ shot: crop, picture });
  }
  return found;
}

function planCrops(evidence: Evidence): CropPlan[] {
  const pictured = evidence.pages.filter(({ screenshot }) => screenshot !== null);
  const cuts = (page: PageEvidence, width: number, ratio: number, most: number): CropPlan[] => {
    const { screenshot } = page;
    if (!screenshot) return [];
    const height = Math.round(screenshot.width * ratio);
    return Array.from({ length: most }, (_, at) => at * height)
      .filter((top) => screenshot.height - top >= Math.min(200, screenshot.height))
      .map((top) => ({
        page,
        index: pictured.indexOf(page),
        top,
        height: Math.min(height, screenshot.height - top),
        width: Math.min(width, screenshot.width),
      }));
  };
  const [first, ...others] = pictured;
  if (!first) return [];
  const rank = ({ kind }: PageEvidence): number =>
    VISUAL_PAGES.includes(kind) ? VISUAL_PAGES.indexOf(kind) : VISUAL_PAGES.length;
  const beside = others
    .filter(({ kind, status }) => status < 400 && kind !== 'legal')
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 2);
  return [
    ...cuts(first, FIRST_PAGE_WIDTH, FIRST_PAGE_RATIO, 2),
    ...beside.flatMap((page) => cuts(page, OTHER_PAGE_WIDTH, OTHER_PAGE_RATIO, 1)),
  ];
}

/** A crop as JPEG; null if the file cannot be read. */
async function renderCrop(bytes: Buffer, { top, height, width }: CropPlan): Promise<ImageBlock | null> {
  try {
    const file = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const whole = await file.metadata();
    if (!whole.width || !whole.height || top >= whole.height) return null;
    const { data, info } = await file
      .extract({ left: 0, top, width: whole.width, height: Math.min(height, whole.height - top) })
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image', mediaType: 'image/jpeg', bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
