import type { Evidence, LogoCandidate, PageView, StoredAsset } from '@brandprint/contracts';
import { collectOwnNames } from '../brand/own-names.ts';
import { relativeLuminance } from '../color.ts';
import { isSameDrawing } from '../same-picture.ts';
import { companionTest } from './companion-files.ts';
import { largeHeroLogoFirst } from './hero-logo.ts';
import { createIconTest, pictureCandidates } from './icon-pictures.ts';
import { isHeroTitle } from './logo-position.ts';
import { hasLogoWord } from './logo-words.ts';
import { collectBrandNames, fileName, mentionsBrand, splitIdentifier } from './match-brand-name.ts';
import { mergeSameDrawings } from './merge-same-drawings.ts';
import { versionTest, withoutOtherProducts } from './other-products.ts';
import { pictureIdentity } from './picture-identity.ts';
import {
  isLargeLogoFile,
  isLoneLogo,
  isTiedToSite,
  type LogoOccurrence,
  linksElsewhere,
  MIN_LOGO_SCORE,
  type ScoreReason,
  scoreReasons,
} from './score-logo.ts';
import { findTextLogo, type TextLogo } from './text-logo.ts';

export type LogoBackground = 'light' | 'dark';

/** One picture with all its occurrences. */
export interface ScoredLogo {
  /** Its best occurrence. */
  candidate: LogoCandidate;
  page: string;
  /** The only view that shows it, for instance the dark one; null if the default view does. */
  view: PageView['name'] | null;
  asset: StoredAsset | null;
  score: number;
  reasons: ScoreReason[];
  occurrenceCount: number;
  /** The grounds on which pages show it; none if it is only over pictures. */
  grounds: ReadonlySet<LogoBackground>;
  /** The grounds on which filters of pages make a silhouette of it, in white on dark ones and in black on light ones. */
  silhouettes: ReadonlySet<LogoBackground>;
  /** Whether the first page shows it, other than in its footer. */
  headsHome: boolean;
  /** Whether it is the title of the first page's hero. */
  titlesHome: boolean;
  /** Whether it is alone on the first screen and called nothing but "logo". */
  isLone: boolean;
  /** Whether the first page shows it large, alone or drawn like its icon, and it is called nothing but "logo". */
  isLargeFile: boolean;
  /** Whether the first page shows it, drawn like the site's icon and larger. */
  isLargeIcon: boolean;
  /** Declared as logo in the head or in structured data, and not seen on any page. */
  declaredOnly: boolean;
}

export interface LogoSelection {
  /** Accepted pictures, the primary logo first, those of another view last. */
  accepted: ScoredLogo[];
  /** The brand name set in type in the header; null if there is none. */
  textLogo: TextLogo | null;
  /** Touch and manifest icons, largest first. */
  appIcons: StoredAsset[];
  /** All logo candidates, the likeliest first, accepted or not. */
  scored: ScoredLogo[];
  /** URL of the first page. */
  homeUrl: string;
  brandNames: string[];
}

const PAGE_SOURCES: readonly LogoCandidate['source'][] = ['img', 'inline-svg', 'css-background', 'css-mask'];
const HEAD_SOURCES: readonly LogoCandidate['source'][] = ['manifest', 'touch-icon', 'head-icon', 'og-image'];
/** Of a picture without a better one: called a logo, named after the brand and in the footer, say. */
const MIN_LAST_RESORT_SCORE = 30;
/** Maximum number of logos of the default view, and of those that only another view shows. */
const MAX_ACCEPTED = 6;
const MAX_VIEW_LOGOS = 3;

export function selectLogos(evidence: Evidence): LogoSelection {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const brandNames = collectBrandNames(evidence, collectOwnNames(evidence));
  const isLikeIcon = createIconTest(evidence);
  const scoredGroups = [...groupOccurrences(evidence, assets, isLikeIcon, brandNames).values()].map((group) =>
    scoreLogo(group, brandNames, assets, isLikeIcon),
  );
  const scored = scoredGroups
    .filter((logo) => !logo.declaredOnly)
    .sort((a, b) => b.score - a.score || areaOf(b) - areaOf(a));
  const likelyLogos = scored.filter((logo) => logo.score >= MIN_LOGO_SCORE && isStored(logo));
  const textBrand = findTextLogo(evidence, brandNames);
  const hasHome = textBrand?.inHomeLink || likelyLogos.some(({ candidate }) => candidate.inHomeLink);
  // Other pages have logos of editions, products and events.
  const accepted = mergeSameDrawings(
    (hasHome ? likelyLogos.filter((logo) => !isThirdPartyLogo(logo, brandNames)) : likelyLogos).sort(
      (a, b) => Number(b.headsHome) - Number(a.headsHome),
    ),
    scoredGroups,
  );
  const likely = largeHeroLogoFirst(
    withoutOtherProducts(
      accepted.filter(({ view }) => view === null),
      evidence,
    ),
  );
  const pageLogos = [...likely, ...companionsOf(likely, scored, { evidence, brandNames })].slice(0, MAX_ACCEPTED);
  const viewLogos =
    pageLogos.length > 0 || !textBrand || textBrand.view !== null ? accepted.filter(({ view }) => view !== null) : [];
  const found = [...pageLogos, ...viewLogos.slice(0, MAX_VIEW_LOGOS)];
  const declared = scoredGroups.find((logo) => logo.declaredOnly && logo.asset !== null && logo.score > 0) ?? null;
  const lastResort =
    declared ??
    scored.find((logo) => (logo.isLone || logo.score >= MIN_LAST_RESORT_SCORE) && logo.score > 0 && isStored(logo)) ??
    scored.find((logo) => logo.isLargeIcon && isStored(logo));
  // A name that is set in type in the header leaves room for a logo elsewhere on the page.
  const only = textBrand ? scored.find((logo) => logo.isLargeFile && isStored(logo)) : lastResort;
  const primary = found.length === 0 && only ? [only] : found;
  return {
    accepted: primary,
    textLogo: primary.length === 0 ? textBrand : null,
    appIcons: findAppIcons(evidence, assets),
    scored,
    homeUrl: evidence.pages[0]?.finalUrl ?? evidence.finalUrl,
    brandNames,
  };
}

/** Versions of the first logo that are not likely by themselves. One that is another size of a likely one is no version. */
function companionsOf(
  likely: readonly ScoredLogo[],
  scored: readonly ScoredLogo[],
  { evidence, brandNames }: { evidence: Evidence; brandNames: readonly string[] },
): ScoredLogo[] {
  const [first] = likely;
  if (!first) return [];
  const isCompanion = companionTest(first.candidate, brandNames);
  const isVersion = versionTest(first.candidate, evidence);
  return scored.filter(
    (logo) =>
      logo.view === null &&
      logo.score < MIN_LOGO_SCORE &&
      isStored(logo) &&
      isCompanion(logo.candidate) &&
      isVersion(logo) &&
      !likely.some(({ asset }) => isSameDrawing(asset, logo.asset)),
  );
}

/** Its drawing or file is available. Files that were too large or not fetched are reported, but never chosen. */
const isStored = ({ candidate, asset }: ScoredLogo): boolean => candidate.markup !== null || asset !== null;

/** Occurrences of the same picture: same file, same bytes or same drawing. */
function groupOccurrences(
  evidence: Evidence,
  assets: Map<string, StoredAsset>,
  isLikeIcon: (candidate: LogoCandidate) => boolean,
  names: readonly string[],
): Map<string, LogoOccurrence[]> {
  const headFiles = new Set(
    evidence.pages.flatMap((page) =>
      page.logoCandidates
        .filter((candidate) => HEAD_SOURCES.includes(candidate.source) && !isDeclaredLogo(candidate, names))
        .map((candidate) => pictureIdentity(candidate, assets)),
    ),
  );
  const groups = new Map<string, LogoOccurrence[]>();
  const add = (key: string, occurrence: LogoOccurrence): void => {
    groups.set(key, [...(groups.get(key) ?? []), occurrence]);
  };
  for (const [index, page] of evidence.pages.entries()) {
    const isHome = index === 0;
    const drawnLikeIcon = isHome ? pictureCandidates(evidence).filter(isLikeIcon) : [];
    for (const pageOrView of [page, ...page.views]) {
      const view = 'name' in pageOrView ? pageOrView.name : null;
      for (const candidate of [...pageOrView.logoCandidates, ...(view === null ? drawnLikeIcon : [])]) {
        const declared = isDeclaredLogo(candidate, names);
        if (!(PAGE_SOURCES.includes(candidate.source) || (declared && view === null))) continue;
        const key = pictureIdentity(candidate, assets);
        // An icon of the head stays one if structured data declares it again.
        if (!key || (declared && headFiles.has(key))) continue;
        add(key, { candidate, page: page.finalUrl, isHome, view, viewport: pageOrView.viewport });
      }
    }
  }
  return groups;
}

/** Next to a brand that links home, a link to another site belongs to a parent or partner. */
const isThirdPartyLogo = ({ candidate, page }: ScoredLogo, names: readonly string[]): boolean =>
  linksElsewhere(candidate, page, names) && !mentionsBrand(`${candidate.alt} ${fileName(candidate.url)}`, names);

/** Declared as logo and not seen on any page: the last resort. */
const isDeclaredLogo = ({ source, detail, url }: LogoCandidate, names: readonly string[]): boolean =>
  source === 'json-ld' ||
  (source === 'og-image' && (detail === 'og:logo' || hasLogoWord(splitIdentifier(fileName(url)), names)));

function scoreLogo(
  group: readonly LogoOccurrence[],
  names: readonly string[],
  assets: Map<string, StoredAsset>,
  isLikeIcon: (candidate: LogoCandidate) => boolean,
): ScoredLogo {
  const visible = group.filter(({ candidate }) => !isDeclaredLogo(candidate, names));
  const declared = group.length > visible.length;
  const isLone = visible.some((sighting) => isLoneLogo(sighting, names));
  const scored = (visible.length > 0 ? visible : group).map((sighting) => {
    const { assetKey } = sighting.candidate;
    const asset = assetKey ? (assets.get(assetKey) ?? null) : null;
    const reasons = scoreReasons(sighting, names, asset);
    const isTied =
      visible.length > 0
        ? declared || isLone || isTiedToSite(sighting, names)
        : namesSiteOwner(sighting.candidate, names);
    return { sighting, asset, why: reasons, score: isTied ? sumPoints(reasons) : 0 };
  });
  const pageOccurrences = scored.filter(
    ({ sighting }) => sighting.view === null && sighting.candidate.source !== 'og-image',
  );
  const best = (pageOccurrences.length > 0 ? pageOccurrences : scored).reduce((a, b) => (b.score > a.score ? b : a));
  const onHome = scored.filter(
    ({ sighting: { isHome, view }, score }) => isHome && view === null && score >= MIN_LOGO_SCORE,
  );
  const groupReasons: ScoreReason[] = [];
  if (declared && visible.length > 0) groupReasons.push({ points: 25, text: 'structured data declares it' });
  if (new Set(visible.map(({ page }) => page)).size > 1)
    groupReasons.push({ points: 10, text: 'it is on several pages' });
  const regions = new Set(visible.map(({ candidate }) => candidate.region));
  if (regions.has('footer') && regions.size > 1) groupReasons.push({ points: 8, text: 'it is also in the footer' });
  return {
    candidate: best.sighting.candidate,
    page: best.sighting.page,
    view: best.sighting.view,
    asset: best.asset,
    score: best.score > 0 ? best.score + sumPoints(groupReasons) : 0,
    reasons: [...best.why, ...groupReasons],
    occurrenceCount: Math.max(1, group.filter(({ view }) => view === null).length),
    grounds: new Set(
      visible.flatMap(({ candidate: { backdrop, repaint } }) =>
        backdrop && !repaint && !isMidTone(backdrop) ? [logoBackgroundOf(backdrop)] : [],
      ),
    ),
    silhouettes: new Set(visible.flatMap(({ candidate: { repaint } }) => SILHOUETTE_GROUNDS[repaint ?? 'other'])),
    headsHome: onHome.some(({ sighting: { candidate } }) => candidate.region !== 'footer'),
    titlesHome: onHome.some(({ sighting: { candidate, viewport } }) => isHeroTitle(candidate, viewport)),
    isLone,
    isLargeFile: visible.some((sighting) => isLargeLogoFile(sighting, names, isLikeIcon)),
    isLargeIcon: visible.some(({ candidate, isHome, view }) => isHome && view === null && isLikeIcon(candidate)),
    declaredOnly: visible.length === 0,
  };
}

const SILHOUETTE_GROUNDS: Record<NonNullable<LogoCandidate['repaint']>, LogoBackground[]> = {
  white: ['dark'],
  black: ['light'],
  other: [],
};

/** White is easier to see than black on a ground up to this relative luminance, in print and in large shapes. */
const MAX_DARK_LUMINANCE = 0.3;

export const logoBackgroundOf = (hex: string): LogoBackground =>
  relativeLuminance(hex) <= MAX_DARK_LUMINANCE ? 'dark' : 'light';

/** Relative luminance up to which a ground says little about white and pale ones: white versions are shown on it too. */
const MAX_MID_TONE = 0.65;

const isMidTone = (hex: string): boolean =>
  relativeLuminance(hex) > MAX_DARK_LUMINANCE && relativeLuminance(hex) <= MAX_MID_TONE;

const sumPoints = (why: readonly ScoreReason[]): number => why.reduce((sum, { points }) => sum + points, 0);

const areaOf = ({ candidate: { box } }: ScoredLogo): number => (box ? box.width * box.height : 0);

/** Structured data also declares logos of others: of a product's maker, of an employer. */
const namesSiteOwner = ({ text }: LogoCandidate, names: readonly string[]): boolean =>
  text.trim() === '' || names.length === 0 || mentionsBrand(text, names);

function findAppIcons(evidence: Evidence, assets: Map<string, StoredAsset>): StoredAsset[] {
  const keys = evidence.pages.flatMap((page) =>
    page.favicons.filter(({ rel }) => /apple-touch-icon/.test(rel)).map(({ assetKey }) => assetKey),
  );
  keys.push(
    ...(evidence.manifest?.icons.filter(({ purpose }) => !/monochrome/.test(purpose)).map(({ assetKey }) => assetKey) ??
      []),
  );
  return [...new Set(keys)]
    .flatMap((key) => (key ? (assets.get(key) ?? []) : []))
    .sort((a, b) => Number(b.isVector) - Number(a.isVector) || (b.width ?? 0) - (a.width ?? 0));
}
