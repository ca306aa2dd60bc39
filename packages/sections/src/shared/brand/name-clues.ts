import { canParseUrl, type Evidence, type LogoCandidate, type PageEvidence } from '@brandprint/contracts';
import { fileName } from '../logos/match-brand-name.ts';
import { comparisonKey } from '../text/index.ts';
import { resolveAmbiguousWords } from './ambiguous-words.ts';
import { cleanName, type NameLimits, splitTitle } from './clean-name.ts';
import { collectHostClues, isAccountUrl } from './host-clues.ts';
import { collectJsonLdNames } from './json-ld.ts';
import { isLanguageLabel } from './language-labels.ts';
import { COPYRIGHT_NOTICE, type NameClue, type RawClue } from './name-clue.ts';
import { sharedTitleClues } from './shared-title-words.ts';
import { addressHeadingClues, copyrightClues, headingClues, subjectClues, welcomeClues } from './text-clues.ts';
import { titleClues } from './title-clues.ts';

/** All clues to the brand's name, cleaned, without unusable ones and those beyond the limits. */
export function collectNameClues(evidence: Evidence, limits?: NameLimits): NameClue[] {
  const home = evidence.pages[0];
  if (!home) return [];
  const hostKeys = new Set(collectHostClues(evidence).map(({ key }) => key));
  const raws = [
    ...evidence.pages.flatMap(metaClues),
    ...evidence.pages.flatMap((page) =>
      collectJsonLdNames(page).map((clue): RawClue => ({ ...clue, family: 'json-ld' })),
    ),
    ...manifestClues(evidence),
    ...evidence.pages.flatMap((page) => page.logoCandidates.flatMap((logo) => logoClues(logo, page))),
    ...evidence.pages.flatMap(homeLinkClues),
    ...titleClues(evidence.pages),
    ...sharedTitleClues(evidence.pages),
    ...evidence.pages.flatMap(copyrightClues),
    ...headingClues(home, hostKeys, limits).filter((heading) => !isMenuItem(home, heading)),
    ...welcomeClues(home, limits),
    ...addressHeadingClues(evidence.pages, hostKeys),
    ...subjectClues(home, hostKeys),
  ];
  const labels = collectMenuLabels(evidence.pages);
  const clues = raws.map((raw) => ({
    ...raw,
    name: cleanName(DECLARED_FAMILIES.has(raw.family) ? withoutFinalMark(raw.raw) : raw.raw, limits),
  }));
  const resolved = resolveAmbiguousWords(clues, hostKeys, (name) => cleanName(name, limits));
  return withoutLogosOfOthers(resolved).filter(
    ({ name, page, family }) =>
      name !== '' &&
      (family !== 'logo' || !(isLanguageLabel(name) || isMenuLabelOfPage(name, page, labels))) &&
      (!SLUG.test(name) || !SLUG_FAMILIES.has(family) || home.title.toLowerCase().includes(name)),
  );
}

/** So many different logos are those of the bodies behind a brand, or of its partners. */
const MANY_LOGOS = 3;
const NAMED_LOGO = /(?<!\p{L})logo/iu;

/**
 * Without pictures called "Logo of …" if they are of three names or more, none of them in another clue, and the title and
 * the copyright notice share a name.
 */
function withoutLogosOfOthers(clues: NameClue[]): NameClue[] {
  const keysOf = (wanted: (clue: NameClue) => boolean): Set<string> =>
    new Set(clues.filter((clue) => clue.name !== '' && wanted(clue)).map(({ name }) => comparisonKey(name)));
  const isLogoPicture = ({ isPicture, raw }: NameClue): boolean => isPicture === true && NAMED_LOGO.test(raw);
  const logos = keysOf(isLogoPicture);
  const others = keysOf((clue) => !isLogoPicture(clue));
  const titles = keysOf(({ family }) => family === 'title');
  const shared = [...keysOf(({ family }) => family === 'copyright')].filter((key) => titles.has(key));
  const areOthers = logos.size >= MANY_LOGOS && shared.length > 0 && ![...logos].some((key) => others.has(key));
  return areOthers ? clues.filter((clue) => !isLogoPicture(clue)) : clues;
}

/** "plumber-in-leith": an address, as generators of icons and apps put it in for a name that is spelled otherwise. */
const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/;
const SLUG_FAMILIES: ReadonlySet<NameClue['family']> = new Set(['application', 'manifest']);

/** Families of data that names the site. A question mark at its end is part of it, and ends no sentence. */
export const DECLARED_FAMILIES: ReadonlySet<NameClue['family']> = new Set([
  'site-name',
  'json-ld',
  'application',
  'manifest',
]);

const withoutFinalMark = (text: string): string => text.trim().replace(/\?$/, '');

/** Labels of menu links to inner pages. Headers that show the current page's name use the same words. */
function collectMenuLabels(pages: readonly PageEvidence[]): ReadonlyMap<string, ReadonlySet<string>> {
  const home = pages[0]?.finalUrl ?? '';
  const inner = new Map<string, Set<string>>();
  for (const { links } of pages)
    for (const { href, text, region, sameSite } of links)
      if (sameSite && region !== 'main' && !isHomeUrl(href) && withoutQuery(href) !== withoutQuery(home)) {
        const key = comparisonKey(cleanName(text));
        inner.set(key, (inner.get(key) ?? new Set()).add(withoutQuery(href)));
      }
  return inner;
}

/**
 * Whether a menu has the words as its label for a part of the page or a view of a single-page app; for words that the
 * title does not have, also for another page.
 */
const isMenuItem = ({ links, finalUrl }: PageEvidence, { raw, agrees }: { raw: string; agrees: boolean }): boolean =>
  links.some(
    ({ href, text, region, sameSite }) =>
      sameSite &&
      region !== 'main' &&
      !isHomeUrl(href) &&
      (INNER_FRAGMENT.test(href) || (!agrees && withoutQuery(href) !== withoutQuery(finalUrl))) &&
      comparisonKey(text) === comparisonKey(raw),
  );

/** A fragment that does not only lead to the top of the page, as a link of the name does. */
const INNER_FRAGMENT = /#(?!(?:page[-_]?)?top$|hero|header$|main$|start$|intro$|banner$|body$|site[-_]?header$).+/i;
const withoutQuery = (href: string): string => href.replace(/[?#].*$/, '').replace(/\/(index\.\w+)?$/, '');

/** Whether the logo text of a page is its own menu label. */
function isMenuLabelOfPage(name: string, page: string, labels: ReturnType<typeof collectMenuLabels>): boolean {
  return labels.get(comparisonKey(name))?.has(withoutQuery(page)) ?? false;
}

const META_WEIGHTS: Record<string, { family: NameClue['family']; weight: number }> = {
  'og:site_name': { family: 'site-name', weight: 5 },
  'application-name': { family: 'application', weight: 4 },
  'apple-mobile-web-app-title': { family: 'application', weight: 3.5 },
  'al:ios:app_name': { family: 'application', weight: 3 },
  'dc.publisher': { family: 'site-name', weight: 2 },
};

function metaClues(page: PageEvidence): RawClue[] {
  return page.meta.flatMap(({ name, content }) => {
    const source = META_WEIGHTS[name.toLowerCase()];
    return source
      ? [{ ...source, page: page.finalUrl, selector: `meta[${name}]`, property: 'content', raw: content }]
      : [];
  });
}

function manifestClues({ manifest }: Evidence): RawClue[] {
  if (!manifest) return [];
  const at = { family: 'manifest' as const, page: manifest.url, selector: '' };
  return [
    { ...at, weight: 3.5, property: 'name', raw: manifest.name },
    { ...at, weight: 4, property: 'short_name', raw: manifest.shortName },
    ...splitTitle(manifest.name).map((raw) => ({ ...at, weight: 2, property: 'name', raw })),
  ];
}

const LOGO_WORDS = /logo|brand|site-?name|site-?title|wordmark/i;

const TOP_OF_PAGE_PX = 300;
/** Classes of a page say what it is about. */
const withoutBody = (ancestry: string): string => ancestry.replace(/(?:^|\| )(?:body|html)\b[^|]*/g, '');

function placedWeight(logo: LogoCandidate, inHead: boolean, marked: boolean): number {
  if (inHead) return logo.inHomeLink ? 5 : marked ? 4 : 1;
  if (logo.inHomeLink) return 2.5;
  // Further down the text, most logos are somebody else's.
  return marked ? (logo.region === 'footer' || (logo.box?.y ?? Infinity) < TOP_OF_PAGE_PX ? 2.5 : 1) : 0;
}

/** A link of a menu, by its parent. Some menus begin with the name, most with the word for home. */
const MENU_ITEM = /^(?:li|nav|ul|ol|menu|dl|dt|dd)\b/i;
/** Less than a title: it counts beside one that agrees, and never against it. */
const MENU_ITEM_WEIGHT = 1.5;
const PLAIN_TEXT_WEIGHT = 2.5;

/** Of a text that nothing marks as a logo, at most. */
const unmarkedWeight = ({ source, ancestry }: LogoCandidate): number =>
  source !== 'text' ? Infinity : MENU_ITEM.test(ancestry) ? MENU_ITEM_WEIGHT : PLAIN_TEXT_WEIGHT;

function logoClues(logo: LogoCandidate, page: PageEvidence): RawClue[] {
  if (
    logo.siblings > 2 ||
    !['img', 'inline-svg', 'css-background', 'css-mask', 'text', 'icon-font'].includes(logo.source)
  )
    return [];
  const inHead = ['header', 'nav', 'hero'].includes(logo.region);
  if (isAccountUrl(logo.linkHref)) return [];
  // A copyright notice is a clue of its own; one element does not count twice.
  if (logo.region === 'footer' && COPYRIGHT_NOTICE.test(logo.text)) return [];
  const marked = LOGO_WORDS.test(`${logo.classes} ${withoutBody(logo.ancestry)} ${logo.alt} ${fileName(logo.url)}`);
  const weight = Math.min(placedWeight(logo, inHead, marked), marked ? Infinity : unmarkedWeight(logo));
  if (weight === 0) return [];
  const at = {
    family: 'logo' as const,
    page: page.finalUrl,
    selector: logo.selector,
    isPicture: logo.source !== 'text',
  };
  return [
    { ...at, weight, property: 'text', raw: logo.text },
    { ...at, weight: weight * 0.9, property: 'alt', raw: logo.alt },
    ...logo.text.split(/\s[|·–—-]\s/).map((raw) => ({ ...at, weight: weight * 0.8, property: 'text', raw })),
    ...firstLine(logo, page).map((raw) => ({ ...at, weight, property: 'text', raw })),
  ];
}

/** The first of two lines of a name in type, if the second is in another script: 末広屋旅館 over SUEHIROYA. */
function firstLine({ source, text }: LogoCandidate, page: PageEvidence): string[] {
  if (source !== 'text') return [];
  const first = page.text.slice(0, HEADER_BLOCKS).find((block, at) => {
    const second = page.text[at + 1]?.text ?? '';
    return isLatin(block.text) !== isLatin(second) && comparisonKey(block.text + second) === comparisonKey(text);
  });
  return first ? [first.text] : [];
}
const HEADER_BLOCKS = 30;

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** "#" by itself, as the name of a one-page site and the headings of menus that open have. */
const NOWHERE = /#$/;

/** Text of visible header links to the home page. Several links to "#" open menus. */
function homeLinkClues(page: PageEvidence): RawClue[] {
  const links = page.links.filter(
    (link) =>
      link.sameSite && !link.collapsed && ['header', 'nav', 'hero'].includes(link.region) && isHomeUrl(link.href),
  );
  // "Home" and a picture without text lead there beside the name.
  const openers = links.filter(({ href }) => NOWHERE.test(href)).map(({ text }) => cleanName(text));
  const opensMenus = new Set(openers.filter((name) => name !== '')).size > 1;
  return links
    .filter(({ href }) => !(opensMenus && NOWHERE.test(href)))
    .slice(0, 3)
    .map((link) => ({
      family: 'logo',
      weight: MENU_ITEM_WEIGHT,
      page: page.finalUrl,
      selector: `a[href="${link.href}"]`,
      property: 'text',
      raw: link.text,
    }));
}

function isHomeUrl(href: string): boolean {
  if (!canParseUrl(href)) return false;
  const { hash, pathname } = new URL(href);
  return /^(#!?\/?(home)?)?$/i.test(hash) && /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?\/?)?$/i.test(pathname);
}
