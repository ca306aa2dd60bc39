import type { Evidence, PageEvidence, PageLink } from '@brandprint/contracts';
import { linksToStores, linkToCode, titleAndHeroOf } from '../shared/brand/software-links.ts';
import type { FoundCategory } from './category.ts';

const OPEN_SOURCE =
  /open[- ]?source|free software|libre software|открыт\p{L}+ (?:исходн|код)|відкрит\p{L}+ (?:код|вихідн)|logiciel libre|software libre|software livre|código (?:abierto|aberto)|quelloffen|オープンソース|开源|開源|開放原始碼|오픈 ?소스|مفتوح المصدر|קוד פתוח/iu;
const CONFIDENCE = 0.6;

/**
 * What the first page of a brand that names no kind gives away by its links: an app that the stores for phones have, or
 * software whose code is open.
 */
export function findSoftwareBySigns({ pages: [home] }: Evidence): FoundCategory | null {
  return home ? (appOfStores(home) ?? openSourceProject(home)) : null;
}

function appOfStores(home: PageEvidence): FoundCategory | null {
  const { apple, google } = linksToStores(home);
  const link = apple ?? google;
  const name = apple && google ? 'mobile app' : apple ? 'iOS app' : 'Android app';
  return link ? byLink(name, 'kind', home, link) : null;
}

function openSourceProject(home: PageEvidence): FoundCategory | null {
  const link = linkToCode(home);
  return link && OPEN_SOURCE.test(titleAndHeroOf(home))
    ? byLink('open source project', 'broad kind', home, link)
    : null;
}

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
