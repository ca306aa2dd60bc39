import type { IconEvidence } from '@brandprint/contracts';
import type { AssetPort } from '../section.ts';
import { sanitizeSvg } from '../shared/sanitize-svg.ts';
import type { CollectedIcon, IconFacts } from './icon-facts.ts';

/** Maximum number of icons in the result. */
const MAX_ICONS = 40;
/** Maximum number of inline SVGs that are stored as files, and maximum length of each. */
const MAX_FILES = 40;
const MAX_CHARS = 20_000;
const CONCURRENCY = 8;

/** Stores sanitized copies of the most used inline SVGs, each drawing once. */
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

/** Key of its file; "" if it has none. */
export const iconAssetKey = ({ assetKey, markup }: IconEvidence, { files }: IconFacts): string =>
  assetKey ?? files.get(markup ?? '') ?? '';

/** The most used icons that have a file or a recognizable name, each file once. */
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
