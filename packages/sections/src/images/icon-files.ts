import type { IconEvidence } from '@brandprint/contracts';
import type { AssetPort } from '../section.ts';
import { sanitizeSvg } from '../shared/sanitize-svg.ts';
import type { CollectedIcon, IconFacts } from './icon-facts.ts';

/** Icons in the result: the most used. */
const MAX_ICONS = 40;
/** Inline SVGs that are made files of at most, and characters of each. */
const MAX_FILES = 40;
const MAX_CHARS = 20_000;
const CONCURRENCY = 8;

/** Stores sanitised copies of the most used inline SVGs, each drawing once. */
export async function storeIconFiles(facts: IconFacts, assets: AssetPort, signal: AbortSignal): Promise<IconFacts> {
  const inlineIcons = facts.icons.filter(
    ({ icon }) => icon.markup && icon.markup.length <= MAX_CHARS && !iconAssetKey(icon, facts),
  );
  const files = new Map<string, string>();
  const save = async ({ icon: { markup }, page }: CollectedIcon): Promise<void> => {
    const sanitized = sanitizeSvg(markup ?? '');
    if (!markup || !sanitized) return;
    const file = { body: Buffer.from(sanitized.markup), contentType: 'image/svg+xml', pageUrl: page };
    files.set(markup, (await assets.save(file)).key);
  };
  for (let at = 0; at < Math.min(inlineIcons.length, MAX_FILES); at += CONCURRENCY) {
    signal.throwIfAborted();
    await Promise.all(inlineIcons.slice(at, Math.min(at + CONCURRENCY, MAX_FILES)).map(save));
  }
  return { ...facts, files };
}

/** Key of its file; "" where it has none. */
export const iconAssetKey = ({ assetKey, markup }: IconEvidence, { files }: IconFacts): string =>
  assetKey ?? files.get(markup ?? '') ?? '';

/** The most used icons of those that somebody can use: that have a file or are told by what names them, each file once. */
export function selectListedIcons(facts: IconFacts): CollectedIcon[] {
  const known = new Set<string>();
  return facts.icons
    .filter(({ icon, library }) => {
      const key = iconAssetKey(icon, facts);
      if (!key) return icon.url || icon.alt || icon.classes || library;
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    })
    .slice(0, MAX_ICONS);
}
