import type { Evidence, PageEvidence } from '@brandprint/contracts';
import {
  chaptersOf,
  isNoise,
  isWorded,
  plainKey,
  type Quote,
  squash,
  uniqueBy,
  type Wordings,
  wordCount,
} from '../shared/text/index.ts';
import { FOR, PEOPLE, WHOM } from './words.ts';

/** An audience that the site names, with the place that names it. */
export interface Audience {
  name: string;
  /** The sentence, link, heading or signature that names it. */
  source: string;
  page: string;
  selector: string;
  how: 'link' | 'heading' | 'sentence' | 'testimonial';
  /** Address of the page that is for them; "" if there is none. */
  leadsTo: string;
  role: string;
  industry: string;
}

const MOST = 6;
const LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|branchen|soluciones|sectores|soluzioni|secteurs)\/[^/?#]+\/?$/i;
/** Words that cannot be part of a name. */
const STOP =
  /^(our|your|their|that|which|the|and|you|with|more|other|these|some|any|many|most|over|to|of|in|a|an|is|are|be|or|all|every|keep|get|make|der|die|das|ihre|unsere|den|les|des|nos|vos|los|las|sus|nuestros|le|gli|i)$/i;

/** Those with a page, a heading or a sentence of their own, in this order. */
export function namedAudiences(evidence: Evidence, quotes: readonly Quote[], language: string): Audience[] {
  const all = [...links(evidence), ...headings(evidence, language), ...sentences(quotes, language)];
  const unlike = uniqueBy(
    all.filter(({ name }) => name && !isNoise(name)),
    ({ name }) => plainKey(name).replace(/s$/, ''),
  );
  // "restaurants" says no more than "small restaurants".
  return unlike
    .filter(
      ({ name, how }) =>
        how !== 'sentence' ||
        !unlike.some((other) => other.name !== name && plainKey(other.name).includes(plainKey(name))),
    )
    .slice(0, MOST);
}

/** Navigation that leads to a page for each audience or industry. */
function links({ pages }: Evidence): Audience[] {
  return pages.slice(0, 3).flatMap((page) =>
    page.links
      .filter((link) => link.sameSite && LINK.test(link.href.split(/[?#]/)[0] ?? ''))
      .map((link): Audience => {
        const source = squash(link.text);
        const name = source.replace(FOR, '');
        return {
          ...at(page, `a[href="${link.href}"]`, source, name),
          how: 'link',
          leadsTo: link.href,
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

const WHOM_ALONE: Wordings = Object.fromEntries(
  Object.entries(WHOM).map(([code, words]) => [code, `^\\P{L}*(?:${words})\\P{L}*$`]),
);

/** Headings or list items under "Who it is for". */
function headings({ pages }: Evidence, language: string): Audience[] {
  return pages
    .filter(({ kind }) => !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind))
    .flatMap((page) =>
      chaptersOf(page)
        .filter(({ title }) => isWorded(squash(title.text), WHOM_ALONE, language))
        .flatMap((chapter) => {
          const items = chapter.body.filter(({ kind }) => kind === 'list-item');
          const named = chapter.children.length >= 2 ? chapter.children.map(({ title }) => title) : items;
          const isIndustry = /industr|branche|secteur|sector|settor|業|行业|القطاعات/i.test(chapter.title.text);
          return named
            .map((block): Audience => {
              const source = squash(block.text);
              const [head = ''] = source.split(/\s*[:：–—]\s*/);
              const name = head.replace(FOR, '');
              return {
                ...at(page, block.selector, source, name),
                how: 'heading',
                industry: isIndustry ? name : '',
              };
            })
            .filter(({ name }) => wordCount(name) >= 1 && wordCount(name) <= 6 && !/[.!?。؟]$/.test(name));
        }),
    );
}

const at = (page: PageEvidence, selector: string, source: string, name: string): Omit<Audience, 'how'> => ({
  name,
  source,
  page: page.finalUrl,
  selector,
  leadsTo: '',
  role: '',
  industry: '',
});

const PATTERNS = new Map<string, RegExp>();

/** "built for small teams", "helps agencies to": up to three words may qualify the noun. */
function patternOf(language: string): RegExp | null {
  const words = PEOPLE[language];
  if (!words) return null;
  const known = PATTERNS.get(language);
  if (known) return known;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${words.before})\\s+(?:the |over |all |your |[\\d,.+]+[kKmM]?\\+? )?((?:[\\p{L}-]+ ){0,3}?(?:${words.people}))(?![\\p{L}])`,
    'iu',
  );
  PATTERNS.set(language, pattern);
  return pattern;
}

const SPEAKING: ReadonlySet<PageEvidence['kind']> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'pricing',
  'customers',
  'brand',
]);

function sentences(quotes: readonly Quote[], language: string): Audience[] {
  const pattern = patternOf(language);
  if (!pattern) return [];
  return quotes
    .filter(
      ({ kind, pageKind, text }) => kind !== 'quote' && SPEAKING.has(pageKind) && !/(?<!\p{L})I(?!\p{L})/u.test(text),
    )
    .flatMap(({ text, page, selector }): Audience[] => {
      const name = trimmed(pattern.exec(text)?.[1] ?? '');
      return name ? [{ name, source: text, page, selector, how: 'sentence', leadsTo: '', role: '', industry: '' }] : [];
    });
}

/** What stands after the last word that cannot be part of a name: "any of your small teams" is "small teams". */
function trimmed(name: string): string {
  const words = name.split(' ');
  return words.slice(words.findLastIndex((word) => STOP.test(word)) + 1).join(' ');
}
