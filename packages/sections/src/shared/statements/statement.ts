import type { Evidence, PageEvidence, PageKind, Region, TextBlock, TextKind } from '@brandprint/contracts';
import { splitTitle } from '../brand/clean-name.ts';
import { withoutRepeatedTitle } from '../brand/description.ts';
import { ownJsonLdNodes, stringOrEmpty } from '../brand/json-ld.ts';
import { metaContent } from '../brand/name-clue.ts';
import { isMissionHeading, isVisionHeading } from '../cues/aim-headings.ts';
import { opensLikeAim } from '../cues/aim-openings.ts';
import { isCodeOfConduct, isConductHeading } from '../cues/conduct.ts';
import { asksByNameAlone, isReasonsHeading } from '../cues/reasons-heading.ts';
import { isAboutHeading, isAsideHeading, isPartHeading } from '../cues/section-kinds.ts';
import {
  comparisonKey,
  endsSentence,
  isNoise,
  isPromptInjection,
  isTranslatedPage,
  isWrittenIn,
  normalizeWhitespace,
  otherScriptTest,
  splitSentences,
  wordCount,
} from '../text/index.ts';
import { findTestimonials, isTestimonial } from '../text/quotes.ts';
import { isNoReason } from './no-reasons.ts';
import { opensWithOtherBody } from './other-bodies.ts';

/** Where a statement was read: on the page, or in what the site declares of itself. */
type StatementSource = 'text' | 'meta' | 'og' | 'json-ld' | 'title' | 'manifest';

/** A sentence, heading or line that a section may quote, word for word, with where it is. */
export interface Statement {
  text: string;
  source: StatementSource;
  kind: TextKind;
  page: string;
  pageKind: PageKind;
  /** Index of the page in the crawl; 0 is the submitted one. */
  pageIndex: number;
  region: Region;
  selector: string;
  property: string;
  /** Heading above it; "" before the first. */
  heading: string;
  /** Level of a heading, 0 for all else. */
  level: number;
  underAbout: boolean;
  /** A heading that only names the part of the page below it. */
  isPartHeading: boolean;
  /** It, a heading above it or the sentence that opens its paragraph is about something else than the brand. */
  underAside: boolean;
  /** Sentences between that heading and this one. */
  nth: number;
  /** Headings before it on its page. */
  headings: number;
  /** Content blocks before it on its page. */
  order: number;
  /** Font size beside the page's body text. */
  sizeRatio: number;
  /** Distance from the top, in screens. */
  screens: number;
  isTestimonial: boolean;
  /** A heading that says what the one right above it announces: "Our mission", "To bring reading to every village". */
  saysAim: boolean;
  /** What the first card, item or paragraph below a heading such as "Why us?" says first. */
  firstReason: boolean;
  /** The nearest heading above it is one like that. */
  underReasons: boolean;
  /** The nearest heading above it, or the one above that, is one like that. */
  amongReasons: boolean;
  /** Only the brand's name makes that heading ask for reasons: "Why Acme?". */
  asksByName: boolean;
  /** The site writes that name in small letters too, like a ware: "Coffee". */
  namedLikeWare: boolean;
  /** It is two or three sentences of one paragraph. */
  several: boolean;
}

/** Shorter lines are marks and numbers of cards, or their titles. */
const MIN_REASON_WORDS = 3;
const MIN_WORDS_BELOW_TITLES = 5;

/** Longer texts are lists or tables without full stops. */
const MAX_LENGTH = 1_000;
const READABLE_KINDS: ReadonlySet<TextKind> = new Set(['paragraph', 'list-item', 'quote', 'heading', 'caption']);
const CONTENT_REGIONS: ReadonlySet<Region> = new Set(['hero', 'main', 'header']);

/** All statements of a site: what it declares of itself, then its pages in reading order. */
export function collectStatements(evidence: Evidence, context: { name: string; language: string }): Statement[] {
  const { language } = context;
  const main = primarySubtag(evidence.pages[0]?.lang ?? '');
  const pages = evidence.pages.filter(
    (page) =>
      page.status < 400 &&
      page.kind !== 'legal' &&
      // Templates declare languages that the text is not in.
      (main === '' || ['', main].includes(primarySubtag(page.lang)) || isWrittenIn(page.text, language)) &&
      (page === evidence.pages[0] || !isTranslatedPage(page, language)),
  );
  const site = {
    ...context,
    title: evidence.pages[0]?.title ?? '',
    testimonials: findTestimonials(evidence),
    namedLikeWare: isNamedLikeWare(pages, context.name),
  };
  const statements = [
    ...declaredStatements(evidence),
    ...pages.flatMap((page) => pageStatements(page, evidence.pages.indexOf(page), site)),
  ];
  const isInOtherScript = otherScriptTest(language, statements.map(({ text }) => text).join(' '));
  return statements.filter(({ text }) => !isInOtherScript(text));
}

/** Of a language tag (RFC 5646): "pt" of "pt-BR". A page with another one than the first page is a translation. */
const primarySubtag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

interface SiteContext {
  name: string;
  language: string;
  /** Of the first page. */
  title: string;
  testimonials: ReadonlySet<string>;
  namedLikeWare: boolean;
}

/** Whether pages write a name of one word in small letters too, and not in an address. */
function isNamedLikeWare(pages: readonly PageEvidence[], name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  const ware = new RegExp(`(?<![\\p{L}\\p{N}@./_-])${name.toLowerCase()}(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`, 'u');
  return pages.some(({ text }) => text.some((block) => ware.test(block.text)));
}

function pageStatements(
  page: PageEvidence,
  pageIndex: number,
  { name, language, title: siteTitle, testimonials, namedLikeWare }: SiteContext,
): Statement[] {
  const bodySize = medianBodySize(page);
  const introduces = pageIndex === 0 || page.kind === 'about';
  // "Miller and Partners" is whose page it is.
  const isAside = memoize(
    (title) =>
      (isAsideHeading(title, language) && comparisonKey(title) !== comparisonKey(name)) || isConductHeading(title),
  );
  const isConduct = pageIndex > 0 && isCodeOfConduct(page);
  const isReasons = memoize((title) => isReasonsHeading(title, language, name));
  const isByName = memoize((title) => asksByNameAlone(title, language, name));
  const isAbout = memoize((title) => isAboutHeading(title, language));
  const isAim = memoize((title) => isMissionHeading(title, language) || isVisionHeading(title, language));
  const found: Statement[] = [];
  const answered = new Set<TextBlock>();
  let order = 0;
  let headings = 0;
  let nth = 0;
  for (const [index, block] of page.text.entries()) {
    if (!CONTENT_REGIONS.has(block.region) || !READABLE_KINDS.has(block.kind) || isPromptInjection(block.text))
      continue;
    const isHeading = isTitle(block);
    const headingBlocks = headingsAbove(page, block);
    const aim = aimAbove(page, index, isAim);
    const heading = aim ?? normalizeWhitespace(headingBlocks[0]?.text ?? '');
    if (aim) nth = 0;
    // The main heading of the first page is the brand's headline, whatever its words.
    const above = headingBlocks
      .filter(({ level }) => pageIndex > 0 || level !== 1)
      .map(({ text }) => normalizeWhitespace(text));
    const pieces = isHeading ? [normalizeWhitespace(block.text)] : splitSentences(block.text, language);
    const first = pieces[0] ?? '';
    const isOfOther = !isHeading && opensWithOtherBody(first, { name, title: siteTitle, introduces });
    const opening = openingOf(normalizeWhitespace(block.text), pieces);
    if (opening && nth === 0) pieces.unshift(opening);
    if (isHeading) nth = 0;
    const asks = headingBlocks.slice(0, 2).find((title) => isReasons(normalizeWhitespace(title.text)));
    const isCard = headingBlocks[0] !== asks || block.kind === 'list-item';
    const minWords = isCard ? MIN_REASON_WORDS : MIN_WORDS_BELOW_TITLES;
    const answers = asks !== undefined && !isNoReason(block.text, first, language);
    const firstReason = answers && !isHeading && !answered.has(asks) && wordCount(block.text) >= minWords;
    if (firstReason) answered.add(asks);
    for (const text of pieces) {
      const sentence = isHeading || text === opening ? nth : nth++;
      if (text === '' || text.length > MAX_LENGTH || !/\p{L}/u.test(text) || isNoise(text)) continue;
      found.push({
        text,
        source: 'text',
        kind: block.kind,
        page: page.finalUrl,
        pageKind: page.kind,
        pageIndex,
        region: block.region,
        selector: block.selector,
        property: 'text',
        heading,
        level: isHeading ? (block.level ?? 7) : 0,
        isPartHeading: isHeading && (pageIndex > 0 || block.level !== 1) && isPartHeading(text, language),
        underAbout: heading !== '' && isAbout(heading),
        underAside:
          isConduct ||
          isOfOther ||
          above.some(isAside) ||
          (isHeading && (pageIndex > 0 || block.level !== 1) && isAside(text)),
        nth: sentence,
        headings,
        order,
        sizeRatio: block.sizePx / bodySize,
        screens: block.box.y / Math.max(1, page.viewport.height),
        isTestimonial: isTestimonial(page, index) || testimonials.has(comparisonKey(block.text)),
        saysAim:
          isHeading &&
          aim !== null &&
          (!PROSE_KINDS.has(page.text[index + 1]?.kind ?? 'nav') || tellsAim(text, language)),
        firstReason: firstReason && text === pieces[0],
        underReasons: answers && headingBlocks[0] === asks,
        amongReasons: answers,
        asksByName: answers && isByName(normalizeWhitespace(asks.text)),
        namedLikeWare,
        several: text === opening,
      });
    }
    if (isHeading) headings += 1;
    order += 1;
  }
  return found;
}

/**
 * The title of a mission or vision right above a block that its headings do not tell: a label, a heading above another
 * one, or one with a headline between them; null if there is none.
 */
function aimAbove({ text, kind }: PageEvidence, index: number, isAim: (title: string) => boolean): string | null {
  const aimAt = (at: number): string | null => {
    const title = normalizeWhitespace(text[at]?.text ?? '');
    return title !== '' && isAim(title) ? title : null;
  };
  const [block, before, twoBefore] = [text[index], text[index - 1], text[index - 2]];
  if (!block || !before) return null;
  // One of several labels in a row is a tab.
  const isLabel = TITLE_KINDS.has(before.kind) && !(twoBefore && isShortLabel(twoBefore));
  if (isLabel || block.kind === 'heading') {
    const aim = aimAt(index - 1);
    if (aim) return aim;
  }
  const isUnderHeadline =
    before.kind === 'heading' &&
    twoBefore !== undefined &&
    PROSE_KINDS.has(block.kind) &&
    (twoBefore.kind === 'heading'
      ? (before.level ?? 7) > (twoBefore.level ?? 7)
      : PAGES_OF_BRAND.has(kind) && TITLE_KINDS.has(twoBefore.kind) && !isShortLabel(text[index - 3] ?? block));
  return isUnderHeadline && !isAim(normalizeWhitespace(before.text)) ? aimAt(index - 2) : null;
}

/** "To make your own pizza", "To serve is an art", "To help 3 clubs" */
const NO_AIM = /\p{N}|(?<!\p{L})(?:you|your|yours|is|are|was)(?!\p{L})/iu;

/** "To bring reading to every village": a headline that says the aim before prose explains it. */
const tellsAim = (headline: string, language: string): boolean =>
  /^to \p{L}/iu.test(headline) && opensLikeAim(headline, language) && !NO_AIM.test(headline);

/** Elsewhere, a label above a headline is of a product or a card. */
const PAGES_OF_BRAND: ReadonlySet<PageKind> = new Set(['home', 'about', 'mission']);

const MAX_LABEL_WORDS = 4;
const isShortLabel = ({ kind, text }: TextBlock): boolean =>
  (TITLE_KINDS.has(kind) || kind === 'button') && wordCount(text) <= MAX_LABEL_WORDS && !endsSentence(text);

const TITLE_KINDS: ReadonlySet<TextKind> = new Set(['label', 'paragraph']);
const PROSE_KINDS: ReadonlySet<TextKind> = new Set(['paragraph', 'list-item', 'quote']);

/** Many blocks are under the same headings. */
function memoize(test: (title: string) => boolean): (title: string) => boolean {
  const known = new Map<string, boolean>();
  return (title) => {
    const result = known.get(title) ?? test(title);
    known.set(title, result);
    return result;
  };
}

/** Words of an opening of two or three sentences that stand together. */
const MAX_OPENING_WORDS = 60;

/** The sentences that open a paragraph, where they are short enough to stand together; null where there is but one. */
function openingOf(text: string, sentences: readonly string[]): string | null {
  for (const count of [3, 2]) {
    const last = sentences[count - 1];
    if (last === undefined || sentences.length < count) continue;
    const opening = text.slice(0, text.indexOf(last) + last.length);
    if (wordCount(opening) <= MAX_OPENING_WORDS && sentences.slice(0, count).every((one) => opening.includes(one)))
      return opening;
  }
  return null;
}

/** A heading of more words than that is a paragraph set like one, if it has several sentences. */
const MAX_TITLE_WORDS = 25;

/** Whether a block is a heading, and not a paragraph that is set like one. */
const isTitle = ({ kind, text }: TextBlock): boolean =>
  kind === 'heading' && !(wordCount(text) > MAX_TITLE_WORDS && /\p{L}{2}[.!?]\s+\p{Lu}/u.test(text));

/** The heading above a block, then those above that one by level. */
function headingsAbove({ text }: PageEvidence, block: TextBlock): TextBlock[] {
  const found: TextBlock[] = [];
  let at = block.kind === 'heading' ? text.indexOf(block) : block.heading;
  let level = isTitle(block) ? (block.level ?? 7) : 8;
  while (at !== null && at >= 0) {
    const heading = text[at];
    if (heading && isTitle(heading) && heading !== block && (heading.level ?? 7) < level) {
      found.push(heading);
      level = heading.level ?? 7;
    }
    at -= 1;
    if (level <= 1) break;
  }
  return found;
}

function medianBodySize({ text }: PageEvidence): number {
  const sizes = text
    .filter(({ kind }) => kind === 'paragraph' || kind === 'list-item')
    .map(({ sizePx }) => sizePx)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] || 16;
}

function declaredStatements(evidence: Evidence): Statement[] {
  const home = evidence.pages[0];
  if (!home) return [];
  const declare = (text: string, source: StatementSource, selector: string, property: string): Statement => ({
    text: withoutRepeatedTitle(normalizeWhitespace(text)),
    source,
    kind: 'paragraph',
    page: source === 'manifest' ? (evidence.manifest?.url ?? '') : home.finalUrl,
    pageKind: 'home',
    pageIndex: 0,
    region: 'hero',
    selector,
    property,
    heading: '',
    level: 0,
    isPartHeading: false,
    underAbout: false,
    underAside: false,
    nth: 0,
    headings: 0,
    order: 0,
    sizeRatio: 1,
    screens: 0,
    isTestimonial: false,
    saysAim: false,
    firstReason: false,
    underReasons: false,
    amongReasons: false,
    asksByName: false,
    namedLikeWare: false,
    several: false,
  });
  const jsonLd = ownJsonLdNodes(home);
  return [
    declare(metaContent(home, 'description'), 'meta', 'meta[description]', 'content'),
    ...['og:description', 'twitter:description'].map((name) =>
      declare(metaContent(home, name), 'og', `meta[${name}]`, 'content'),
    ),
    ...['description', 'slogan', 'disambiguatingDescription'].flatMap((property) =>
      jsonLd.map(({ node }) =>
        declare(stringOrEmpty(node[property]), 'json-ld', 'script[type="application/ld+json"]', property),
      ),
    ),
    ...splitTitle(home.title).map((part) => declare(part, 'title', 'title', 'text')),
    declare(evidence.manifest?.description ?? '', 'manifest', '', 'description'),
  ].filter(({ text }) => text !== '' && text.length <= MAX_LENGTH && !isNoise(text));
}
