import { canParseUrl, type Evidence, type LogoCandidate, type PageEvidence } from '@brandprint/contracts';
import { comparisonKey, normalizeWhitespace, wordCount, wordsOf } from '../text/index.ts';
import { cleanName, type NameLimits, splitTitle } from './clean-name.ts';
import { isGenericName, isKindOnly } from './generic-words.ts';
import { collectJsonLdNames } from './json-ld.ts';

/** One clue to the brand's name. Clues of the same `family` count once: agreement is between families. */
export interface NameClue {
  name: string;
  family: 'site-name' | 'json-ld' | 'application' | 'manifest' | 'logo' | 'title' | 'copyright' | 'heading' | 'subject';
  /** Weight of this clue alone. */
  weight: number;
  page: string;
  selector: string;
  property: string;
  /** The original text. */
  raw: string;
}

type RawClue = Omit<NameClue, 'name'>;

/** All clues to the brand's name, cleaned, without unusable ones and those beyond the limits. */
export function collectNameClues(evidence: Evidence, limits?: NameLimits): NameClue[] {
  const home = evidence.pages[0];
  if (!home) return [];
  const raws = [
    ...evidence.pages.flatMap(metaClues),
    ...evidence.pages.flatMap((page) =>
      collectJsonLdNames(page).map((clue): RawClue => ({ ...clue, family: 'json-ld' })),
    ),
    ...manifestClues(evidence),
    ...evidence.pages.flatMap((page) => page.logoCandidates.flatMap((logo) => logoClues(logo, page))),
    ...evidence.pages.flatMap(homeLinkClues),
    ...titleClues(evidence.pages),
    ...evidence.pages.flatMap(copyrightClues),
    ...headingClues(home, limits?.words).filter(({ raw }) => !isMenuRoute(home, comparisonKey(raw))),
    ...subjectClues(home),
  ];
  const labels = collectMenuLabels(evidence.pages);
  return raws
    .map((raw) => ({
      ...raw,
      name: cleanName(DECLARED_FAMILIES.has(raw.family) ? withoutFinalMark(raw.raw) : raw.raw, limits),
    }))
    .filter(({ name, page, family }) => name !== '' && (family !== 'logo' || !isMenuLabelOfPage(name, page, labels)));
}

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

/** Whether a menu label names one of the site's views: the first text of a single-page app is named in its menu. */
const isMenuRoute = ({ links }: PageEvidence, key: string): boolean =>
  links.some(
    ({ href, text, region, sameSite }) =>
      sameSite && region !== 'main' && ROUTE_FRAGMENT.test(href) && !isHomeUrl(href) && comparisonKey(text) === key,
  );

/** A URL whose fragment is a path, as in single-page apps. */
const ROUTE_FRAGMENT = /#!?\/./;
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

const COPYRIGHT_NOTICE = /©|\(c\)|copyright/i;
const LOGO_WORDS = /logo|brand|site-?name|site-?title|wordmark/i;

function logoClues(logo: LogoCandidate, page: PageEvidence): RawClue[] {
  if (
    logo.siblings > 2 ||
    !['img', 'inline-svg', 'css-background', 'css-mask', 'text', 'icon-font'].includes(logo.source)
  )
    return [];
  const inHead = ['header', 'nav', 'hero'].includes(logo.region);
  // A copyright notice is a clue of its own; one element does not count twice.
  if (logo.region === 'footer' && COPYRIGHT_NOTICE.test(logo.text)) return [];
  const marked = LOGO_WORDS.test(`${logo.classes} ${logo.ancestry} ${logo.alt}`);
  const weight = inHead ? (logo.inHomeLink ? 5 : marked ? 4 : 1) : logo.inHomeLink || marked ? 2.5 : 0;
  if (weight === 0) return [];
  const at = { family: 'logo' as const, page: page.finalUrl, selector: logo.selector };
  return [
    { ...at, weight, property: 'text', raw: logo.text },
    { ...at, weight: weight * 0.9, property: 'alt', raw: logo.alt },
    ...logo.text.split(/\s[|·–—-]\s/).map((raw) => ({ ...at, weight: weight * 0.8, property: 'text', raw })),
  ];
}

/** Text of visible header links to the home page. */
function homeLinkClues(page: PageEvidence): RawClue[] {
  return page.links
    .filter(
      (link) =>
        link.sameSite && !link.collapsed && ['header', 'nav', 'hero'].includes(link.region) && isHomeUrl(link.href),
    )
    .slice(0, 3)
    .map((link) => ({
      family: 'logo',
      weight: 3,
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

/**
 * Parts of titles. A part that repeats on many pages is the site's name. On a single page, the outer and the short
 * parts are likely, and a descriptive part ("the modern template") is less so.
 */
function titleClues(pages: PageEvidence[]): RawClue[] {
  const home = pages[0];
  const seen = new Map<string, { raw: string; page: string; pages: Set<string>; edge: number }>();
  for (const page of pages) {
    for (const title of [page.title, metaContent(page, 'og:title'), metaContent(page, 'twitter:title')]) {
      const parts = splitTitle(title);
      for (const [index, raw] of parts.entries()) {
        const key = comparisonKey(cleanName(raw));
        const known = seen.get(key) ?? { raw, page: page.finalUrl, pages: new Set(), edge: 0 };
        known.pages.add(page.finalUrl);
        known.edge += index === 0 || index === parts.length - 1 ? 1 : 0;
        seen.set(key, known);
        const maker = /^(.{2,40}?) (?:(?:html5?|css|admin|landing page|website|free) )*(?:theme|template)s?$/i.exec(
          raw,
        )?.[1];
        if (maker && !isKindOnly(maker)) seen.set(comparisonKey(cleanName(maker)), { ...known, raw: maker });
        const author = /^(.{2,40}?) (by|from|von|par|por) \p{Lu}.{1,40}$/u.exec(raw)?.[1];
        if (author) seen.set(comparisonKey(author), { ...known, raw: author });
      }
    }
  }
  return [...seen.values()].map(({ raw, page, pages: on, edge }) => {
    const share = on.size / pages.length;
    const repeated = pages.length >= 3 && share >= 0.5;
    const atHome = home !== undefined && on.has(home.finalUrl);
    const base = repeated ? 4.5 * share : pages.length >= 3 && !atHome ? 0.3 : edge > 0 ? 2.5 : 1.2;
    const words = wordCount(raw);
    const shape =
      (words <= 2 ? 0.5 : words > 4 ? -1 : 0) - (hasKindWord(raw) ? 0.6 : 0) - (/^\p{Ll}.* /u.test(raw) ? 1.5 : 0);
    return { family: 'title', weight: Math.max(0.2, base + shape), page, selector: 'title', property: 'text', raw };
  });
}

function hasKindWord(text: string): boolean {
  return wordsOf(text).some((word) => isKindOnly(word));
}

const COPYRIGHT =
  /(?:©|\(c\)|&copy;|copyright)\s*(?:©|\(c\)|copyright)?\s*(?:by\s+)?(?:(?:19|20)\d\d)?(?:\s*[-–—/]\s*(?:(?:19|20)?\d\d|present|today|now))?[\s,.:|–-]*(?:by\s+)?(.{2,60}?)(?=\s*(?:[.|·•–—,(]\s|[.,|(]|$|\ball rights|\balle rechte|\btous droits|\btodos|\btutti|\b(?:19|20)\d\d|\bdesign|\bmade\b|\bpowered|\blicen[cs]))/i;
/** First and last names of several people, who made the site. */
const PEOPLE = /^(?:\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:, | and | & |, and | und | et | y | e | и |$)){2,}$/u;
const COPYRIGHT_AFTER = /^(.{2,40}?)\s*(?:©|\(c\))\s*(?:(?:19|20)\d\d)?/i;

function copyrightClues(page: PageEvidence): RawClue[] {
  return page.text
    .filter((block) => COPYRIGHT_NOTICE.test(block.text) && block.text.length < 300)
    .flatMap((block) => {
      const text = normalizeWhitespace(block.text);
      const found = COPYRIGHT.exec(text)?.[1] ?? COPYRIGHT_AFTER.exec(text)?.[1];
      if (!found) return [];
      const weight = PEOPLE.test(found) ? 1 : block.region === 'footer' ? 3 : 2;
      return [
        { family: 'copyright', weight, page: page.finalUrl, selector: block.selector, property: 'text', raw: found },
      ];
    });
}

const MAX_HEADING_WORDS = 5;

/** A first heading without words of the title is about the page, not the site. */
function headingClues(home: PageEvidence, maxWords = MAX_HEADING_WORDS): RawClue[] {
  const parts = splitTitle(home.title).filter((part) => cleanName(part) !== '');
  const titled = new Set(wordsOf(parts.join(' ').toLowerCase()));
  const agrees = (heading: string): boolean =>
    titled.size === 0 || wordsOf(heading.toLowerCase()).some((word) => titled.has(word));
  return home.text
    .filter((block) => block.kind === 'heading' && block.level === 1 && wordCount(block.text) <= maxWords)
    .slice(0, 1)
    .map((block) => ({
      family: 'heading',
      weight: agrees(block.text) ? 2 : 1.2,
      page: home.finalUrl,
      selector: block.selector,
      property: 'text',
      raw: block.text,
    }));
}

const SUBJECT =
  /^(?:at |bei |chez )?((?:The )?[\p{Lu}\p{N}][^\s,]*(?: [\p{Lu}\p{N}&][^\s,]*){0,4}?),? (?:is|are|helps?|lets|makes|provides|offers|gives|builds|brings|ist|sind|bietet|hilft|est|propose|es|ofrece|è|offre|é|oferece|är|er|biedt|to)\s/u;

/** "Acme is a …": the subject of the description. */
function subjectClues(home: PageEvidence): RawClue[] {
  return ['description', 'og:description'].flatMap((name) => {
    const subject = SUBJECT.exec(normalizeWhitespace(metaContent(home, name)))?.[1];
    if (!subject || isGenericName(subject)) return [];
    return [
      {
        family: 'subject',
        weight: 2,
        page: home.finalUrl,
        selector: `meta[${name}]`,
        property: 'content',
        raw: subject,
      },
    ];
  });
}

export function metaContent(page: PageEvidence, name: string): string {
  return page.meta.find((meta) => meta.name.toLowerCase() === name && meta.content.trim())?.content ?? '';
}
