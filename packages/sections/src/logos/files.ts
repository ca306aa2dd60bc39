import type { LogoFile, StoredAsset } from '@brandprint/contracts';
import type { AssetPort } from '../section.ts';
import type { FoundLogo, LogoChoice } from './choose.ts';
import { logoFile } from './favicon.ts';
import { alike, type Look, look, recolouredPixels } from './look.ts';
import { type Made, shownDrawing, shownPixels, sideOf } from './shown.ts';
import { cleanSvg, recolouredSvg } from './svg.ts';
import { plain } from './words.ts';

type LogoKind = 'mark' | 'wordmark';

/** A logo as it lies in the asset store, with what it shows. */
export interface DrawnLogo {
  /** What was seen of it on the pages; null for the app icon. For a generated one, of the logo that it was made of. */
  found: FoundLogo | null;
  file: LogoFile;
  kind: LogoKind;
  /** null where it could not be drawn. */
  look: Look | null;
  /** Background behind it on the page. */
  backdrop: string | null;
  /** The colour scheme in which alone the site shows it. */
  scheme?: 'light' | 'dark';
  origin: 'found' | 'app-icon' | 'declared' | 'generated';
  /** What was done to the site's file so that it shows what the site does: one picture of several, or a mask in its colour. */
  made: Made[];
  /** For a generated one: the background it was made for. */
  madeFor?: 'light' | 'dark';
}

/** The logos that could be stored, and why the others could not. */
export interface Drawing {
  drawn: DrawnLogo[];
  refused: { found: FoundLogo; why: string }[];
}

/** From this width to height a picture is read as writing. */
const WORDMARK_ASPECT = 2;

/** Stores sanitised copies of what was found, and recoloured ones of a single-coloured logo that lacks a background. */
export async function drawLogos(choice: LogoChoice, assets: AssetPort, signal: AbortSignal): Promise<Drawing> {
  const drawn: DrawnLogo[] = [];
  const refused: Drawing['refused'] = [];
  const bodies = new Map<DrawnLogo, Buffer>();
  for (const found of choice.found) {
    signal.throwIfAborted();
    const stored = await store(found, assets);
    if (typeof stored === 'string') {
      refused.push({ found, why: stored });
      continue;
    }
    const logo = await describe(found, stored, choice.names);
    bodies.set(logo, stored.body);
    drawn.push(logo);
  }
  if (drawn.length === 0) return { drawn, refused };
  for (const logo of [...drawn]) {
    for (const background of ['light', 'dark'] as const) {
      signal.throwIfAborted();
      if (drawn.some((other) => other.kind === logo.kind && fits(other, background))) continue;
      const made = await recoloured(logo, bodies.get(logo), background, assets);
      if (made) drawn.push(made);
    }
  }
  const icon = drawn.some(({ kind }) => kind === 'mark') ? null : await appIcon(choice, drawn, assets);
  return { drawn: icon ? [...drawn, icon] : drawn, refused };
}

export const fits = ({ look: seen, backdrop, madeFor }: DrawnLogo, background: 'light' | 'dark'): boolean => {
  if (madeFor) return madeFor === background;
  if (!seen || (!seen.onLight && !seen.onDark)) return (isDark(backdrop) ? 'dark' : 'light') === background;
  return background === 'light' ? seen.onLight : seen.onDark;
};

const isDark = (hex: string | null): boolean =>
  hex !== null && [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) < 3 * 110;

interface Stored {
  asset: StoredAsset;
  body: Buffer;
  hasText: boolean;
  side: number | null;
  made: Made[];
}

const UNREADABLE = 'its file did not answer, or is no picture';
const UNSAFE = 'nothing is left of its drawing without what could run or call out';
const UNCUT = 'it shows a part of a picture that could not be cut out of it';

/** Vectors are stored again without what could run or call out; pixels stay the file that was found, unless a part or a shape of it is shown. A text says why there is none. */
async function store({ candidate, asset, page }: FoundLogo, assets: AssetPort): Promise<Stored | string> {
  const body = candidate.markup ? Buffer.from(candidate.markup) : asset ? await assets.read(asset.key) : null;
  if (!body) return UNREADABLE;
  const save = (file: Buffer, contentType: string) =>
    assets.save({ body: file, contentType, pageUrl: page, url: candidate.url });
  if (!candidate.markup && asset && !asset.isVector) {
    const shown = await shownPixels(candidate, asset, body);
    if (shown === null) return UNCUT;
    const kept = shown.made.length > 0 ? { ...(await save(shown.body, 'image/png')), ...shown.size } : asset;
    return { asset: kept, body: shown.body, hasText: false, side: null, made: shown.made };
  }
  const clean = cleanSvg(body.toString('utf8'));
  if (!clean) return UNSAFE;
  const shown = await shownDrawing(candidate, clean);
  if (shown === null) return UNCUT;
  const shownBody = Buffer.from(shown.markup);
  const saved = await save(shownBody, 'image/svg+xml');
  return {
    asset: { ...saved, ...shown.size },
    body: shownBody,
    hasText: clean.hasText,
    side: sideOf(shown.size),
    made: shown.made,
  };
}

async function describe(found: FoundLogo, stored: Stored, names: readonly string[]): Promise<DrawnLogo> {
  const seen = await look(stored.body, stored.asset.isVector ? (stored.side ?? 100) : null);
  const { asset } = stored;
  const box = found.candidate.box;
  const aspect =
    seen?.aspect ?? (asset.width && asset.height ? asset.width / asset.height : box ? box.width / box.height : 1);
  const generated = stored.made.length > 0;
  return {
    found,
    file: { ...logoFile(asset, found.candidate.url, found.page), ...(generated && { generated }) },
    kind:
      aspect >= WORDMARK_ASPECT || (aspect > 1.3 && (stored.hasText || !nameBeside(found, names)))
        ? 'wordmark'
        : 'mark',
    look: seen,
    backdrop: found.candidate.backdrop,
    ...(found.view && found.view !== 'mobile' && { scheme: found.view }),
    origin: found.declaredOnly ? 'declared' : 'found',
    made: stored.made,
  };
}

/** The name stands in type beside the picture, so the picture need not say it. */
const nameBeside = ({ candidate }: FoundLogo, names: readonly string[]): boolean => {
  const text = plain(candidate.text);
  return text !== '' && text !== plain(candidate.alt) && names.some((name) => text.includes(name));
};

const INK = { light: '#000000', dark: '#ffffff' } as const;

/** A single-coloured logo in black or white, for the background on which it cannot be seen as it is. */
async function recoloured(
  logo: DrawnLogo,
  body: Buffer | undefined,
  background: 'light' | 'dark',
  assets: AssetPort,
): Promise<DrawnLogo | null> {
  if (!body || !logo.look?.single || logo.origin === 'generated') return null;
  const color = INK[background];
  const vector = logo.file.is_vector;
  const made = vector ? Buffer.from(recolouredSvg(body.toString('utf8'), color)) : await recolouredPixels(body, color);
  const seen = await look(made, vector ? Math.max(logo.file.width ?? 0, logo.file.height ?? 0) || 100 : null);
  if (!seen?.single || !(background === 'light' ? seen.onLight : seen.onDark)) return null;
  const saved = await assets.save({
    body: made,
    contentType: vector ? 'image/svg+xml' : 'image/png',
    pageUrl: logo.file.page_url,
  });
  const size = { width: logo.file.width ?? saved.width, height: logo.file.height ?? saved.height };
  return {
    found: logo.found,
    file: { ...logoFile({ ...saved, ...size }, null, logo.file.page_url), generated: true },
    kind: logo.kind,
    look: seen,
    backdrop: null,
    origin: 'generated',
    made: [],
    madeFor: background,
  };
}

/** The site's own app icon, where its logo is writing and the icon shares its colour. */
async function appIcon(choice: LogoChoice, drawn: readonly DrawnLogo[], assets: AssetPort): Promise<DrawnLogo | null> {
  for (const asset of choice.appIcons) {
    const body = await assets.read(asset.key);
    const seen = body
      ? await look(body, asset.isVector ? Math.max(asset.width ?? 0, asset.height ?? 0) || 100 : null)
      : null;
    const shares = drawn.some(({ look: other }) => other?.hue && seen?.hue && alike(other.hue, seen.hue));
    if (!seen || !shares || seen.aspect > 1.3 || seen.aspect < 0.77) continue;
    return {
      found: null,
      file: logoFile(asset, asset.url, asset.pageUrl),
      kind: 'mark',
      look: seen,
      backdrop: null,
      origin: 'app-icon',
      made: [],
    };
  }
  return null;
}
