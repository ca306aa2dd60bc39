import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { AUDIENCE_HEADINGS, FOR_PREFIX, GENERIC_AUDIENCE } from '../shared/cues/audiences.ts';
import { readStatements } from '../shared/statements/context.ts';
import { isOwnVoice } from '../shared/statements/fields.ts';
import {
  buildOutline,
  comparisonKey,
  isNoise,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { findAudiencePhrases } from './audience-phrases.ts';

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
/** Longer texts are no headings. */
const MAX_HEADING_LENGTH = 200;
const AUDIENCE_LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|branchen|soluciones|sectores|soluzioni|secteurs)\/[^/?#]+\/?$/i;
/** Audiences with a page, a heading or a sentence of their own, in this order. */
export function findAudiences(evidence: Evidence, language: string): Audience[] {
  const all = [
    ...audiencesFromLinks(evidence),
    ...audiencesFromHeadings(evidence, language),
    ...audiencesFromSentences(evidence),
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
      .filter((link) => link.sameSite && !link.collapsed && AUDIENCE_LINK.test(link.href.split(/[?#]/)[0] ?? ''))
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
        .filter(
          ({ title }) =>
            title.text.length <= MAX_HEADING_LENGTH &&
            matchesPatterns(normalizeWhitespace(title.text), AUDIENCE_HEADING_ONLY, language),
        )
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

/** Statements that say whom the brand is for: its own, on its first page or a page about it. */
function audiencesFromSentences(evidence: Evidence): Audience[] {
  const { described, language } = readStatements(evidence);
  return described
    .filter(
      ({ statement, features }) =>
        !statement.several &&
        (statement.pageIndex === 0 || statement.pageKind === 'about' || statement.pageKind === 'mission') &&
        isOwnVoice(statement, features) &&
        features.other === 0,
    )
    .flatMap(({ statement: { text, page, selector, source: declaredIn, order }, features }) => {
      const early = declaredIn !== 'text' || order < EARLY_BLOCKS;
      return findAudiencePhrases(text, language)
        .filter(
          ({ name, trigger }) =>
            isNamed(name) && (trigger !== 'for' || (early && (features.sentence === 0 || features.definition === 1))),
        )
        .filter(({ trigger }) => trigger !== 'helps' || features.we + features.brand + features.offer > 0 || early)
        .map(
          ({ name, clause }): Audience => ({
            name,
            source: clause,
            page,
            selector,
            foundIn: 'sentence',
            pageUrl: '',
            role: '',
            industry: '',
          }),
        );
    });
}

/** Blocks at the top of a page, where brands say whom they are for. */
const EARLY_BLOCKS = 4;

/** More than "people" or "everyone". */
const isNamed = (name: string): boolean => !GENERIC_AUDIENCE.test(name);
