import type { Evidence, PageKind, Provenance, Region, TextBlock, TextKind } from '@brandprint/contracts';
import { instructs } from './instructs.ts';
import { isNoise } from './noise.ts';
import { plainKey, squash, uniqueBy, wordCount } from './normalize.ts';
import { isTerminated, splitSentences } from './sentences.ts';

/** A piece of the site's own text, word for word, with where it stands. */
export interface Quote {
  text: string;
  kind: TextKind;
  page: string;
  pageKind: PageKind;
  region: Region;
  selector: string;
  /** Text of the heading it stands under; "" before the first. */
  under: string;
  /** How many sentences stand between that heading and this one, and how many headings of the page are before it. */
  nth: number;
  heading: number;
  /** Reading order over the whole crawl. */
  order: number;
  sizePx: number;
}

const OUTSIDE: ReadonlySet<Region> = new Set(['nav', 'footer', 'dialog', 'widget', 'aside']);
const PROSE: ReadonlySet<TextKind> = new Set(['paragraph', 'list-item', 'quote', 'heading', 'caption']);

/** True for text that a visitor reads as content: no navigation, footer, banner or legal page. */
export function isContent(block: TextBlock, pageKind: PageKind): boolean {
  return pageKind !== 'legal' && !OUTSIDE.has(block.region) && PROSE.has(block.kind);
}

/** Headings under which others speak. */
const OTHERS_SPEAK =
  /testimonial|\b(people|customers?|clients?|users?|they|press|others) (are |have )?(say|said|think|love)|reviews|kundenstimmen|(das )?sagen unsere|témoignages|(ils|elles) (parlent|disent|témoignent)|testimonios|opiniones|lo que dicen|recensioni|dicono di noi|depoimentos|klanten (zeggen|vertellen)|отзывы|お客様の声|客户(评价|心声)|고객 ?(후기|의 소리)|آراء (العملاء|عملائنا)|ماذا يقول/i;
/** A line that names who spoke the words above: "— Jane Miller, Acme". */
const SIGNED = /^(—|–|―|-)\s*\p{Lu}[^.!?]{2,80}$/u;

/**
 * Every sentence, heading and list item of the content that may be quoted, in reading order, each once.
 * Filler, banners, legal text and code are left out.
 */
export function quotesOf(evidence: Evidence, language: string): Quote[] {
  const quotes: Quote[] = [];
  for (const page of evidence.pages) {
    if (page.status >= 400) continue;
    let nth = 0;
    let headings = 0;
    for (const [index, block] of page.text.entries()) {
      if (!isContent(block, page.kind) || instructs(block.text)) continue;
      const under = squash(block.heading === null ? '' : (page.text[block.heading]?.text ?? ''));
      const spoken =
        block.kind !== 'heading' &&
        (/^["“„«「]/.test(block.text.trim()) ||
          OTHERS_SPEAK.test(under) ||
          SIGNED.test(page.text[index + 1]?.text ?? ''));
      const pieces = block.kind === 'heading' ? [squash(block.text)] : splitSentences(block.text, language);
      if (block.kind === 'heading') {
        headings += 1;
        nth = 0;
      }
      for (const text of pieces) {
        const place = { nth, heading: headings };
        if (block.kind !== 'heading') nth += 1;
        if (isNoise(text) || !/\p{L}/u.test(text) || /[#¶]$/.test(text)) continue;
        quotes.push({
          text,
          kind: spoken ? 'quote' : block.kind,
          page: page.finalUrl,
          pageKind: page.kind,
          region: block.region,
          selector: block.selector,
          under,
          ...place,
          order: quotes.length,
          sizePx: block.sizePx,
        });
      }
    }
  }
  return uniqueBy(quotes, (quote) => plainKey(quote.text));
}

/** A capital, a letter of a script that has none, a figure, or a name that begins small: "jQuery", "impress.js". */
const OPENS = /^["'“‘«¿¡「『【]?(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}{1,3}\p{Lu}|\p{Ll}+\.(?:js|css|io|md)\b)/u;

/** A whole sentence fit to stand alone: 4 to 45 words, opened and closed as one, not shouted, not a row of figures. */
export function isSentence(text: string): boolean {
  const words = wordCount(text);
  if (words < 4 || words > 45 || text.length > 320 || !isTerminated(text) || !isBalanced(text)) return false;
  // A word or link that is drawn and not written left a hole: "Made with by Acme", "Designed by ."
  if (/\s[.,](\s|$)/.test(text)) return false;
  if (!OPENS.test(text) || /^\P{L}+$/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return letters / text.length > 0.6 && capitals / letters < 0.4 && digits / text.length < 0.15;
}

const PAIRS = ['()', '[]', '“”', '«»', '「」', '『』', '（）'];

function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return count('"') % 2 === 0 && PAIRS.every(([open = '', close = '']) => count(open) === count(close));
}

/** Sentences in the brand's own voice: prose, no testimonials. */
export function sentencesOf(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(({ kind, text }) => kind !== 'quote' && isSentence(text));
}

/** Provenance of a value that is a quote. */
export function quoted(path: string, quote: Quote, confidence: number): Provenance {
  const { page, selector, text } = quote;
  return { path, page, selector, property: 'text', value: text, count: 1, confidence };
}
