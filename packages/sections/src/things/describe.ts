import type { Evidence, PageEvidence } from '@brandprint/contracts';
import {
  type Choice,
  isAside,
  isNoise,
  isTerminated,
  isWorded,
  plainKey,
  type Quote,
  sentencesOf,
  squash,
  standing,
  type Wordings,
  wordCount,
} from '../shared/text/index.ts';
import { titleParts } from './name/clean.ts';
import { jsonLdNodes, text } from './name/json-ld.ts';
import { metaOf } from './name/sources.ts';
import { isKind } from './name/words.ts';

/** A text with where it was read. */
export interface Found {
  text: string;
  page: string;
  selector: string;
  property: string;
}

/** What the site says it is: what it declares of itself, else the sentence that says it best. */
export function description(evidence: Evidence, choice: Choice): Found | null {
  const { quotes, name } = choice;
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
  ].map((found) => ({ ...found, text: unlabelled(squash(found.text)) }));
  const usable = declared.find((found) => wordCount(found.text) >= 3 && !isNoise(found.text));
  if (usable) return usable;
  const sentenceOn = (chosen: (quote: Quote) => boolean): Found | null => {
    const best = bestSentence(quotes.filter(chosen), choice);
    return best && { text: best.text, page: best.page, selector: best.selector, property: 'text' };
  };
  return (
    subtitle(choice, home) ??
    sentenceOn(({ page }) => page === home.finalUrl) ??
    fromTitle(home, name, 4) ??
    headline(choice, home) ??
    sentenceOn(({ pageKind }) => pageKind === 'about') ??
    fromTitle(home, name, 3, saysKind)
  );
}

/** Without the name of the page that a template put before it twice: "Dashboard — Dashboard. Free admin template." */
const unlabelled = (text: string): string => text.replace(/^(.{2,40}?) [—–|·-] \1[.!]? (?=\p{Lu})/u, '');

/** The part of the title that says what it is: "a responsive admin template". */
function fromTitle(
  home: PageEvidence,
  name: string,
  words: number,
  fits: (part: string) => boolean = () => true,
): Found | null {
  const text = titleParts(home.title)
    .filter(
      (part) =>
        fits(part) && wordCount(part) >= words && !(name && plainKey(part).includes(plainKey(name))) && !isNoise(part),
    )
    .sort((a, b) => wordCount(b) - wordCount(a))[0];
  return text ? { text, page: home.finalUrl, selector: 'title', property: 'text' } : null;
}

/** Ends in a word for a kind of thing: "Acme Admin Template". */
const saysKind = (part: string): boolean => isKind(part.split(' ').at(-1) ?? '');

/** The first screen's own line, where it says what the thing is: a slogan does not. */
function headline({ quotes, name, language }: Choice, home: PageEvidence): Found | null {
  const key = plainKey(name);
  const tells = (words: string): boolean =>
    (key.length > 2 && plainKey(words).includes(key)) ||
    isWorded(words, DEFINES, language) ||
    (isTerminated(words) && !/(?:\.\.\.|…)$/.test(words) && wordCount(words) >= 5);
  const line = quotes.find(
    ({ page, kind, text: words, region, sizePx }) =>
      page === home.finalUrl &&
      (kind === 'heading'
        ? region === 'hero' || sizePx >= 44 || isWorded(words, DEFINES, language)
        : kind === 'paragraph' && region === 'hero') &&
      wordCount(words) >= 4 &&
      !/^\P{L}*\d|\d ?%/u.test(words) &&
      !greets(words) &&
      tells(words) &&
      !isAside(words, language) &&
      plainKey(words) !== plainKey(name),
  );
  return line ? { text: line.text, page: line.page, selector: line.selector, property: 'text' } : null;
}

/** Lines of a page within which its subtitle stands. */
const OPENING = 3;

/** The line below the name that says without a verb what kind of thing it is: "A beautiful replacement for alert". */
function subtitle({ quotes, language }: Choice, home: PageEvidence): Found | null {
  if (language !== 'en') return null;
  const line = quotes
    .filter(({ page }) => page === home.finalUrl)
    .slice(0, OPENING)
    .find(({ text: words }) => /^An? \p{Ll}/u.test(words) && wordCount(words) >= 4 && !/[!?]$/.test(words));
  return line ? { text: line.text, page: line.page, selector: line.selector, property: 'text' } : null;
}

/** "Welcome to our studio!" says nothing of what it is. */
const greets = (text: string): boolean =>
  /^(welcome|hello|hi|hey|it['’]s nice to meet|thanks?|willkommen|bienvenue|bienvenid|benvenut|bem-vind|welkom|välkommen|ようこそ|欢迎|أهلا|مرحبا)/i.test(
    text,
  ) && wordCount(text) <= 8;

const DEFINES: Wordings = {
  en: '(?:is|are) (?:an?|the|your|our)(?! (?:way|reason|time|case|same|only))|(?:is|are) (?:\\p{L}+ ){0,2}(?:built|made|designed) (?:for|to)',
  de: '(?:ist|sind) (?:eine?|der|die|das|ihre?)',
  fr: "(?:est|sont|sommes) (?:une?|les?|la|l['’]|des|votre)",
  es: '(?:es|son|somos) (?:una?|el|la|los|las|tu)',
  it: '(?:è|siamo|sono) (?:una?|uno|il|la|lo|i|gli)',
  pt: '(?:é|somos|são) (?:uma?|o|a|os|as)',
  nl: '(?:is|zijn) (?:een|de|het|jouw)',
  sv: 'är (?:en|ett)',
  da: 'er (?:en|et)',
  nb: 'er (?:en|et)',
  pl: '(?:to|jest) \\p{L}+',
  ru: '— это|это \\p{L}+',
  ja: 'は.{2,60}(?:です|会社|サービス|ブランド|工房|店)',
  zh: '是(?:一|中国|全球)',
  ko: '(?:은|는) .{2,60}(?:입니다|기업|서비스)',
  ar: '(?:هي|هو) \\p{L}+|شركة|منصة',
};

/** The sentence that says best what it is: one that defines, names the brand or speaks for it, early and to the point. */
function bestSentence(quotes: readonly Quote[], choice: Choice): Quote | null {
  const key = plainKey(choice.name);
  const scored = sentencesOf(quotes)
    .filter(({ kind, text: sentence }) => kind === 'paragraph' && !greets(sentence) && !OF_ELSE.test(sentence))
    .map((quote, index) => {
      const named = key.length > 2 && plainKey(quote.text).startsWith(key);
      const score =
        standing(quote, choice) * 1.5 +
        (named ? 2 : 0) +
        (isWorded(quote.text, DEFINES, choice.language) ? 1.5 : 0) +
        (quote.region === 'hero' ? 1.5 : 0) +
        (quote.pageKind === 'about' ? 0.8 : 0) +
        Math.max(0, 1 - index * 0.2);
      return { quote, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score >= ENOUGH ? best.quote : null;
}

/** Somebody speaks of himself, or of terms. */
const OF_ELSE = /(?<!\p{L})(?:I|[Ll]icen[sc]e[sd]?)(?!\p{L})/u;

/** A sentence that neither names the brand, nor defines, nor speaks for it from the first screen describes nothing. */
const ENOUGH = 3.3;
