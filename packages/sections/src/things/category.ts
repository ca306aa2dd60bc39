import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { flattenJsonLd } from '../shared/brand/json-ld.ts';
import { metaContent } from '../shared/brand/name-clue.ts';
import { readStatements } from '../shared/statements/context.ts';
import { normalizeWhitespace } from '../shared/text/index.ts';
import { withoutAudience } from './audience-phrase.ts';
import { CATEGORIES } from './category-words.ts';

/**
 * How a category was found: `text` in the site's own words, `kind` as a directory would list it ("eye clinic"), `broad kind`
 * where only a sector is clear ("Healthcare").
 */
export type CategorySource = 'text' | 'kind' | 'broad kind';

export interface FoundCategory {
  name: string;
  source: CategorySource;
  confidence: number;
  page: string;
  selector: string;
  value: string;
}

/** Weight of words in a title, description or keywords relative to prose. */
const DECLARED_WEIGHT = 5;
/** Minimum score. */
const MIN_SCORE = 5;
/** Minimum number of different words if the head has none. */
const MIN_DISTINCT_WORDS = 4;
/** The same if only the name has one. */
const MIN_DISTINCT_BESIDE_NAME = 3;
/** Minimum lead over the next category; larger where title and description have no two different words for it. */
const MIN_LEAD = 1.5;
const MIN_LEAD_OF_ONE_WORD = 4;

/** The category by JSON-LD types, otherwise by vocabulary; null if neither is clear. */
export function classifyCategory(evidence: Evidence): FoundCategory | null {
  const home = evidence.pages[0];
  if (!home) return null;
  const types = flattenJsonLd(home).flatMap((node) => node.types);
  for (const { name, types: pattern } of CATEGORIES) {
    const typed = types.find((type) => new RegExp(`^(${pattern.source})$`).test(type));
    if (typed && name !== 'Portfolio or résumé') {
      return {
        name,
        source: 'broad kind',
        confidence: 0.9,
        page: home.finalUrl,
        selector: 'script[type="application/ld+json"]',
        value: typed,
      };
    }
  }
  return classifyByWords(home, evidence);
}

function classifyByWords(home: PageEvidence, evidence: Evidence): FoundCategory | null {
  const declared = [
    home.title,
    ...['description', 'keywords', 'og:title', 'og:description'].map((name) => metaContent(home, name)),
  ].join(' . ');
  const { name } = readStatements(evidence);
  const besideName = name === '' ? declared : declared.replaceAll(name, ' ');
  const prose = normalizeWhitespace(
    evidence.pages
      .flatMap((page) => page.text.filter(({ kind }) => kind !== 'code').map((block) => block.text))
      .join(' . '),
  ).slice(0, 80_000);
  const texts = {
    whole: [declared, prose],
    bare: [withoutAudience(declared), withoutAudience(prose)],
  };
  const scored = CATEGORIES.map(({ name, words, includeAudience }) => {
    const [head = '', rest = ''] = includeAudience ? texts.whole : texts.bare;
    const inHead = head.match(words) ?? [];
    const inProse = rest.match(words) ?? [];
    const distinct = new Set([...inHead, ...inProse].map((word) => word.toLowerCase())).size;
    // A brand called "Bakery" may be anything, which the rest says.
    const isOnlyNamed = inHead.length > 0 && !besideName.match(words);
    const supported = distinct >= (isOnlyNamed ? MIN_DISTINCT_BESIDE_NAME : inHead.length > 0 ? 1 : MIN_DISTINCT_WORDS);
    return {
      name,
      supported,
      declared: new Set(inHead.map((word) => word.toLowerCase())).size,
      score: inHead.length * DECLARED_WEIGHT + Math.min(inProse.length, 12) * 0.6 + distinct,
      word: inHead[0] ?? inProse[0] ?? '',
    };
  }).sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best?.supported || best.score < MIN_SCORE) return null;
  if (best.score < (next?.score ?? 0) * (best.declared > 1 ? MIN_LEAD : MIN_LEAD_OF_ONE_WORD)) return null;
  const confidence = Math.round((best.score / (best.score + (next?.score ?? 0))) * 100) / 100;
  return {
    name: best.name,
    source: 'broad kind',
    confidence: Math.min(0.85, confidence),
    page: home.finalUrl,
    selector: 'title, meta, text',
    value: best.word,
  };
}
