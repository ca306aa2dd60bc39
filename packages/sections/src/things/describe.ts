import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { isNoise, isSentence, plainKey, type Quote, sentencesOf, squash, wordCount } from '../shared/text/index.ts';
import { titleParts } from './name/clean.ts';
import { jsonLdNodes, text } from './name/json-ld.ts';
import { metaOf } from './name/sources.ts';

/** A text with where it was read. */
export interface Found {
  text: string;
  page: string;
  selector: string;
  property: string;
}

/** What the site says it is: what it declares of itself, else the sentence that says it best. */
export function description(evidence: Evidence, quotes: readonly Quote[], name: string): Found | null {
  const home = evidence.pages[0];
  if (!home) return null;
  const declared: Found[] = [
    ...['description', 'og:description', 'twitter:description'].map((meta) => ({
      text: metaOf(home, meta),
      page: home.finalUrl,
      selector: `meta[${meta}]`,
      property: 'content',
    })),
    ...jsonLdNodes(home)
      .filter(({ types }) =>
        types.some((type) => /Organization|WebSite|Business|Application|Store|Corporation/.test(type)),
      )
      .map(({ node }) => ({
        text: text(node.description),
        page: home.finalUrl,
        selector: 'script[type="application/ld+json"]',
        property: 'description',
      })),
    {
      text: evidence.manifest?.description ?? '',
      page: evidence.manifest?.url ?? '',
      selector: '',
      property: 'description',
    },
  ].map((found) => ({ ...found, text: squash(found.text) }));
  const usable = declared.find((found) => wordCount(found.text) >= 3 && !isNoise(found.text));
  if (usable) return usable;
  const sentenceOn = (chosen: (quote: Quote) => boolean): Found | null => {
    const best = bestSentence(quotes.filter(chosen), name);
    return best && { text: best.text, page: best.page, selector: best.selector, property: 'text' };
  };
  return (
    sentenceOn(({ page }) => page === home.finalUrl) ??
    fromTitle(home, name, 4) ??
    headline(quotes, home, name) ??
    sentenceOn(({ pageKind }) => pageKind === 'about') ??
    fromTitle(home, name, 3)
  );
}

/** The part of the title that says what it is: "a responsive admin template". */
function fromTitle(home: PageEvidence, name: string, words: number): Found | null {
  const text = titleParts(home.title)
    .filter((part) => wordCount(part) >= words && !(name && plainKey(part).includes(plainKey(name))) && !isNoise(part))
    .sort((a, b) => wordCount(b) - wordCount(a))[0];
  return text ? { text, page: home.finalUrl, selector: 'title', property: 'text' } : null;
}

/** The first screen's own line, where it is one. */
function headline(quotes: readonly Quote[], home: PageEvidence, name: string): Found | null {
  const line = quotes.find(
    ({ page, kind, text: words, region, sizePx }) =>
      page === home.finalUrl &&
      (kind === 'heading' ? region === 'hero' || sizePx >= 44 : kind === 'paragraph' && region === 'hero') &&
      wordCount(words) >= 4 &&
      plainKey(words) !== plainKey(name),
  );
  return line ? { text: line.text, page: line.page, selector: line.selector, property: 'text' } : null;
}

const DEFINES =
  / (is|are) (an?|the|your|our)\b| ist (ein|eine|der|die|das)\b| est (un|une|le|la)\b| es (un|una|el|la)\b| è (un|una|il|la|lo)\b| é (um|uma|o|a)\b| is een\b| är (en|ett)\b|は.+です|是一/i;
const BRAND_SPEAKS = /^(we|our|at|wir|unser|nous|notre|nos|somos|nosotros|nuestr|noi|siamo|wij|onze|vi)\b/i;

function bestSentence(quotes: readonly Quote[], name: string): Quote | null {
  const key = plainKey(name);
  const scored = sentencesOf(quotes)
    .filter(({ kind }) => kind === 'paragraph')
    .map((quote, index) => {
      const words = wordCount(quote.text);
      const named = key.length > 2 && plainKey(quote.text).startsWith(key);
      const score =
        (named ? 3 : key.length > 2 && plainKey(quote.text).includes(key) ? 1 : 0) +
        (DEFINES.test(quote.text) ? 2 : 0) +
        (BRAND_SPEAKS.test(quote.text) ? 1.5 : 0) +
        (quote.region === 'hero' ? 2.5 : 0) +
        (quote.pageKind === 'about' ? 1 : 0) +
        (words >= 8 && words <= 30 ? 1 : 0) +
        Math.max(0, 1.5 - index * 0.25) -
        (/\?$/.test(quote.text) ? 3 : 0);
      return { quote, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score >= ENOUGH ? best.quote : null;
}

/** A sentence that neither names the brand, nor defines, nor speaks for it from the first screen describes nothing. */
const ENOUGH = 4;

const PURPOSE =
  /\b(helps?|lets?|enables?|allows?|empowers?|makes? it (easy|easier|simple|possible)|designed (to|for)|built (to|for)|made (to|for)|created (to|for)|so (that )?you can|gives? you|get your .{3,40} (up and running|online)|everything you need|the (easiest|fastest|simplest|best) way to|platform (for|to)|tools? (for|to)|solutions? (for|to)|hilft|hilf[st]|ermöglich\w+|damit (sie|du)|entwickelt (für|um)|aid(e|ons|ez)|permet\w*|conçu\w* pour|ayud\w+|permite\w*|diseñad\w+ para|aiut\w+|permett\w+|progettat\w+ per|ajud\w+|helpen|helpt|maakt het|hjälper|gör det)\b/i;

/** The sentence that says what it is for, if one does. */
export function purpose(quotes: readonly Quote[], declared: string, name: string): Quote | null {
  const key = plainKey(name);
  const candidates = sentencesOf(quotes)
    .filter(
      ({ text: sentence, kind, pageKind }) =>
        kind === 'paragraph' &&
        pageKind !== 'blog' &&
        pageKind !== 'docs' &&
        !/\?$/.test(sentence) &&
        PURPOSE.test(sentence),
    )
    .map((quote, index) => ({
      quote,
      score:
        (key.length > 2 && plainKey(quote.text).includes(key) ? 2 : 0) +
        (BRAND_SPEAKS.test(quote.text) ? 1 : 0) +
        (quote.region === 'hero' ? 2 : 0) +
        (quote.pageKind === 'home' || quote.pageKind === 'about' ? 1 : 0) -
        index * 0.2,
    }))
    .filter(({ score, quote }) => score > 0 || quote.pageKind === 'home')
    .sort((a, b) => b.score - a.score);
  const other = candidates.find(({ quote }) => quote.text !== declared)?.quote;
  return other ?? candidates[0]?.quote ?? null;
}

/** The declared description itself, where it says what the thing is for. */
export function saysPurpose(sentence: string): boolean {
  return PURPOSE.test(sentence) && isSentence(sentence);
}
