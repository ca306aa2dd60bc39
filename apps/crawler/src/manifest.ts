import { canParseUrl, type PageEvidence, type WebManifest } from '@brandprint/contracts';
import type { PinnedFetch } from '@brandprint/egress';
import { isJsonObject, type JsonObject } from '@brandprint/platform';
import type { AssetCollector, FetchBody } from './asset-collector.ts';

const MAX_ICONS = 4;

/**
 * The web app manifest that a page links to, with its largest icons stored; null if there is none or it is unreadable.
 */
export async function readManifest(
  page: PageEvidence,
  fetch: PinnedFetch,
  assets: AssetCollector,
  signal: AbortSignal,
): Promise<WebManifest | null> {
  const link = page.headLinks.find(({ rel }) => /(^|\s)manifest(\s|$)/i.test(rel));
  if (!link || !canParseUrl(link.href, page.finalUrl)) return null;
  const load: FetchBody = (url) =>
    fetch(url, { signal, timeoutMs: 4_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3, overflow: 'error' }).then(
      (answer) => (answer.status === 200 ? answer : null),
      () => null,
    );
  const url = new URL(link.href, page.finalUrl).href;
  const file = await load(url);
  const json = parse(file?.body.toString('utf8') ?? '');
  if (!json) return null;
  const text = (name: string): string => (typeof json[name] === 'string' ? json[name].slice(0, 1_000) : '');
  const listed = (Array.isArray(json['icons']) ? json['icons'] : []) as JsonObject[];
  const icons = listed
    .filter((icon) => typeof icon?.['src'] === 'string' && canParseUrl(icon['src'], url))
    .map((icon) => ({
      src: new URL(String(icon['src']), url).href,
      sizes: String(icon['sizes'] ?? ''),
      type: String(icon['type'] ?? ''),
      purpose: String(icon['purpose'] ?? ''),
      assetKey: null as string | null,
    }))
    .sort((a, b) => (Number.parseInt(b.sizes, 10) || 0) - (Number.parseInt(a.sizes, 10) || 0))
    .slice(0, MAX_ICONS);
  for (const icon of icons) icon.assetKey = await assets.addFromUrl(icon.src, 'icon', page.finalUrl, load);
  return {
    url,
    name: text('name'),
    shortName: text('short_name'),
    description: text('description'),
    themeColor: text('theme_color'),
    backgroundColor: text('background_color'),
    icons,
  };
}

function parse(text: string): JsonObject | null {
  try {
    const json: unknown = JSON.parse(text.replace(/^﻿/, ''));
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}
