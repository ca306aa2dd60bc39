import type { Evidence, LogoCandidate, StoredAsset } from '@brandprint/contracts';
import { ACCEPTED, belongs, type Reason, reasons, type Sighting, viewportOf } from './score.ts';
import { brandNames, words } from './words.ts';

/** One picture, wherever it was seen. */
export interface FoundLogo {
  /** Where it was seen best. */
  candidate: LogoCandidate;
  page: string;
  asset: StoredAsset | null;
  score: number;
  reasons: Reason[];
  sightings: number;
  /** Declared as logo in structured data, and seen nowhere on a page. */
  declaredOnly: boolean;
}

export interface LogoChoice {
  /** Accepted pictures, the primary logo first. */
  found: FoundLogo[];
  /** The logo of structured data, on a site whose visible brand is set in type. */
  declared: FoundLogo | null;
  /** The brand as it is set in type in the header; null if it is not. */
  textBrand: { text: string; page: string; selector: string } | null;
  /** Touch and manifest icons, largest first. */
  appIcons: StoredAsset[];
  names: string[];
}

const PICTURES: readonly LogoCandidate['source'][] = ['img', 'inline-svg', 'css-background', 'css-mask'];
const HEAD_PICTURES: readonly LogoCandidate['source'][] = ['manifest', 'touch-icon', 'head-icon', 'og-image'];
/** Alternatives that are kept beside the primary logo. */
const MAX_FOUND = 6;

export function chooseLogos(evidence: Evidence): LogoChoice {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const names = brandNames(evidence);
  const groups = grouped(evidence, assets);
  const judged = [...groups.values()].map((group) => judge(group, names, assets, evidence));
  const found = judged
    .filter((logo) => !logo.declaredOnly && logo.score >= ACCEPTED)
    .sort((a, b) => b.score - a.score || areaOf(b) - areaOf(a));
  const declared = judged.find((logo) => logo.declaredOnly && logo.asset !== null) ?? null;
  const textBrand = brandInType(evidence);
  const primary = found.length === 0 && declared && !textBrand ? [declared] : found;
  return {
    found: primary.slice(0, MAX_FOUND),
    declared: primary.includes(declared as FoundLogo) ? null : declared,
    textBrand: primary.length === 0 ? textBrand : null,
    appIcons: appIcons(evidence, assets),
    names,
  };
}

/** Sightings of the same picture: same file, same bytes or same markup. */
function grouped(evidence: Evidence, assets: Map<string, StoredAsset>): Map<string, Sighting[]> {
  const headFiles = new Set(
    evidence.pages.flatMap((page) =>
      page.logoCandidates
        .filter(({ source }) => HEAD_PICTURES.includes(source))
        .map((candidate) => identity(candidate, assets)),
    ),
  );
  const groups = new Map<string, Sighting[]>();
  for (const page of evidence.pages) {
    for (const candidate of page.logoCandidates) {
      if (!PICTURES.includes(candidate.source) && candidate.source !== 'json-ld') continue;
      const key = identity(candidate, assets);
      // An icon of the head that structured data declares again is still an icon of the head.
      if (!key || (candidate.source === 'json-ld' && headFiles.has(key))) continue;
      groups.set(key, [...(groups.get(key) ?? []), { candidate, page: page.finalUrl }]);
    }
  }
  return groups;
}

const identity = ({ assetKey, url, markup }: LogoCandidate, assets: Map<string, StoredAsset>): string =>
  (assetKey ? assets.get(assetKey)?.sha256 : undefined) ?? url ?? markup ?? '';

function judge(
  group: readonly Sighting[],
  names: readonly string[],
  assets: Map<string, StoredAsset>,
  evidence: Evidence,
): FoundLogo {
  const visible = group.filter(({ candidate }) => candidate.source !== 'json-ld');
  const declared = group.length > visible.length;
  const scored = (visible.length > 0 ? visible : group).map((sighting) => {
    const { assetKey } = sighting.candidate;
    const asset = assetKey ? (assets.get(assetKey) ?? null) : null;
    const why = reasons(sighting, names, asset, viewportOf(evidence));
    const ties = declared || belongs(sighting, names, viewportOf(evidence));
    return { sighting, asset, why, score: ties ? total(why) : 0 };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const extra: Reason[] = [];
  if (declared && visible.length > 0) extra.push({ points: 25, why: 'structured data declares it' });
  if (new Set(visible.map(({ page }) => page)).size > 1) extra.push({ points: 10, why: 'it stands on several pages' });
  const regions = new Set(visible.map(({ candidate }) => candidate.region));
  if (regions.has('footer') && regions.size > 1) extra.push({ points: 8, why: 'it stands in the footer too' });
  return {
    candidate: best.sighting.candidate,
    page: best.sighting.page,
    asset: best.asset,
    score: best.score > 0 ? best.score + total(extra) : 0,
    reasons: [...best.why, ...extra],
    sightings: group.length,
    declaredOnly: visible.length === 0,
  };
}

const total = (why: readonly Reason[]): number => why.reduce((sum, { points }) => sum + points, 0);

const areaOf = ({ candidate: { box } }: FoundLogo): number => (box ? box.width * box.height : 0);

/** The name in type where a logo would stand: in the header, in a home link or a brand element. */
function brandInType(evidence: Evidence): LogoChoice['textBrand'] {
  for (const page of evidence.pages) {
    const found = page.logoCandidates.find(
      ({ source, text, inHomeLink, ancestry, classes }) =>
        (source === 'text' || source === 'icon-font') &&
        text.trim() !== '' &&
        (inHomeLink || words(`${ancestry} ${classes}`).some((word) => word === 'brand' || word === 'logo')),
    );
    if (found) return { text: found.text.trim(), page: page.finalUrl, selector: found.selector };
  }
  return null;
}

function appIcons(evidence: Evidence, assets: Map<string, StoredAsset>): StoredAsset[] {
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
