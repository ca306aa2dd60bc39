import type { IconEvidence } from '@brandprint/contracts';
import { cleanSvg } from '../logos/svg.ts';
import type { AssetPort } from '../section.ts';
import type { IconFacts, SeenIcon } from './icons.ts';

/** Icons in the result: the most used. */
const MAX_ICONS = 40;
/** Inline SVGs that are made files of at most, and characters of each. */
const MAX_FILES = 40;
const MAX_CHARS = 20_000;
const AT_ONCE = 8;

/** Stores sanitised copies of the most used inline SVGs, each drawing once. */
export async function iconFiles(facts: IconFacts, assets: AssetPort, signal: AbortSignal): Promise<IconFacts> {
  const drawn = facts.icons.filter(({ icon }) => icon.markup && icon.markup.length <= MAX_CHARS && !keyOf(icon, facts));
  const files = new Map<string, string>();
  const save = async ({ icon: { markup }, page }: SeenIcon): Promise<void> => {
    const clean = cleanSvg(markup ?? '');
    if (!markup || !clean) return;
    const file = { body: Buffer.from(clean.markup), contentType: 'image/svg+xml', pageUrl: page };
    files.set(markup, (await assets.save(file)).key);
  };
  for (let at = 0; at < Math.min(drawn.length, MAX_FILES); at += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(drawn.slice(at, Math.min(at + AT_ONCE, MAX_FILES)).map(save));
  }
  return { ...facts, files };
}

/** Key of its file; "" where it has none. */
export const keyOf = ({ assetKey, markup }: IconEvidence, { files }: IconFacts): string =>
  assetKey ?? files.get(markup ?? '') ?? '';

/** The most used icons of those that somebody can use: that have a file or are told by what names them, each file once. */
export function listedIcons(facts: IconFacts): SeenIcon[] {
  const known = new Set<string>();
  return facts.icons
    .filter(({ icon, library }) => {
      const key = keyOf(icon, facts);
      if (!key) return icon.url || icon.alt || icon.classes || library;
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    })
    .slice(0, MAX_ICONS);
}
