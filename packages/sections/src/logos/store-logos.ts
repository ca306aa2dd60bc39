import type { LogoFile, StoredAsset } from '@brandprint/contracts';
import type { AssetPort } from '../section.ts';
import { nameKey } from '../shared/logos/match-brand-name.ts';
import {
  type LogoBackground,
  type LogoSelection,
  logoBackgroundOf,
  type ScoredLogo,
} from '../shared/logos/select-logos.ts';
import { recolorSvg, sanitizeSvg } from '../shared/sanitize-svg.ts';
import {
  analyzeAppearance,
  type ImageAppearance,
  isSimilarColor,
  recolorRaster,
  showsNothing,
} from './analyze-appearance.ts';
import { storeIconFile, toLogoFile } from './favicon.ts';
import { type FileChange, longestSide, renderRasterAsShown, renderSvgAsShown } from './render-as-shown.ts';

type LogoKind = 'mark' | 'wordmark';

/** A logo in the asset store, with its appearance. */
export interface StoredLogo {
  /** Where it was seen; null for the app icon. For a generated logo, where its original was seen. */
  source: ScoredLogo | null;
  file: LogoFile;
  kind: LogoKind;
  /** Null if it could not be rendered. */
  appearance: ImageAppearance | null;
  /** Background behind it on the page. */
  backdrop: string | null;
  /** The only colour scheme in which the site shows it. */
  scheme?: 'light' | 'dark';
  origin: 'found' | 'app-icon' | 'declared' | 'generated';
  /**
   * The change that makes the site's file look as on the page: cropped to one of several pictures, or a mask filled
   * with its colour.
   */
  changes: FileChange[];
  /** For a generated logo: its intended background. */
  generatedFor?: 'light' | 'dark';
}

/** The stored logos, and the reasons why others could not be stored. */
export interface LogoFiles {
  stored: StoredLogo[];
  rejected: { found: ScoredLogo; why: string }[];
}

/** From this ratio of width to height on, a picture counts as a wordmark. */
const WORDMARK_ASPECT = 2;

/**
 * Stores sanitized copies of the accepted logos, and recoloured copies: of single-colour logos for missing backgrounds, and
 * of those that the site itself recolours.
 */
export async function storeLogos(choice: LogoSelection, assets: AssetPort, signal: AbortSignal): Promise<LogoFiles> {
  const storedLogos: StoredLogo[] = [];
  const rejected: LogoFiles['rejected'] = [];
  const bodies = new Map<StoredLogo, Buffer>();
  for (const found of choice.accepted) {
    signal.throwIfAborted();
    const stored = await saveLogo(found, assets);
    if (typeof stored === 'string') {
      rejected.push({ found, why: stored });
      continue;
    }
    const logo = await describeLogo(found, stored, choice.brandNames);
    bodies.set(logo, stored.body);
    storedLogos.push(logo);
  }
  if (storedLogos.length === 0) return { stored: storedLogos, rejected };
  for (const logo of [...storedLogos]) {
    for (const background of ['light', 'dark'] as const) {
      signal.throwIfAborted();
      const isShown = logo.source?.silhouettes.has(background);
      if (!isShown && storedLogos.some((other) => other.kind === logo.kind && fitsBackground(other, background)))
        continue;
      const made = await createRecoloredLogo(logo, bodies.get(logo), background, assets);
      if (made) storedLogos.push(made);
    }
  }
  const icon = storedLogos.some(({ kind }) => kind === 'mark')
    ? null
    : await findAppIconLogo(choice, storedLogos, assets);
  return { stored: icon ? [...storedLogos, icon] : storedLogos, rejected };
}

/** Visible on such a background; where the site itself shows it on one, also if parts of it are faint there. */
export const fitsBackground = (
  { source, appearance, backdrop, generatedFor }: StoredLogo,
  background: LogoBackground,
): boolean => {
  if (generatedFor) return generatedFor === background;
  const isLost = background === 'light' ? appearance?.lostOnLight : appearance?.lostOnDark;
  if (source?.grounds.has(background) && isLost === false) return true;
  if (!appearance || (!appearance.visibleOnLight && !appearance.visibleOnDark))
    return (backdrop === null ? 'light' : logoBackgroundOf(backdrop)) === background;
  return background === 'light' ? appearance.visibleOnLight : appearance.visibleOnDark;
};

interface SavedFile {
  asset: StoredAsset;
  body: Buffer;
  hasText: boolean;
  longestSide: number | null;
  changes: FileChange[];
}

const UNREADABLE = 'the file could not be fetched, or is not an image';
const UNSAFE = 'nothing is left after removing scripts and external references';
const BLANK =
  'the drawing shows nothing: it lies outside of its own area, or depends on the styles or files of the page';
const UNCROPPABLE = 'the part of the picture that it shows could not be cropped';

/**
 * Stores vectors without scripts and external references. Raster files stay unchanged unless only a part or a shape of
 * them is shown. Returns a text with the reason if nothing can be stored.
 */
async function saveLogo({ candidate, asset, page }: ScoredLogo, assets: AssetPort): Promise<SavedFile | string> {
  const body = candidate.markup ? Buffer.from(candidate.markup) : asset ? await assets.read(asset.key) : null;
  if (!body) return UNREADABLE;
  const save = (file: Buffer, contentType: string) =>
    assets.save({ body: file, contentType, pageUrl: page, url: candidate.url });
  if (!candidate.markup && asset && !asset.isVector) {
    const rendered = await renderRasterAsShown(candidate, asset, body);
    if (rendered === null) return UNCROPPABLE;
    const savedAsset =
      rendered.made.length > 0 ? { ...(await save(rendered.body, 'image/png')), ...rendered.size } : asset;
    return { asset: savedAsset, body: rendered.body, hasText: false, longestSide: null, changes: rendered.made };
  }
  const sanitized = sanitizeSvg(body.toString('utf8'));
  if (!sanitized) return UNSAFE;
  const rendered = await renderSvgAsShown(candidate, sanitized);
  if (rendered === null) return UNCROPPABLE;
  const shownBody = Buffer.from(rendered.markup);
  // Text may be set in a font that is not installed here.
  if (!sanitized.hasText && (await showsNothing(shownBody))) return BLANK;
  const saved = await save(shownBody, 'image/svg+xml');
  return {
    asset: { ...saved, ...rendered.size },
    body: shownBody,
    hasText: sanitized.hasText,
    longestSide: longestSide(rendered.size),
    changes: rendered.made,
  };
}

async function describeLogo(source: ScoredLogo, stored: SavedFile, names: readonly string[]): Promise<StoredLogo> {
  const appearance = await analyzeAppearance(stored.body, stored.asset.isVector ? (stored.longestSide ?? 100) : null);
  const { asset } = stored;
  const box = source.candidate.box;
  const aspect =
    appearance?.aspect ?? (asset.width && asset.height ? asset.width / asset.height : box ? box.width / box.height : 1);
  const generated = stored.changes.length > 0;
  return {
    source,
    file: { ...toLogoFile(asset, source.candidate.url, source.page), ...(generated && { generated }) },
    kind:
      aspect >= WORDMARK_ASPECT || (aspect > 1.3 && (stored.hasText || !hasNameBeside(source, names)))
        ? 'wordmark'
        : 'mark',
    appearance,
    backdrop: source.candidate.backdrop,
    ...(source.view && source.view !== 'mobile' && { scheme: source.view }),
    origin: source.declaredOnly ? 'declared' : 'found',
    changes: stored.changes,
  };
}

/** The name is set in type next to the picture, so the picture need not contain it. */
const hasNameBeside = ({ candidate }: ScoredLogo, names: readonly string[]): boolean => {
  const text = nameKey(candidate.text);
  return text !== '' && text !== nameKey(candidate.alt) && names.some((name) => text.includes(name));
};

const RECOLOR_BY_BACKGROUND = { light: '#000000', dark: '#ffffff' } as const;

/** In black or white, for the background on which the original is not visible or the site shows only its silhouette. */
async function createRecoloredLogo(
  logo: StoredLogo,
  body: Buffer | undefined,
  background: 'light' | 'dark',
  assets: AssetPort,
): Promise<StoredLogo | null> {
  if (!body || !logo.appearance || logo.origin === 'generated') return null;
  const isShown = !logo.appearance.isOpaque && logo.source?.silhouettes.has(background);
  if (!logo.appearance.singleColor && !isShown) return null;
  const color = RECOLOR_BY_BACKGROUND[background];
  const vector = logo.file.is_vector;
  const recolored = vector ? Buffer.from(recolorSvg(body.toString('utf8'), color)) : await recolorRaster(body, color);
  const appearance = await analyzeAppearance(
    recolored,
    vector ? Math.max(logo.file.width ?? 0, logo.file.height ?? 0) || 100 : null,
  );
  if (!appearance?.singleColor || !(background === 'light' ? appearance.visibleOnLight : appearance.visibleOnDark))
    return null;
  const saved = await assets.save({
    body: recolored,
    contentType: vector ? 'image/svg+xml' : 'image/png',
    pageUrl: logo.file.page_url,
  });
  const size = { width: logo.file.width ?? saved.width, height: logo.file.height ?? saved.height };
  return {
    source: logo.source,
    file: { ...toLogoFile({ ...saved, ...size }, null, logo.file.page_url), generated: true },
    kind: logo.kind,
    appearance,
    backdrop: null,
    origin: 'generated',
    changes: [],
    generatedFor: background,
  };
}

/** The site's own app icon, if the logo is a wordmark and the icon has its colour. */
async function findAppIconLogo(
  choice: LogoSelection,
  drawn: readonly StoredLogo[],
  assets: AssetPort,
): Promise<StoredLogo | null> {
  for (const icon of choice.appIcons) {
    const found = await storeIconFile(icon, icon, assets);
    if (!found) continue;
    const { asset } = found;
    const body = found.body ?? (await assets.read(asset.key));
    const appearance = body
      ? await analyzeAppearance(body, asset.isVector ? Math.max(asset.width ?? 0, asset.height ?? 0) || 100 : null)
      : null;
    const sharesColor = drawn.some(
      ({ appearance: other }) =>
        other?.dominantHue && appearance?.dominantHue && isSimilarColor(other.dominantHue, appearance.dominantHue),
    );
    if (!appearance || !sharesColor || appearance.aspect > 1.3 || appearance.aspect < 0.77) continue;
    return {
      source: null,
      file: toLogoFile(asset, icon.url, icon.pageUrl),
      kind: 'mark',
      appearance,
      backdrop: null,
      origin: 'app-icon',
      changes: [],
    };
  }
  return null;
}
