import { LOGO_SLOTS } from '@brandprint/contracts';
import { joinName, shortHash, slugOf } from '../tokens/names.ts';
import { asObject, asObjects, asText } from '../tokens/read.ts';
import type { ExportSource } from '../types.ts';

/** A logo of the brand, and where its file came from. */
export interface Logo {
  /** Safe as a file name, and unique in the brand. */
  name: string;
  label: string;
  /** The ground that it is for; empty if that is not known. */
  ground: 'light' | 'dark' | '';
  assetPath: string;
  /** Empty if it was part of the page itself. */
  sourceUrl: string;
  pageUrl: string;
  /** Derived from another logo, such as a white one from a black one. */
  generated: boolean;
}

type Fields = Record<string, unknown>;

const ASSET_PATH = /^\/v1\/api\/brands\/[\w-]+\/assets\/[\w.-]{1,128}$/;
const MAX_LOGOS = 24;

/** The logos by slot, then the other variants, each file once. Edits can have any shape. */
export function readLogos({ brand }: ExportSource): Logo[] {
  const { slots, slot_definitions, primary_logo, variants } = asObject(asObject(brand.analysis).logos);
  const listed = asObjects(variants).map(({ fields }) => fields);
  const withSource = [asObject(primary_logo), ...listed];
  const labels = new Map(
    asObjects(slot_definitions).map(({ fields }) => [asText(fields.key), asText(fields.label)] as const),
  );
  const ofSlots = LOGO_SLOTS.map((key) => {
    const slot = asObject(asObject(slots)[key]);
    const origin = withSource.find(({ asset_path }) => asset_path === slot.asset_path);
    const ground = key.endsWith('_dark') ? 'dark' : 'light';
    return { ...logoOf(key, labels.get(key) ?? '', { ...origin, ...slot }), ground } as const;
  });
  const others = withSource.map((fields, i) =>
    logoOf(asText(fields.key) || (i === 0 ? 'primary' : 'variant'), asText(fields.label), fields),
  );
  return uniqueLogos([...ofSlots, ...others]).slice(0, MAX_LOGOS);
}

/** The icon of browser tabs; null if the brand has none. */
export function readFavicon({ brand }: ExportSource): Logo | null {
  const [favicon = null] = uniqueLogos([
    logoOf('favicon', 'Favicon', asObject(asObject(asObject(brand.analysis).logos).favicon)),
  ]);
  return favicon;
}

const logoOf = (key: string, label: string, { asset_path, source_url, page_url, generated }: Fields): Logo => ({
  name: slugOf(key),
  label: label || key.replaceAll('_', ' '),
  ground: '',
  assetPath: asText(asset_path),
  sourceUrl: asText(source_url),
  pageUrl: asText(page_url),
  generated: generated === true,
});

/** Those that have a file, each file once, with different names. */
function uniqueLogos(logos: readonly Logo[]): Logo[] {
  const paths = new Set<string>();
  const names = new Set<string>();
  return logos.flatMap((logo) => {
    const { assetPath } = logo;
    if (!ASSET_PATH.test(assetPath) || paths.has(assetPath)) return [];
    const base = logo.name || 'logo';
    const name = names.has(base) ? joinName(base, shortHash(assetPath.replace(/^.*\//, ''))) : base;
    paths.add(assetPath);
    names.add(name);
    return [{ ...logo, name }];
  });
}
