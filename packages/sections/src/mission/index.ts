import {
  type Evidence,
  MissionSection,
  type PageEvidence,
  type PageKind,
  type Provenance,
} from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { findCaredValues, findToldValues } from '../shared/brand/cared-values.ts';
import { findDeclaredVirtues } from '../shared/brand/declared-virtues.ts';
import { findActedValues, findVirtues } from '../shared/brand/unannounced-values.ts';
import type { BrandValue } from '../shared/brand/value-titles.ts';
import { findHeldValues, findValues, PAGES_OF_BRAND } from '../shared/brand/values.ts';
import { statesPlainFact } from '../shared/cues/plain-facts.ts';
import { PROMISE_CUES } from '../shared/cues/vision-belief-promise.ts';
import { roundTo } from '../shared/numbers.ts';
import { type RankedStatement, rankStatements, statementProvenance } from '../shared/statements/choose-statement.ts';
import { chooseVision } from '../shared/statements/choose-vision.ts';
import { quotesAboutBrand } from '../shared/statements/own-quotes.ts';
import { MAX_HEADLINE_WORDS } from '../shared/statements/promise-rules.ts';
import {
  analyzeText,
  type ChosenQuote,
  chooseQuote,
  comparisonKey,
  isInOtherLanguage,
  isNoise,
  isTranslatedPage,
  normalizeWhitespace,
  quoteProvenance,
  type TextContext,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { missionWriting } from './write.ts';

interface MissionFacts {
  mission: RankedStatement | null;
  vision: RankedStatement | null;
  promise: BrandPromise;
  /** Kinds of pages that state it. */
  promisePages: string[];
  values: BrandValue[];
}

/** What the brand promises its audience: a headline, and the line that explains it. */
interface BrandPromise {
  headline: RankedStatement | null;
  /** A sentence that promises in so many words, else the likeliest line. */
  line: { text: string; provenance(path: string): Provenance } | null;
}

const MAX_VALUES = 10;
/** A score above which other meanings are unlikely. */
const CERTAIN_SCORE = 5;

/** Ways in which a page says its values, the plainest first, and the kinds of pages where each counts. */
const WAYS: readonly {
  find(page: PageEvidence, language: string): BrandValue[];
  everywhere: boolean;
  merges: boolean;
}[] = [
  { find: findDeclaredVirtues, everywhere: true, merges: false },
  { find: findValues, everywhere: true, merges: true },
  { find: findHeldValues, everywhere: true, merges: true },
  { find: findToldValues, everywhere: false, merges: false },
  { find: findVirtues, everywhere: false, merges: false },
  { find: findCaredValues, everywhere: false, merges: false },
  { find: findActedValues, everywhere: false, merges: false },
];

/**
 * The values that a site lists, in the plainest way that it has. Translations are left out; those of a list in another
 * language are told only if there are no others.
 */
function findOwnValues({ pages: all }: Evidence, language: string): BrandValue[] {
  const pages = all.filter((page) => page === all[0] || !isTranslatedPage(page, language));
  const byPage =
    WAYS.map(({ find, everywhere, merges }) => {
      const found = pages
        .filter(({ kind }) => everywhere || PAGES_OF_BRAND.has(kind))
        .map((page) => find(page, language))
        .filter(({ length }) => length > 0);
      return merges ? found : found.slice(0, 1);
    }).find(({ length }) => length > 0) ?? [];
  const own = byPage.filter((values) => {
    const text = values.map(({ title, description }) => `${title}. ${description}`).join(' ');
    return !isInOtherLanguage(text, language);
  });
  return uniqueBy((own.length > 0 ? own : byPage).flat(), ({ title }) => comparisonKey(title)).slice(0, MAX_VALUES);
}

function measureMission(evidence: Evidence) {
  const context = { ...analyzeText(evidence), name: findBrandName(evidence).name };
  const values = findOwnValues(evidence, context.language);
  // The explanation of a value is not a statement of its own.
  const usedTexts = new Set(values.flatMap(({ description, source }) => [description, source]));
  const mission = rankStatements('mission', evidence).find(({ statement }) => !usedTexts.has(statement.text)) ?? null;
  if (mission) usedTexts.add(mission.statement.text);
  const vision = chooseVision(evidence, usedTexts);
  if (vision) usedTexts.add(vision.statement.text);
  const explicit = chooseExplicitPromise(evidence, context, usedTexts);
  const promise = findPromise(evidence, context.language, { explicit, mission });
  const toProvenance = (path: string, chosen: RankedStatement | null): Provenance[] =>
    chosen ? [statementProvenance(path, chosen)] : [];
  const provenance: Provenance[] = [
    ...toProvenance('/mission_statement/statement', mission),
    ...toProvenance('/vision/statement', vision),
    ...(promise.headline ? [statementProvenance('/brand_promise/title', promise.headline)] : []),
    ...(promise.line ? [promise.line.provenance('/brand_promise/description')] : []),
    ...values.map(({ title, page, selector }, index) => ({
      path: `/core_values/${index}/title`,
      page,
      selector,
      property: 'text',
      value: title,
      count: 1,
      confidence: 0.8,
    })),
  ];
  const promised = promise.line?.text ?? promise.headline?.statement.text;
  const promisePages = promised ? pageLabelsUsing(evidence, promised) : [];
  const facts: MissionFacts = { mission, vision, promise, promisePages, values };
  return { facts, provenance };
}

/** "Our commitment", "we commit ourselves": to causes and plans as often as to customers. */
const COMMITMENT =
  /(?<!\p{L})(?:commit(?:s|ted|ments?)?(?!\p{L})|engagements?(?!\p{L})|(?:nous )?engageons|compromiso|compromisso|comprometemo|impegn|verpflicht|závaz|zavaz|zobowiąz|sitoud|taahhü[dt]|обязуемся|نلتزم|التزام)/iu;

/** A sentence that promises in so many words, or the one under a heading "Our promise". */
function chooseExplicitPromise(
  evidence: Evidence,
  context: TextContext,
  usedTexts: ReadonlySet<string>,
): ChosenQuote | null {
  const quotes = quotesAboutBrand(evidence, context.quotes, PROMISE_CUES);
  const chosen = chooseQuote(PROMISE_CUES, { ...context, quotes }, usedTexts);
  if (chosen?.matchedBy === 'heading' && !COMMITMENT.test(chosen.quote.headingText)) return chosen;
  return chosen?.matchedBy === 'words' ? chosen : null;
}

const quoteConfidence = ({ score }: ChosenQuote): number => roundTo(Math.min(0.9, (score / CERTAIN_SCORE) * 0.8));

/**
 * A sentence that only says what something is, or states a plain fact of it; a line without a verb is a tagline. What is
 * addressed to readers, or promises in so many words, says more.
 */
function onlyInforms({ statement: { text }, features }: RankedStatement, language: string): boolean {
  const { cue, headingCue, saysYou, exclamation, definition, sentence, brand, we, other } = features;
  if (cue + headingCue + saysYou + exclamation > 0) return false;
  return (definition === 1 && sentence === 1 && brand + we + other > 0) || statesPlainFact(text, language);
}

/**
 * The likeliest headline, and the explicit promise or the likeliest line besides it. Where that line only informs, the
 * less likely ones are no better. What is the mission is not the promise as well,
 * unless its words promise (`cue`).
 */
function findPromise(
  evidence: Evidence,
  language: string,
  { explicit, mission }: { explicit: ChosenQuote | null; mission: RankedStatement | null },
): BrandPromise {
  const ranked = uniqueBy(rankStatements('promise', evidence), ({ statement }) => comparisonKey(statement.text)).filter(
    ({ statement, features }) =>
      features.cue === 1 || comparisonKey(statement.text) !== comparisonKey(mission?.statement.text ?? ''),
  );
  const headline =
    ranked.find(
      (candidate) =>
        candidate.statement.level > 0 &&
        wordCount(candidate.statement.text) <= MAX_HEADLINE_WORDS &&
        !onlyInforms(candidate, language),
    ) ?? null;
  const key = comparisonKey(headline?.statement.text ?? '');
  const description = comparisonKey(rankStatements('description', evidence)[0]?.statement.text ?? '');
  // Below a headline, a line has to add something to it and to the description.
  const addsToHeadline = ({ statement, features }: RankedStatement): boolean => {
    const text = comparisonKey(statement.text);
    return !text.includes(key) && (features.cue === 1 || !description.includes(text));
  };
  const likeliest = ranked.find((other) => other !== headline && (key === '' || addsToHeadline(other)));
  const line = likeliest && !onlyInforms(likeliest, language) ? likeliest : null;
  // Beside a headline that promises something, a commitment is one to customers.
  if (explicit && (headline || !COMMITMENT.test(explicit.quote.text))) {
    const { quote } = explicit;
    return {
      headline,
      line: { text: quote.text, provenance: (path) => quoteProvenance(path, quote, quoteConfidence(explicit)) },
    };
  }
  return {
    headline,
    line: line && { text: line.statement.text, provenance: (path) => statementProvenance(path, line) },
  };
}

const PAGE_LABELS: Partial<Record<PageKind, string>> = {
  home: 'home page',
  about: 'about page',
  mission: 'mission page',
  product: 'product page',
  pricing: 'pricing page',
  customers: 'customer stories',
  careers: 'careers page',
  blog: 'blog',
  docs: 'documentation',
  brand: 'brand page',
};

/** The pages on which the site uses a sentence. */
function pageLabelsUsing({ pages }: Evidence, sentence: string): string[] {
  const using = pages.filter(
    ({ status, text }) => status < 400 && text.some((block) => normalizeWhitespace(block.text).includes(sentence)),
  );
  return [...new Set(using.flatMap(({ kind }) => PAGE_LABELS[kind] ?? []))];
}

/** The source of a statement and the reason for choosing it. */
function explainSource(chosen: RankedStatement | null): string {
  if (!chosen) return '';
  const { page, heading, text } = chosen.statement;
  const under = heading && heading !== text && !isNoise(heading) ? `, under the heading "${heading}"` : '';
  const reason = chosen.features.headingCue === 1 ? 'the heading above it' : 'its wording';
  return `Quoted from ${page}${under}; chosen by ${reason}.`;
}

/** Why the brand exists, its vision and its values, only in the site's own words. */
export const mission = defineSection({
  name: 'mission',
  needs: ['things'],
  schema: MissionSection,
  measure: measureMission,
  compose: ({ mission, vision, promise, promisePages, values }: MissionFacts): MissionSection => ({
    mission_statement: { statement: mission?.statement.text ?? '', explanation: explainSource(mission) },
    vision: { statement: vision?.statement.text ?? '', explanation: explainSource(vision) },
    core_values: values.map(({ title, description, icon }) => ({ title, description, icon_type: icon })),
    brand_promise: {
      title: promise.headline?.statement.text ?? '',
      description: promise.line?.text ?? '',
      usage_context: promisePages,
      icon_type: '',
    },
  }),
  write: missionWriting,
});
