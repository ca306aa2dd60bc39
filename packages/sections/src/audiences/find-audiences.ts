import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { AUDIENCE_HEADINGS, AUDIENCE_NOUNS, FOR_PREFIX } from '../shared/cues/audiences.ts';
import {
  buildOutline,
  comparisonKey,
  isNoise,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  type Quote,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';

/** An audience named by the site, with its source. */
export interface Audience {
  name: string;
  /** The sentence, link, heading or signature that names it. */
  source: string;
  page: string;
  selector: string;
  foundIn: 'link' | 'heading' | 'sentence' | 'testimonial';
  /** URL of the audience's own page; "" if there is none. */
  pageUrl: string;
  role: string;
  industry: string;
}

const MAX_AUDIENCES = 6;
const AUDIENCE_LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|branchen|soluciones|sectores|soluzioni|secteurs)\/[^/?#]+\/?$/i;
/** Words that cannot be part of a name. */
const STOP_WORDS =
  /^(our|your|their|that|which|the|and|you|with|more|other|these|some|any|many|most|over|to|of|in|a|an|is|are|be|or|all|every|keep|get|make|der|die|das|ihre|unsere|den|les|des|nos|vos|los|las|sus|nuestros|le|gli|i)$/i;

/** Audiences with a page, a heading or a sentence of their own, in this order. */
export function findAudiences(evidence: Evidence, quotes: readonly Quote[], language: string): Audience[] {
  const all = [
    ...audiencesFromLinks(evidence),
    ...audiencesFromHeadings(evidence, language),
    ...audiencesFromSentences(quotes, language),
  ];
  const distinct = uniqueBy(
    all.filter(({ name }) => name && !isNoise(name)),
    ({ name }) => comparisonKey(name).replace(/s$/, ''),
  );
  // "restaurants" adds nothing to "small restaurants".
  return distinct
    .filter(
      ({ name, foundIn }) =>
        foundIn !== 'sentence' ||
        !distinct.some((other) => other.name !== name && comparisonKey(other.name).includes(comparisonKey(name))),
    )
    .slice(0, MAX_AUDIENCES);
}

/** Links in the navigation to a page for each audience or industry. */
function audiencesFromLinks({ pages }: Evidence): Audience[] {
  return pages.slice(0, 3).flatMap((page) =>
    page.links
      .filter((link) => link.sameSite && AUDIENCE_LINK.test(link.href.split(/[?#]/)[0] ?? ''))
      .map((link): Audience => {
        const source = normalizeWhitespace(link.text);
        const name = source.replace(FOR_PREFIX, '');
        return {
          ...emptyAudience(page, `a[href="${link.href}"]`, source, name),
          foundIn: 'link',
          pageUrl: link.href,
          industry: /\/(industr|branchen|sect)/i.test(link.href) ? name : '',
        };
      })
      .filter(
        ({ name }) =>
          wordCount(name) >= 1 &&
          wordCount(name) <= 4 &&
          !/^(learn|read|see|view|all|more|overview|solutions?)\b/i.test(name),
      ),
  );
}

const AUDIENCE_HEADING_ONLY: LanguagePatterns = Object.fromEntries(
  Object.entries(AUDIENCE_HEADINGS).map(([code, words]) => [code, `^\\P{L}*(?:${words})\\P{L}*$`]),
);

/** Headings or list items under "Who it is for". */
function audiencesFromHeadings({ pages }: Evidence, language: string): Audience[] {
  return pages
    .filter(({ kind }) => !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind))
    .flatMap((page) =>
      buildOutline(page)
        .filter(({ title }) => matchesPatterns(normalizeWhitespace(title.text), AUDIENCE_HEADING_ONLY, language))
        .flatMap((chapter) => {
          const items = chapter.body.filter(({ kind }) => kind === 'list-item');
          const named = chapter.children.length >= 2 ? chapter.children.map(({ title }) => title) : items;
          const isIndustry = /industr|branche|secteur|sector|settor|業|行业|القطاعات/i.test(chapter.title.text);
          return named
            .map((block): Audience => {
              const source = normalizeWhitespace(block.text);
              const [head = ''] = source.split(/\s*[:：–—]\s*/);
              const name = head.replace(FOR_PREFIX, '');
              return {
                ...emptyAudience(page, block.selector, source, name),
                foundIn: 'heading',
                industry: isIndustry ? name : '',
              };
            })
            .filter(({ name }) => wordCount(name) >= 1 && wordCount(name) <= 6 && !/[.!?。؟]$/.test(name));
        }),
    );
}

const emptyAudience = (
  page: PageEvidence,
  selector: string,
  source: string,
  name: string,
): Omit<Audience, 'foundIn'> => ({
  name,
  source,
  page: page.finalUrl,
  selector,
  pageUrl: '',
  role: '',
  industry: '',
});

const compiledPatterns = new Map<string, RegExp>();

/** "built for small teams", "helps agencies to": up to three words may precede the noun. */
function compileAudiencePattern(language: string): RegExp | null {
  const words = AUDIENCE_NOUNS[language];
  if (!words) return null;
  const known = compiledPatterns.get(language);
  if (known) return known;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${words.before})\\s+(?:the |over |all |your |[\\d,.+]+[kKmM]?\\+? )?((?:[\\p{L}-]+ ){0,3}?(?:${words.people}))(?![\\p{L}])`,
    'iu',
  );
  compiledPatterns.set(language, pattern);
  return pattern;
}

const AUDIENCE_PAGES: ReadonlySet<PageEvidence['kind']> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'pricing',
  'customers',
  'brand',
]);

function audiencesFromSentences(quotes: readonly Quote[], language: string): Audience[] {
  const pattern = compileAudiencePattern(language);
  if (!pattern) return [];
  return quotes
    .filter(
      ({ kind, pageKind, text }) =>
        kind !== 'quote' && AUDIENCE_PAGES.has(pageKind) && !/(?<!\p{L})I(?!\p{L})/u.test(text),
    )
    .flatMap(({ text, page, selector }): Audience[] => {
      const name = afterLastStopWord(pattern.exec(text)?.[1] ?? '');
      return name
        ? [{ name, source: text, page, selector, foundIn: 'sentence', pageUrl: '', role: '', industry: '' }]
        : [];
    });
}

/** The words after the last one that cannot be part of a name: "any of your small teams" becomes "small teams". */
function afterLastStopWord(name: string): string {
  const words = name.split(' ');
  return words.slice(words.findLastIndex((word) => STOP_WORDS.test(word)) + 1).join(' ');
}
