import type { Evidence, PageEvidence, PageLink } from '@brandprint/contracts';
import { metaContent } from '../shared/brand/name-clue.ts';
import type { FoundCategory } from './category.ts';

/** Pages of apps in the stores for phones. */
const APPLE_STORE = /^https?:\/\/(?:apps|itunes)\.apple\.com\/.*\/?app\//iu;
const GOOGLE_STORE = /^https?:\/\/play\.google\.com\/store\/apps\//iu;
/** A repository with code, not its owner's page. */
const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/[\w.-]+\/[\w.-]+/iu;
const OPEN_SOURCE =
  /open[- ]?source|free software|libre software|открыт\p{L}+ (?:исходн|код)|відкрит\p{L}+ (?:код|вихідн)|logiciel libre|software libre|software livre|código (?:abierto|aberto)|quelloffen|オープンソース|开源|開源|開放原始碼|오픈 ?소스|مفتوح المصدر|קוד פתוח/iu;
/** Where a link is to what the brand is: who made the site, and who has an app too, link in the footer. */
const MAIN_REGIONS: ReadonlySet<string> = new Set(['hero', 'main', 'header', 'nav']);

const CONFIDENCE = 0.6;

/**
 * What the first page of a brand that names no kind gives away by its links: an app that the stores for phones have, or
 * software whose code is open.
 */
export function findSoftwareBySigns({ pages: [home] }: Evidence): FoundCategory | null {
  return home ? (appOfStores(home) ?? openSourceProject(home)) : null;
}

function appOfStores(home: PageEvidence): FoundCategory | null {
  const links = home.links.filter(({ region }) => MAIN_REGIONS.has(region));
  const apple = links.find(({ href }) => APPLE_STORE.test(href));
  const google = links.find(({ href }) => GOOGLE_STORE.test(href));
  const link = apple ?? google;
  const name = apple && google ? 'mobile app' : apple ? 'iOS app' : 'Android app';
  return link ? byLink(name, 'kind', home, link) : null;
}

function openSourceProject(home: PageEvidence): FoundCategory | null {
  const head = [home.title, metaContent(home, 'description'), ...openingTexts(home)].join(' . ');
  const link = home.links.find(({ href, region }) => MAIN_REGIONS.has(region) && REPOSITORY.test(href));
  return link && OPEN_SOURCE.test(head) ? byLink('open source project', 'broad kind', home, link) : null;
}

const openingTexts = ({ text }: PageEvidence): string[] =>
  text.filter(({ region, level }) => region === 'hero' || level === 1).map((block) => block.text);

const byLink = (
  name: string,
  source: FoundCategory['source'],
  { finalUrl }: PageEvidence,
  { href }: PageLink,
): FoundCategory => ({
  name,
  source,
  confidence: CONFIDENCE,
  page: finalUrl,
  selector: `a[href="${href}"]`,
  value: href,
});
