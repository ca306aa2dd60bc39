import type { Evidence } from '@brandprint/contracts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import { readTitle } from '../shared/offer-words/index.ts';
import { spokenQuotes } from '../shared/statements/own-quotes.ts';
import { analyzeText, ownVoiceSentences, type Quote, wordCount } from '../shared/text/index.ts';
import { hasVerb } from './english-nlp.ts';
import { detectPerson } from './persons.ts';
import { countVoice, type VoiceContext, type VoiceCounts } from './voice-measures.ts';

/** The texts in which the brand speaks, in its main language: not customers, partners, the press or a blog. */
export interface Voice extends VoiceContext {
  sentences: Quote[];
  headlines: Quote[];
}

/** More sentences take time and hardly change the figures. */
const MAX_SENTENCES = 160;

export function collectVoice(evidence: Evidence): Voice {
  const { quotes: all, language } = analyzeText(evidence);
  const quotes = spokenQuotes(evidence, all);
  const spoken = ownVoiceSentences(quotes);
  const isForeign = ({ text }: Quote): boolean => language !== 'en' && isEnglish(text);
  const isOfPerson = ({ headingText, text }: Quote): boolean =>
    detectPerson(text, language).i && readTitle(headingText, language).nonOffers.has('roles');
  // Several people introduce themselves; one with a role may be the brand.
  const hasPeople = new Set(spoken.filter(isOfPerson).map(({ headingText }) => headingText)).size > 1;
  const sentences = sampleSentences(
    spoken.filter((quote) => quote.kind !== 'heading' && !isForeign(quote) && !(hasPeople && isOfPerson(quote))),
  ).filter(({ text }) => !MENTION.test(text) && (language !== 'en' || hasVerb(text)));
  const headlines = ownHeadlines(quotes).filter((quote) => !isForeign(quote));
  return { language, name: findBrandName(evidence).name, sentences, headlines };
}

/** "@acme" is from messages of others. */
const MENTION = /(?<!\S)@[\p{L}_]/u;
/** So many headings of one kind on a page are entries of a list: articles, talks, questions, people. */
const MAX_ALIKE = 8;

/** Headings in which the brand speaks, not the titles of articles and entries of lists. */
function ownHeadlines(quotes: readonly Quote[]): Quote[] {
  const kindOf = ({ page, selector }: Quote): string =>
    `${page} ${(selector.split(/\s*>\s*/).at(-1) ?? '').replace(/:nth-of-type\(\d+\)/, '')}`;
  const headings = quotes.filter(({ kind }) => kind === 'heading');
  const counts = new Map<string, number>();
  for (const heading of headings) counts.set(kindOf(heading), (counts.get(kindOf(heading)) ?? 0) + 1);
  return headings.filter((heading) => (counts.get(kindOf(heading)) ?? 0) <= MAX_ALIKE);
}

/** Counts of a site's voice, and the language in which it speaks. */
export function measureVoice(voice: Voice): VoiceCounts {
  const texts = (quotes: readonly Quote[]): string[] => quotes.map(({ text }) => text);
  return countVoice({ sentences: texts(voice.sentences), headlines: texts(voice.headlines) }, voice);
}

const sampleSentences = (sentences: readonly Quote[]): Quote[] =>
  sentences.toSorted((a, b) => a.order - b.order).slice(0, MAX_SENTENCES);

const ENGLISH_WORDS =
  /(?<![\p{L}'’])(the|and|is|are|to|of|for|with|you|your|we|our|in|this|that|it|on|be|have|can|will|by|from|at|as|or|how|what)(?![\p{L}'’])/giu;
const MIN_ENGLISH_WORDS = 0.22;

/** Whether a sentence has so many of the commonest English words that it is English. */
const isEnglish = (text: string): boolean =>
  wordCount(text) >= 4 && (text.match(ENGLISH_WORDS)?.length ?? 0) / wordCount(text) >= MIN_ENGLISH_WORDS;
