import type { Evidence, PageEvidence, PageKind } from '@brandprint/contracts';
import sharp from 'sharp';
import type { Shot } from '../material.ts';
import type { PrefixBlock } from '../port.ts';

type Picture = Extract<PrefixBlock, { type: 'image' }>;

/** Reads a stored file; null if it is gone. */
export type ReadFile = (key: string) => Promise<Buffer | null>;

interface Cut {
  page: PageEvidence;
  index: number;
  top: number;
  height: number;
  /** As shown. */
  width: number;
}

/** What tells most of how a brand looks, after the first page. */
const SHOWY: readonly PageKind[] = ['product', 'about', 'customers', 'brand', 'pricing', 'mission', 'careers'];
/**
 * Widths as shown: of the first page, and of others. With the heights below no picture is of more than 1,568 patches of
 * 28 × 28 px, or 1,568 px a side: larger ones some models scale down, and answer places in what they then see.
 */
const WIDE = 980;
const NARROW = 784;
/** Height of a cut to the width of the screenshot. */
const TALL = 1.25;
const LOW = 0.8;
const MAX_PIXELS = 50_000_000;
const QUALITY = 78;

/** Parts of the pages' screenshots, scaled down: the first page from its top in two cuts, two other pages in one each. */
export async function shots(evidence: Evidence, read: ReadFile): Promise<{ shot: Shot; picture: Picture }[]> {
  const found = [];
  for (const cut of cutsOf(evidence)) {
    const bytes = await read(cut.page.screenshot?.key ?? '');
    const picture = bytes && (await drawn(bytes, cut));
    if (!picture) continue;
    const shot: Shot = {
      id: `s${found.length + 1}`,
      index: cut.index,
      page: cut.page.finalUrl,
      top: cut.top,
      scale: (cut.page.screenshot?.width ?? 0) / picture.width,
      width: picture.width,
      height: picture.height,
    };
    found.push({ shot, picture });
  }
  return found;
}

function cutsOf(evidence: Evidence): Cut[] {
  const pictured = evidence.pages.filter(({ screenshot }) => screenshot !== null);
  const cuts = (page: PageEvidence, width: number, ratio: number, most: number): Cut[] => {
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
  const rank = ({ kind }: PageEvidence): number => (SHOWY.includes(kind) ? SHOWY.indexOf(kind) : SHOWY.length);
  const beside = others
    .filter(({ kind, status }) => status < 400 && kind !== 'legal')
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 2);
  return [...cuts(first, WIDE, TALL, 2), ...beside.flatMap((page) => cuts(page, NARROW, LOW, 1))];
}

/** A cut as a JPEG; null if the file cannot be read. */
async function drawn(bytes: Buffer, { top, height, width }: Cut): Promise<Picture | null> {
  try {
    const file = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const whole = await file.metadata();
    if (!whole.width || !whole.height || top >= whole.height) return null;
    const { data, info } = await file
      .extract({ left: 0, top, width: whole.width, height: Math.min(height, whole.height - top) })
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image', mediaType: 'image/jpeg', bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
