import { createHash } from 'node:crypto';
import type { StoredAsset } from '@brandprint/contracts';
import { type InspectedPicture, inspectPicture } from './images/inspect-picture.ts';
import { svgFileFromMarkup } from './images/svg.ts';

/** Stores a binary under its hash. */
export type SaveAsset = (file: {
  body: Buffer;
  contentType: string;
  kind: StoredAsset['kind'];
  url: string | null;
  pageUrl: string;
}) => Promise<{ key: string; assetPath: string }>;

export type FetchBody = (url: string) => Promise<{ body: Buffer } | null>;

const MAX_PICTURES = 80;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_TOTAL_BYTES = 40 * 1024 * 1024;

/** The images of one crawl: each URL is loaded once, each content is stored once, within limits. */
export class AssetCollector {
  readonly stored: StoredAsset[] = [];
  readonly #save: SaveAsset;
  readonly #byUrl = new Map<string, Promise<string | null>>();
  readonly #byHash = new Map<string, Promise<StoredAsset | null>>();
  #bytes = 0;

  constructor(save: SaveAsset) {
    this.#save = save;
  }

  /** The key of the image at `url`; null if it is not an image, does not load, or the limits are reached. */
  addFromUrl(url: string, kind: StoredAsset['kind'], pageUrl: string, load: FetchBody): Promise<string | null> {
    const known = this.#byUrl.get(url);
    if (known) return known;
    if (this.#byUrl.size >= MAX_PICTURES) return Promise.resolve(null);
    const key = this.#fetchAndAdd(url, kind, pageUrl, load);
    this.#byUrl.set(url, key);
    return key;
  }

  /** The key of an inline SVG, stored as a file. */
  async addInlineSvg(markup: string, kind: StoredAsset['kind'], pageUrl: string): Promise<string | null> {
    return (await this.add({ body: svgFileFromMarkup(markup), kind, url: null, pageUrl }))?.key ?? null;
  }

  /** `addFromUrl` need not inspect an image that was created here. */
  async add(
    file: { body: Buffer; kind: StoredAsset['kind']; url: string | null; pageUrl: string },
    picture?: InspectedPicture,
  ): Promise<StoredAsset | null> {
    const sha256 = createHash('sha256').update(file.body).digest('hex');
    const known = this.#byHash.get(sha256);
    if (known) return known;
    if (file.body.length > MAX_BYTES || this.#bytes + file.body.length > MAX_TOTAL_BYTES) return null;
    this.#bytes += file.body.length;
    const stored = this.#store(file, sha256, picture);
    this.#byHash.set(sha256, stored);
    return stored;
  }

  async #fetchAndAdd(url: string, kind: StoredAsset['kind'], pageUrl: string, load: FetchBody): Promise<string | null> {
    const inline = url.startsWith('data:');
    const found = inline ? decodeDataUrl(url) : await load(url);
    if (!found) return null;
    return (await this.add({ body: found.body, kind, url: inline ? null : url, pageUrl }))?.key ?? null;
  }

  async #store(
    file: { body: Buffer; kind: StoredAsset['kind']; url: string | null; pageUrl: string },
    sha256: string,
    made?: InspectedPicture,
  ): Promise<StoredAsset | null> {
    const picture = made ?? (await inspectPicture(file.body));
    if (!picture) return null;
    const stored = await this.#save({ ...file, contentType: picture.contentType });
    const asset: StoredAsset = {
      ...stored,
      url: file.url,
      pageUrl: file.pageUrl,
      kind: file.kind,
      bytes: file.body.length,
      sha256,
      ...picture,
    };
    this.stored.push(asset);
    return asset;
  }
}

function decodeDataUrl(url: string): { body: Buffer } | null {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  if (data === undefined) return null;
  try {
    return {
      body: base64
        ? Buffer.from(data, 'base64')
        : Buffer.from(decodeURIComponent(data.replace(/%(?![\da-f]{2})/gi, '%25'))),
    };
  } catch {
    return null;
  }
}
