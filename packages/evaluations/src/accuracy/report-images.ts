import type { BrandDetail } from '@brandprint/contracts';
import { LogosSection } from '@brandprint/contracts';
import { brandPrefix, createDirectoryStore, loadEvidence } from '@brandprint/storage';
import sharp from 'sharp';
import type { Extraction, Truth } from '../../corpus/score.mjs';
import type { AccuracyClient } from './client.ts';
import type { PeerName } from './tools.ts';

/** Data URLs; null where there is nothing to show. */
export interface ReportImages {
  /** The first screen of the entry page. */
  screen: string | null;
  expected: LogoImages;
  found: LogoImages;
  peers: Partial<Record<PeerName, LogoImages>>;
}

export interface LogoImages {
  logo: string | null;
  favicon: string | null;
}

const SCREEN_WIDTH = 640;
const MARK_SIZE = 256;
const FILE_MS = 5_000;

export async function collectImages(options: {
  brand: BrandDetail;
  got: Extraction | null;
  truth: Truth;
  origin: string;
  client: AccuracyClient;
  assets: string;
}): Promise<ReportImages> {
  const { brand, truth, origin, client, assets } = options;
  const logos = LogosSection.safeParse(brand.analysis?.logos).data;
  const served = async (path: string | undefined) => toThumbnail(path === undefined ? null : await client.file(path));
  const onSite = (path: string | null | undefined) => fetchImage(path && `${origin}/${path}`, origin);
  return {
    screen: await firstScreen(assets, brand.id),
    expected: { logo: await onSite(truth.logo?.path), favicon: await onSite(truth.favicon) },
    found: { logo: await served(logos?.primary_logo?.asset_path), favicon: await served(logos?.favicon?.asset_path) },
    peers: {},
  };
}

export const collectPeerImages = async ({ logo, favicon }: Extraction, origin: string): Promise<LogoImages> => ({
  logo: await fetchImage(logo?.url, origin),
  favicon: await fetchImage(favicon, origin),
});

async function firstScreen(assets: string, brandId: string): Promise<string | null> {
  const store = createDirectoryStore(assets);
  for await (const { key } of store.list(brandPrefix(brandId))) {
    if (!key.endsWith('/evidence.json.gz')) continue;
    const page = (await loadEvidence(store, key))?.pages[0];
    const body = page?.screenshot && (await store.read(page.screenshot.key));
    if (!body) return null;
    const { width = 0, height = 0 } = await sharp(body).metadata();
    const crop = { left: 0, top: 0, width, height: Math.min(height, page.viewport.height) };
    return toDataUrl(
      await sharp(body).extract(crop).resize(SCREEN_WIDTH).webp({ quality: 72 }).toBuffer(),
      'image/webp',
    );
  }
  return null;
}

/** A file of the site or the content of a data URL. Other hosts are not requested. */
async function fetchImage(url: string | null | undefined, origin: string): Promise<string | null> {
  if (!url || !(url.startsWith('data:') || url.startsWith(`${origin}/`))) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_MS) });
    return response.ok ? await toThumbnail(Buffer.from(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}

/** A small PNG. Icon files, which sharp cannot read, stay as they are. */
async function toThumbnail(body: Buffer | null): Promise<string | null> {
  if (!body) return null;
  if (body.readUInt32LE(0) === ICO) return toDataUrl(body, 'image/x-icon');
  try {
    const size = { width: MARK_SIZE, height: MARK_SIZE, fit: 'inside', withoutEnlargement: true } as const;
    return toDataUrl(await sharp(body).resize(size).png().toBuffer(), 'image/png');
  } catch {
    return null;
  }
}

/** The first four bytes of an ICO file. */
const ICO = 0x00010000;

const toDataUrl = (body: Buffer, type: string): string => `data:${type};base64,${body.toString('base64')}`;
