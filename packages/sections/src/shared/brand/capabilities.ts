import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { FEATURE_HEADINGS } from '../cues/features.ts';
import {
  ancestorSections,
  buildOutline,
  comparisonKey,
  isNoise,
  isQuestion,
  matchesPatterns,
  normalizeWhitespace,
  type OutlineSection,
  uniqueBy,
  wordCount,
} from '../text/index.ts';
import type { FoundText } from './description.ts';
import { isGenericName } from './generic-words.ts';

const FEATURE_LINK =
  /\/(features?|products?|solutions?|services?|capabilities|platform|leistungen|funktionen|servicios|servizi|produits)\/(?!index\.)[^/?#]+\/?$/i;
const NON_FEATURE_WORDS =
  /\b(teams?|people|testimonials?|customers? (say|stor)\w*|clients?|faqs?|questions?|blog|news|posts?|articles?|pric(e|es|ing)|plans?|contact|portfolio|gallery|events?|careers?|jobs?|about|publications?|awards?|interests?|hobb(y|ies)|experience|education|timeline|history|newsletter|subscri\w*|downloads?|sponsors?|partners?|press|offices?|locations?|sitemap|privacy|cookies?|comments?|recent(ly)?|popular|related|latest|changelog|releases?)(?![\p{L}])/iu;
const MAX_CAPABILITIES = 12;

/**
 * The product's capabilities in the site's own words: headings and lists of feature sections, and links to feature
 * pages.
 */
export function findCapabilities(evidence: Evidence, language: string): FoundText[] {
  const pages = evidence.pages.filter(({ kind }) => !['legal', 'blog', 'docs', 'careers'].includes(kind));
  const found = [
    ...pages.flatMap((page) => capabilitiesUnderHeadings(page, language, evidence.pages)),
    ...pages.filter(({ kind }) => kind === 'home' || kind === 'product').flatMap(capabilitiesInGrids),
    ...pages.slice(0, 1).flatMap(capabilitiesFromLinks),
  ];
  return uniqueBy(found, (item) => comparisonKey(item.text)).slice(0, MAX_CAPABILITIES);
}

function capabilitiesUnderHeadings(page: PageEvidence, language: string, all: readonly PageEvidence[]): FoundText[] {
  return buildOutline(page)
    .filter(
      ({ title }) =>
        wordCount(title.text) <= 10 &&
        matchesPatterns(title.text, FEATURE_HEADINGS, language) &&
        !NON_FEATURE_WORDS.test(title.text),
    )
    .flatMap((chapter) => {
      const headings = chapter.children.filter(({ children }) => children.length === 0).map(({ title }) => title);
      const items = chapter.body.filter(({ kind }) => kind === 'list-item');
      return (headings.length >= 2 ? headings : items.length >= 2 ? items : [])
        .filter((block) => wordCount(block.text) > 1 || !isUiControl(all, block.text))
        .map((block) => toFoundText(page, block));
    })
    .filter(isCapability);
}

/** A label that is a button elsewhere, or repeats: a tab or view. */
function isUiControl(pages: readonly PageEvidence[], text: string): boolean {
  const key = comparisonKey(text);
  const same = pages.flatMap((page) => page.text.filter(({ text: label }) => comparisonKey(label) === key));
  return same.length > 3 || same.some(({ kind }) => kind === 'button' || kind === 'nav');
}

/**
 * Three or more headings side by side, of one size, each with an icon and a line of text: the usual layout of features.
 */
function capabilitiesInGrids(page: PageEvidence): FoundText[] {
  const groups = new Map<OutlineSection | null, OutlineSection[]>();
  for (const chapter of buildOutline(page)) {
    if ((chapter.title.level ?? 1) < 2 || chapter.children.length > 0) continue;
    // A figure below a heading is a statistic, not a feature.
    const short = chapter.body.filter(
      ({ kind, text }) => kind === 'paragraph' && wordCount(text) >= 4 && !/^\P{L}*\d/u.test(text),
    ).length;
    if (short < 1 || short > 2 || chapter.body.length > 4) continue;
    groups.set(chapter.parent, [...(groups.get(chapter.parent) ?? []), chapter]);
  }
  return [...groups]
    .filter(([parent, group]) => {
      const sizes = new Set(group.map(({ title }) => `${title.level} ${title.sizePx}`));
      const drawn = group.filter(({ title }) => hasIcon(page, title)).length;
      const other = [parent, ...(parent ? ancestorSections(parent) : [])].some(
        (above) => above && NON_FEATURE_WORDS.test(above.title.text),
      );
      return group.length >= 3 && sizes.size === 1 && drawn >= group.length / 2 && !other;
    })
    .flatMap(([, group]) => group.map(({ title }) => toFoundText(page, title)))
    .filter(isCapability);
}

/** An icon just above a heading, next to it or in its line. */
function hasIcon(page: PageEvidence, { box, text }: TextBlock): boolean {
  return page.icons.some(
    (icon) =>
      (icon.context !== '' && normalizeWhitespace(icon.context) === normalizeWhitespace(text)) ||
      (icon.box.y < box.y + box.height &&
        icon.box.y + icon.box.height > box.y - 140 &&
        icon.box.x < box.x + box.width &&
        icon.box.x + icon.box.width > box.x - 100),
  );
}

function capabilitiesFromLinks(page: PageEvidence): FoundText[] {
  return page.links
    .filter((link) => link.sameSite && link.region !== 'footer' && FEATURE_LINK.test(link.href.split(/[?#]/)[0] ?? ''))
    .map((link) => ({
      text: normalizeWhitespace(link.text),
      page: page.finalUrl,
      selector: `a[href="${link.href}"]`,
      property: 'text',
    }))
    .filter(isCapability);
}

function toFoundText(page: PageEvidence, block: { text: string; selector: string }): FoundText {
  return { text: normalizeWhitespace(block.text), page: page.finalUrl, selector: block.selector, property: 'text' };
}

function isCapability({ text }: FoundText): boolean {
  const words = wordCount(text);
  if (words < 1 || words > 9 || text.length > 70 || text.length < 3) return false;
  if (isQuestion(text) || /^\P{L}|\d{2,}|[$€£%]/u.test(text) || NON_FEATURE_WORDS.test(text) || isGenericName(text))
    return false;
  return (
    !isNoise(text) &&
    !/^(learn|read|see|view|get|find out) (more|all|started)|^(step|chapter|part) \d|^h[1-6]\b/i.test(text)
  );
}
