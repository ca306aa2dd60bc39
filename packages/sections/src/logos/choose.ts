import type { Evidence, LogoCandidate, PageView, StoredAsset } from '@brandprint/contracts';
import { shownPart } from './crop.ts';
import { ACCEPTED, belongs, isElsewhere, LOGO_WORD, type Reason, reasons, type Sighting } from './score.ts';
import { drawingOf } from './svg.ts';
import { brandNames, fileName, namesBrand, words } from './words.ts';

/** One picture, wherever it was seen. */
export interface FoundLogo {
  /** Where it was seen best. */
  candidate: LogoCandidate;
  page: string;
  /** The view that alone shows it, for instance the dark one; null if the page itself does. */
  view: PageView['name'] | null;
  asset: StoredAsset | null;
  score: number;
  reasons: Reason[];
  sightings: number;
  /** Declared as logo in the head or in structured data, and seen nowhere on a page. */
  declaredOnly: boolean;
}

export interface LogoChoice {
  /** Accepted pictures, the primary logo first, those that only another view shows last. */
  found: FoundLogo[];
  /** The brand as it is set in type in the header; null if it is not. */
  textBrand: { text: string; page: string; selector: string; inHomeLink: boolean } | null;
  /** Touch and manifest icons, largest first. */
  appIcons: StoredAsset[];
  /** All pictures that stand where a logo may, the likeliest first, taken or not. */
  judged: FoundLogo[];
  /** Address of the first page. */
  entry: string;
  names: string[];
}

const PICTURES: readonly LogoCandidate['source'][] = ['img', 'inline-svg', 'css-background', 'css-mask'];
const HEAD_PICTURES: readonly LogoCandidate['source'][] = ['manifest', 'touch-icon', 'head-icon', 'og-image'];
/** Alternatives that are kept beside the primary logo. */
const MAX_FOUND = 6;
const MAX_OF_VIEWS = 3;

export function chooseLogos(evidence: Evidence): LogoChoice {
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const names = brandNames(evidence);
  const judged = [...grouped(evidence, assets).values()].map((group) => judge(group, names, assets));
  const scored = judged.filter((logo) => !logo.declaredOnly).sort((a, b) => b.score - a.score || areaOf(b) - areaOf(a));
  const likely = scored.filter((logo) => logo.score >= ACCEPTED && isKept(logo));
  const textBrand = brandInType(evidence, names);
  const hasHome = textBrand?.inHomeLink || likely.some(({ candidate }) => candidate.inHomeLink);
  const accepted = hasHome ? likely.filter((logo) => !isOfOthers(logo, names)) : likely;
  const own = accepted.filter(({ view }) => view === null).slice(0, MAX_FOUND);
  const ofViews = own.length > 0 || !textBrand ? accepted.filter(({ view }) => view !== null) : [];
  const found = [...own, ...ofViews.slice(0, MAX_OF_VIEWS)];
  const declared = judged.find((logo) => logo.declaredOnly && logo.asset !== null && logo.score > 0) ?? null;
  const primary = found.length === 0 && declared && !textBrand ? [declared] : found;
  return {
    found: primary,
    textBrand: primary.length === 0 ? textBrand : null,
    appIcons: appIcons(evidence, assets),
    judged: scored,
    entry: evidence.pages[0]?.finalUrl ?? evidence.finalUrl,
    names,
  };
}

/** Its drawing or file came; what was too large or did not answer is told and not chosen. */
const isKept = ({ candidate, asset }: FoundLogo): boolean => candidate.markup !== null || asset !== null;

/** Sightings of the same picture: same file, same bytes or same drawing. */
function grouped(evidence: Evidence, assets: Map<string, StoredAsset>): Map<string, Sighting[]> {
  const headFiles = new Set(
    evidence.pages.flatMap((page) =>
      page.logoCandidates
        .filter((candidate) => HEAD_PICTURES.includes(candidate.source) && !isDeclared(candidate))
        .map((candidate) => identity(candidate, assets)),
    ),
  );
  const groups = new Map<string, Sighting[]>();
  const add = (key: string, sighting: Sighting): void => {
    groups.set(key, [...(groups.get(key) ?? []), sighting]);
  };
  for (const page of evidence.pages) {
    for (const shown of [page, ...page.views]) {
      const view = 'name' in shown ? shown.name : null;
      for (const candidate of shown.logoCandidates) {
        const declared = isDeclared(candidate);
        if (!(PICTURES.includes(candidate.source) || (declared && view === null))) continue;
        const key = identity(candidate, assets);
        // An icon of the head that structured data declares again is still an icon of the head.
        if (!key || (declared && headFiles.has(key))) continue;
        add(key, { candidate, page: page.finalUrl, view, viewport: shown.viewport });
      }
    }
  }
  return groups;
}

/** Beside a brand that leads home, what leads to another site is a parent's or a partner's. */
const isOfOthers = ({ candidate, page }: FoundLogo, names: readonly string[]): boolean =>
  isElsewhere(candidate, page) && !namesBrand(`${candidate.alt} ${fileName(candidate.url)}`, names);

/** Named as logo in what the page says of itself and not seen on it: the last resort. */
const isDeclared = ({ source, detail, url }: LogoCandidate): boolean =>
  source === 'json-ld' ||
  (source === 'og-image' && (detail === 'og:logo' || words(fileName(url)).some((word) => LOGO_WORD.test(word))));

/** What it draws: its file, which of the file's pictures, and in which colour. What could not be kept goes by its place. */
function identity(candidate: LogoCandidate, assets: Map<string, StoredAsset>): string {
  const { assetKey, url, markup, source, color, selector } = candidate;
  const asset = assetKey ? assets.get(assetKey) : undefined;
  const file = (markup ? drawingOf(markup) : undefined) ?? asset?.sha256 ?? url;
  if (!file) return source === 'inline-svg' ? `at ${selector}` : '';
  return [file, ...partKey(candidate, asset), ...(source === 'css-mask' ? [color ?? ''] : [])].join(' ');
}

function partKey({ laid }: LogoCandidate, asset: StoredAsset | undefined): string[] {
  if (!laid || !asset?.width || !asset.height) return [];
  const part = shownPart(laid, { width: asset.width, height: asset.height }, false);
  if (part === 'all') return [];
  const { left, top, width, height } = part ?? { left: 0, top: 0, width: 0, height: 0 };
  return [[left, top, width, height].map(Math.round).join(',')];
}

function judge(group: readonly Sighting[], names: readonly string[], assets: Map<string, StoredAsset>): FoundLogo {
  const visible = group.filter(({ candidate }) => !isDeclared(candidate));
  const declared = group.length > visible.length;
  const scored = (visible.length > 0 ? visible : group).map((sighting) => {
    const { assetKey } = sighting.candidate;
    const asset = assetKey ? (assets.get(assetKey) ?? null) : null;
    const why = reasons(sighting, names, asset);
    const ties = visible.length > 0 ? declared || belongs(sighting, names) : namesOwner(sighting.candidate, names);
    return { sighting, asset, why, score: ties ? total(why) : 0 };
  });
  const ofPages = scored.filter(({ sighting }) => sighting.view === null && sighting.candidate.source !== 'og-image');
  const best = (ofPages.length > 0 ? ofPages : scored).reduce((a, b) => (b.score > a.score ? b : a));
  const extra: Reason[] = [];
  if (declared && visible.length > 0) extra.push({ points: 25, why: 'structured data declares it' });
  if (new Set(visible.map(({ page }) => page)).size > 1) extra.push({ points: 10, why: 'it stands on several pages' });
  const regions = new Set(visible.map(({ candidate }) => candidate.region));
  if (regions.has('footer') && regions.size > 1) extra.push({ points: 8, why: 'it stands in the footer too' });
  return {
    candidate: best.sighting.candidate,
    page: best.sighting.page,
    view: best.sighting.view,
    asset: best.asset,
    score: best.score > 0 ? best.score + total(extra) : 0,
    reasons: [...best.why, ...extra],
    sightings: Math.max(1, group.filter(({ view }) => view === null).length),
    declaredOnly: visible.length === 0,
  };
}

const total = (why: readonly Reason[]): number => why.reduce((sum, { points }) => sum + points, 0);

const areaOf = ({ candidate: { box } }: FoundLogo): number => (box ? box.width * box.height : 0);

/** Structured data also declares the logos of others: of a product's maker, of who hires. */
const namesOwner = ({ text }: LogoCandidate, names: readonly string[]): boolean =>
  text.trim() === '' || names.length === 0 || namesBrand(text, names);

/** The name in type where a logo would stand: in the header, in a home link or a brand element; what names the brand first. */
function brandInType(evidence: Evidence, names: readonly string[]): LogoChoice['textBrand'] {
  const set = evidence.pages.flatMap((page) =>
    [page, ...page.views]
      .flatMap(({ logoCandidates }) => logoCandidates)
      .filter(
        ({ source, text, inHomeLink, ancestry, classes }) =>
          (source === 'text' || source === 'icon-font') &&
          text.trim() !== '' &&
          (inHomeLink || words(`${ancestry} ${classes}`).some((word) => word === 'brand' || word === 'logo')),
      )
      .map(({ text, selector, inHomeLink }) => ({ text: text.trim(), page: page.finalUrl, selector, inHomeLink })),
  );
  return set.find(({ text }) => namesBrand(text, names)) ?? set[0] ?? null;
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
