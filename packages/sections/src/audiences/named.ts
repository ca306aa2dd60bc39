import type { Evidence } from '@brandprint/contracts';
import { isNoise, plainKey, type Quote, squash, uniqueBy, wordCount } from '../shared/text/index.ts';

/** An audience that the site names, with the place that names it. */
export interface Audience {
  name: string;
  /** The sentence, link or signature that names it. */
  source: string;
  page: string;
  selector: string;
  how: 'link' | 'sentence' | 'testimonial';
  role: string;
  industry: string;
}

const PEOPLE =
  'developers?|engineers?|designers?|teams?|startups?|start-ups?|agencies|businesses|companies|enterprises?|freelancers?|creators?|artists?|writers?|marketers?|students?|teachers?|educators?|schools?|parents?|families|children|patients?|doctors?|clinics?|nurses?|researchers?|scientists?|analysts?|managers?|founders?|entrepreneurs?|owners?|sellers?|merchants?|retailers?|brands?|customers?|clients?|investors?|traders?|homeowners?|landlords?|tenants?|travell?ers?|guests?|musicians?|photographers?|gamers?|players?|athletes?|professionals?|beginners?|experts?|consultants?|lawyers?|accountants?|recruiters?|employers?|employees|nonprofits?|non-profits?|organi[sz]ations?|governments?|publishers?|bloggers?|journalists?|restaurants?|hotels?|admins?|administrators?|architects?|makers?|hobbyists?|leaders?|executives?|women|men|kids|seniors|users|' +
  'entwickler(?:innen)?|unternehmen|agenturen|teams|schulen|gründer|selbstständige|händler|familien|développeurs|entreprises|équipes|agences|désarrolladores|desarrolladores|empresas|equipos|sviluppatori|aziende|imprese|desenvolvedores|ontwikkelaars|bedrijven';

/** "for developers", "built for small teams", "helps agencies to". Up to three words may qualify the noun. */
const FOR = new RegExp(
  `\\b(?:(?:built|made|designed|created|perfect|ideal|best|tailored|crafted|solutions?|software|platform|tools?|services?|templates?|framework|app|entwickelt|conçu|diseñado|progettato|gemacht|ideal)\\s+(?:especially |specifically |exclusively )?(?:for|für|pour|para|per|voor)|help(?:s|ing)?|empower(?:s|ing)?|enabl(?:es|ing)|trusted by|loved by|used by)\\s+(?:the |over |all |your |[\\d,.+]+[kKmM]?\\+? )?((?:[\\p{L}-]+ ){0,3}?(?:${PEOPLE}))(?![\\p{L}])`,
  'iu',
);
const HEADING_FOR = new RegExp(`^(?:for|für|pour|para|per|voor) ((?:[\\p{L}&-]+ ){0,3}(?:${PEOPLE}))$`, 'iu');
const LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|soluciones|soluzioni)\/[^/?#]+\/?$/i;
const STOP =
  /\b(our|your|their|that|which|the|and|you|with|more|other|these|some|any|many|most|over|to|of|in|a|an|is|are|be|or)\b/i;

export function namedAudiences(evidence: Evidence, quotes: readonly Quote[], brand: string): Audience[] {
  const all = [...links(evidence), ...sentences(quotes)];
  return uniqueBy(
    all.filter(({ name }) => name && plainKey(name) !== plainKey(brand) && !isNoise(name)),
    ({ name }) => plainKey(name).replace(/s$/, ''),
  ).slice(0, 6);
}

/** Navigation that leads to a page for each audience or industry. */
function links(evidence: Evidence): Audience[] {
  return evidence.pages.slice(0, 3).flatMap((page) =>
    page.links
      .filter((link) => link.sameSite && LINK.test(link.href.split(/[?#]/)[0] ?? ''))
      .map((link): Audience => {
        const text = squash(link.text);
        const name = HEADING_FOR.exec(text)?.[1] ?? text.replace(/^for\s+/i, '');
        const industry = /\/industr/i.test(link.href) ? name : '';
        return {
          name,
          source: text,
          page: page.finalUrl,
          selector: `a[href="${link.href}"]`,
          how: 'link',
          role: '',
          industry,
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

function sentences(quotes: readonly Quote[]): Audience[] {
  return quotes
    .filter(({ kind, pageKind }) => kind !== 'quote' && pageKind !== 'docs' && pageKind !== 'blog')
    .flatMap(({ text, page, selector }): Audience[] => {
      const name = (HEADING_FOR.exec(text) ?? FOR.exec(text))?.[1] ?? '';
      const tidy = trimmed(name);
      return tidy ? [{ name: tidy, source: text, page, selector, how: 'sentence', role: '', industry: '' }] : [];
    });
}

/** What stands after the last word that cannot be part of a name: "any of your small teams" is "small teams". */
function trimmed(name: string): string {
  const words = name.split(' ');
  const cut = words.findLastIndex((word) => STOP.test(word));
  return words.slice(cut + 1).join(' ');
}
