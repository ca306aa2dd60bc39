import type { Evidence, PageEvidence, PageKind, Provenance, Region, TextBlock, TextKind } from '@brandprint/contracts';
import { isNoise } from './noise.ts';
import { comparisonKey, normalizeWhitespace, uniqueBy, wordCount } from './normalize.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { endsSentence, splitSentences } from './sentences.ts';
import { isTestimonialHeading } from './testimonial-headings.ts';

/** A verbatim part of the site's text with its source. */
export interface Quote {
  text: string;
  kind: TextKind;
  page: string;
  pageKind: PageKind;
  region: Region;
  selector: string;
  /** Text of the heading above it; "" before the first. */
  headingText: string;
  /** Number of sentences since that heading, and of headings before it on the page. */
  nth: number;
  heading: number;
  /** Reading order over the whole crawl. */
  order: number;
  sizePx: number;
}

const NON_CONTENT_REGIONS: ReadonlySet<Region> = new Set(['nav', 'footer', 'dialog', 'widget', 'aside']);
const PROSE_KINDS: ReadonlySet<TextKind> = new Set(['paragraph', 'list-item', 'quote', 'heading', 'caption']);

/** True for content text: not navigation, footer, banner or legal pages. */
export function isContent(block: TextBlock, pageKind: PageKind): boolean {
  return pageKind !== 'legal' && !NON_CONTENT_REGIONS.has(block.region) && PROSE_KINDS.has(block.kind);
}

/** A line that attributes the words above: "— Jane Miller, Acme". */
const SIGNATURE = /^(—|–|―|-)\s*\p{Lu}[^.!?]{2,80}$/u;

/** „Acme“ is a bakery in Riga: a name in quotation marks, of which a sentence says what it is. */
const QUOTED_NAME =
  /^["“„«「][^"“”„«»「」.!?…。！？]{1,40}["“”»」](?:\s*[–—-]\s|\s+(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|jest|je|sú|su|är|er|on|ir|yra|este|είναι|це|это)(?!\p{L})|とは|は、|是)/u;
/** 「くるみ」のように…: a word that the brand compares itself to or holds dear, and nothing that somebody said. */
const QUOTED_WORD =
  /^「(?![^」]*(?:た|です|ます|たい|ない)」)[^「」]{1,20}」(?:のように|を(?:コンセプト|大切|合言葉|モットー|テーマ|理念|信条)に)(?!.*(?:声|口コミ|通って|おすすめ))/u;
const isQuoted = (text: string): boolean =>
  /^["“„«「]/u.test(text) && !QUOTED_NAME.test(text) && !QUOTED_WORD.test(text);

/** Whether somebody else speaks in a block: it is quoted, signed, or under a heading of testimonials. */
export function isTestimonial(page: PageEvidence, index: number): boolean {
  const block = page.text[index];
  if (!block || block.kind === 'heading') return false;
  return (
    block.kind === 'quote' ||
    isQuoted(block.text.trim()) ||
    isTestimonialHeading(headingOf(page, block)) ||
    SIGNATURE.test(page.text[index + 1]?.text ?? '')
  );
}

const headingOf = (page: PageEvidence, block: TextBlock): string =>
  normalizeWhitespace(block.heading === null ? '' : (page.text[block.heading]?.text ?? ''));

/** Shorter texts are names and labels, which stand elsewhere too. */
const MIN_TESTIMONIAL_WORDS = 8;
const MIN_REPEATED = 2;

/**
 * Testimonials that a page repeats without a heading of them, as in a carousel, as comparison keys: texts that stand under
 * such a heading elsewhere, at least two of them. A single one may be the brand's own, behind the testimonials of a page.
 */
export function findTestimonials({ pages }: Evidence): ReadonlySet<string> {
  const blocks = pages.map((page) =>
    page.text
      .filter((block) => block.kind !== 'heading' && wordCount(block.text) >= MIN_TESTIMONIAL_WORDS)
      .map((block) => ({ key: comparisonKey(block.text), isHeaded: isTestimonialHeading(headingOf(page, block)) })),
  );
  const headed = new Set(blocks.flat().flatMap(({ key, isHeaded }) => (isHeaded ? [key] : [])));
  return new Set(
    blocks.flatMap((ofPage) => {
      const repeated = new Set(ofPage.flatMap(({ key, isHeaded }) => (!isHeaded && headed.has(key) ? [key] : [])));
      return repeated.size >= MIN_REPEATED ? [...repeated] : [];
    }),
  );
}

/**
 * Every quotable sentence, heading and list item of the content, in reading order, without duplicates. Filler, banners,
 * legal text and code are left out.
 */
export function extractQuotes(evidence: Evidence, language: string): Quote[] {
  const quotes: Quote[] = [];
  const testimonials = findTestimonials(evidence);
  for (const page of evidence.pages) {
    if (page.status >= 400) continue;
    let sentenceIndex = 0;
    let headingCount = 0;
    for (const [index, block] of page.text.entries()) {
      if (!isContent(block, page.kind) || isPromptInjection(block.text)) continue;
      const headingText = headingOf(page, block);
      const isOthers = isTestimonial(page, index) || testimonials.has(comparisonKey(block.text));
      const pieces =
        block.kind === 'heading' ? [normalizeWhitespace(block.text)] : splitSentences(block.text, language);
      if (block.kind === 'heading') {
        headingCount += 1;
        sentenceIndex = 0;
      }
      for (const text of pieces) {
        const position = { nth: sentenceIndex, heading: headingCount };
        if (block.kind !== 'heading') sentenceIndex += 1;
        if (isNoise(text) || !/\p{L}/u.test(text) || /[#¶]$/.test(text)) continue;
        quotes.push({
          text,
          kind: isOthers ? 'quote' : block.kind,
          page: page.finalUrl,
          pageKind: page.kind,
          region: block.region,
          selector: block.selector,
          headingText,
          ...position,
          order: quotes.length,
          sizePx: block.sizePx,
        });
      }
    }
  }
  return uniqueBy(quotes, (quote) => comparisonKey(quote.text));
}

/** Starts with a capital, a letter of a script without case, a figure, or a lower-case name: "jQuery", "impress.js". */
const SENTENCE_START = /^["'“‘«¿¡「『【]?(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}{1,3}\p{Lu}|\p{Ll}+\.(?:js|css|io|md)\b)/u;
/** Scripts whose sentences end without a mark; a shorter text is a label. */
const UNPUNCTUATED_END = /[\p{Script=Thai}\p{Script=Lao}]["'”’)]*$/u;
const MIN_WORDS_WITHOUT_PUNCTUATION = 8;

/**
 * A complete sentence that can stand alone: 4 to 45 words, with beginning and end, not all capitals, not a row of
 * figures.
 */
export function isSentence(text: string): boolean {
  const words = wordCount(text);
  if (words < 4 || words > 45 || text.length > 320 || !isBalanced(text)) return false;
  if (!endsSentence(text) && !(UNPUNCTUATED_END.test(text) && words >= MIN_WORDS_WITHOUT_PUNCTUATION)) return false;
  // A word or link that is drawn as a picture leaves a gap: "Made with by Acme", "Designed by ."
  if (/\s[.,](\s|$)/.test(text)) return false;
  if (!SENTENCE_START.test(text) || /^\P{L}+$/u.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return letters / text.length > 0.6 && capitals / letters < 0.4 && digits / text.length < 0.15;
}

const BRACKET_PAIRS = ['()', '[]', '“”', '«»', '「」', '『』', '（）'];

function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return count('"') % 2 === 0 && BRACKET_PAIRS.every(([open = '', close = '']) => count(open) === count(close));
}

/** Sentences in the brand's own voice: prose without testimonials. */
export function ownVoiceSentences(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(({ kind, text }) => kind !== 'quote' && isSentence(text));
}

/** Provenance of a value that is a quote. */
export function quoteProvenance(path: string, quote: Quote, confidence: number): Provenance {
  const { page, selector, text } = quote;
  return { path, page, selector, property: 'text', value: text, count: 1, confidence };
}
