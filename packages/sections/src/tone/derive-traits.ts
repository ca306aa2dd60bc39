import type { PageKind } from '@brandprint/contracts';
import { isSentence, type LanguagePatterns, type Quote, wordCount } from '../shared/text/index.ts';
import { compareWithBaseline } from './baseline.ts';
import { isPoliteForm, type WritingStyle } from './measure-style.ts';
import { hasAddress } from './persons.ts';
import { makeStockExample } from './stock-examples.ts';
import type { TraitRule } from './trait-rule.ts';
import { ADDRESS_TRAITS, TRAIT_RULES } from './trait-rules.ts';
import {
  VOICE_MEASURES,
  type VoiceContext,
  type VoiceCount,
  type VoiceCounts,
  type VoiceMeasureName,
} from './voice-measures.ts';

export interface VoiceTrait {
  name: string;
  /** What was counted; null for the form of address. */
  measure: VoiceMeasureName | null;
  correct: Quote;
  /** The same text without the trait if that is a mechanical change, otherwise a stock phrase or "". */
  incorrect: string;
  /** Whether it is a sentence that has no word of the site. */
  isStock: boolean;
  /** What the voice does, and how to do the same; a sentence each. */
  character: string;
  advice: string;
  /** How the site compares with others; a sentence. */
  evidence: string;
}

const MAX_TRAITS = 5;
/** A voice should have this many, even if they are less far from ordinary. */
const ENOUGH_TRAITS = 3;
const MAX_OF_A_FAMILY = 2;
const FAR = 0.82;
const NOTICEABLE = 0.65;
const MIN_HITS = 3;
const MIN_HEADLINE_HITS = 2;
const MIN_FOR_ABSENCE = 15;
/** Below this share of the sentences, a reader does not notice it. */
const MIN_SHARE = 0.04;

interface Candidate {
  rule: TraitRule;
  percentile: number;
  distance: number;
}

/** What the site does more or less than ordinary sites, the most distinctive first, each with an example. */
export function deriveTraits(
  style: WritingStyle,
  counts: VoiceCounts,
  texts: { sentences: readonly Quote[]; headlines: readonly Quote[] },
  context: VoiceContext,
): VoiceTrait[] {
  const used: Used = new Set();
  const address = addressTraits(style, texts.sentences, context, used);
  const perFamily = new Map<string, number>(address.length > 0 ? [['address', 1]] : []);
  const traits: VoiceTrait[] = [];
  for (const { rule, percentile } of rankCandidates(counts, context.language)) {
    const enough = traits.length + address.length >= (percentile >= FAR ? MAX_TRAITS : ENOUGH_TRAITS);
    if (enough || (perFamily.get(rule.family) ?? 0) >= MAX_OF_A_FAMILY) continue;
    const { of, test } = VOICE_MEASURES[rule.measure];
    const showing = texts[of].filter(({ text }) => test(text, context) !== (rule.belowBaseline ?? false));
    const example = pickExample(showing, rule, context, used);
    if (!example) continue;
    perFamily.set(rule.family, (perFamily.get(rule.family) ?? 0) + 1);
    traits.push({
      name: rule.name,
      measure: rule.measure,
      ...example,
      character: rule.character,
      advice: rule.advice,
      evidence: describeComparison(percentile),
    });
  }
  return [...traits, ...address];
}

/** Candidates by distance from the middle site. A share of few sentences counts as the least that it may be. */
function rankCandidates(counts: VoiceCounts, language: string): Candidate[] {
  return TRAIT_RULES.flatMap((rule) => {
    const count = counts[rule.measure];
    if (!count || !isAudible(count, rule)) return [];
    const [low, high] = likelyShares(count);
    const comparison = compareWithBaseline(rule.measure, language, rule.belowBaseline ? high : low);
    if (!comparison) return [];
    const percentile = rule.belowBaseline ? 1 - comparison.percentile : comparison.percentile;
    const distance = rule.belowBaseline ? -comparison.distance : comparison.distance;
    return percentile >= NOTICEABLE && distance > 0 ? [{ rule, percentile, distance }] : [];
  }).sort((a, b) => b.distance - a.distance);
}

function isAudible({ hits, of }: VoiceCount, { belowBaseline, measure, minShare = MIN_SHARE }: TraitRule): boolean {
  if (belowBaseline) return of >= MIN_FOR_ABSENCE;
  const least = VOICE_MEASURES[measure].of === 'headlines' ? MIN_HEADLINE_HITS : MIN_HITS;
  return hits >= least && hits / of >= minShare;
}

/** Bounds of the share behind a count: Wilson's score interval, one standard error either way. */
function likelyShares({ hits, of }: VoiceCount): [number, number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const middle = (share + 0.5 / of) / (1 + 1 / of);
  const half = Math.sqrt((share * (1 - share)) / of + 0.25 / of ** 2) / (1 + 1 / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A gap to fill in, or details of contact: nobody writes so on purpose. */
const NO_MODEL = /\[[^\]]+\]|(?<!\p{L})(?:tel|fax|e-?mail)(?:[.:]|$)|\p{L}@\p{L}/iu;
/** Pages that are not written for the readers whom a brand wants to win. */
const BEHIND: ReadonlySet<PageKind> = new Set(['legal', 'blog', 'docs', 'contact', 'careers']);

/** What examples have used up: each text of the site and each stock phrase stands for one trait. */
type Used = Set<string | LanguagePatterns>;

/** The best text that shows a trait: a new one of which a wrong example can be made, a new one, or any. */
function pickExample(
  showing: readonly Quote[],
  { contrast, fallbacks = [] }: Pick<TraitRule, 'contrast' | 'fallbacks'>,
  context: VoiceContext,
  used: Used,
): Pick<VoiceTrait, 'correct' | 'incorrect' | 'isStock'> | null {
  const fresh = showing.filter(({ text, kind }) => !used.has(text) && (kind === 'heading' || isSentence(text)));
  const handy = fresh
    .filter(({ text }) => wordCount(text) <= 30 && !NO_MODEL.test(text))
    .sort((a, b) => Number(BEHIND.has(a.pageKind)) - Number(BEHIND.has(b.pageKind)));
  const stock = fallbacks.find(({ phrases }) => !used.has(phrases)) ?? null;
  const reworded = (quote: Quote): string => contrast?.(quote.text, context) ?? '';
  const stockFor = (quote: Quote): string => (stock ? makeStockExample(stock, quote.text, context.language) : '');
  const correct =
    handy.find((quote) => reworded(quote) !== '') ??
    handy.find((quote) => stockFor(quote) !== '') ??
    handy[0] ??
    fresh[0];
  if (!correct) return null;
  used.add(correct.text);
  const own = reworded(correct);
  const incorrect = own || stockFor(correct);
  if (own === '' && incorrect !== '' && stock) used.add(stock.phrases);
  return { correct, incorrect, isStock: own === '' && incorrect !== '' && stock?.place === 'instead' };
}

/** The form of address, and in Japanese the form of the verbs. */
function addressTraits(
  { formalAddress, politeShare, language }: WritingStyle,
  sentences: readonly Quote[],
  context: VoiceContext,
  used: Used,
): VoiceTrait[] {
  const choices: [keyof typeof ADDRESS_TRAITS, boolean, (text: string) => boolean][] = [
    ['formal', formalAddress === true, (text) => hasAddress('formal', text, language)],
    ['familiar', formalAddress === false, (text) => hasAddress('familiar', text, language)],
    ['polite', language === 'ja' && politeShare >= 0.6, isPoliteForm],
    ['plain', language === 'ja' && politeShare <= 0.2, (text) => !isPoliteForm(text)],
  ];
  return choices.flatMap(([choice, holds, test]) => {
    const { name, character, advice, ...contrasts } = ADDRESS_TRAITS[choice];
    const showing = holds ? sentences.filter(({ text }) => test(text)) : [];
    const example = pickExample(showing, contrasts, context, used);
    return example ? [{ name, measure: null, ...example, character, advice, evidence: '' }] : [];
  });
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function describeComparison(percentile: number): string {
  const others =
    percentile >= 0.95 ? 'almost any ordinary site' : `${COUNTS[Math.floor(percentile * 10)]} in ten ordinary sites`;
  return `Stronger here than on ${others}.`;
}
