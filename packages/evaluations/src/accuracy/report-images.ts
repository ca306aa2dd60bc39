import { type BrandDetail, type Evidence, LogosSection } from '@brandprint/contracts';
import type { AssetPort } from '@brandprint/sections';
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

/** Images of a stored crawl. Those of the truth are on the site, which is not served. */
export async function collectStoredImages(
  evidence: Evidence,
  logos: unknown,
  read: AssetPort['read'],
): Promise<ReportImages> {
  const { primary_logo, favicon } = LogosSection.safeParse(logos).data ?? {};
  const stored = async (path: string | undefined) =>
    toThumbnail(path === undefined ? null : await read(assetKeyOf(path)));
  return {
    screen: await cropFirstScreen(evidence, read),
    expected: { logo: null, favicon: null },
    found: { logo: await stored(primary_logo?.asset_path), favicon: await stored(favicon?.asset_path) },
    peers: {},
  };
}

/** Of a path that stored crawls and {@link createInMemoryAssets} give. */
export const assetKeyOf = (path: string): string => path.split('/').at(-1) ?? '';

export const collectPeerImages = async ({ logo, favicon }: Extraction, origin: string): Promise<LogoImages> => ({
  logo: await fetchImage(logo?.url, origin),
  favicon: await fetchImage(favicon, origin),
});

async function firstScreen(assets: string, brandId: string): Promise<string | null> {
  const store = createDirectoryStore(assets);
  for await (const { key } of store.list(brandPrefix(brandId))) {
    if (!key.endsWith('/evidence.json.gz')) continue;
    return cropFirstScreen(await loadEvidence(store, key), (file) => store.read(file));
  }
  return null;
}

async function cropFirstScreen(evidence: Evidence | null, read: AssetPort['read']): Promise<string | null> {
  const page = evidence?.pages[0];
  const body = page?.screenshot && (await read(page.screenshot.key));
  if (!body) return null;
  const { width = 0, height = 0 } = await sharp(body).metadata();
  const crop = { left: 0, top: 0, width, height: Math.min(height, page.viewport.height) };
  return toDataUrl(await sharp(body).extract(crop).resize(SCREEN_WIDTH).webp({ quality: 72 }).toBuffer(), 'image/webp');
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
