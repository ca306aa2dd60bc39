import { createRequire } from 'node:module';
import type { WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | null = null;

/** The English model, loaded when first needed: it takes a tenth of a second and is no use to other languages. */
function loadNlp(): WinkMethods {
  if (!loaded) {
    const require = createRequire(import.meta.url);
    loaded = require('wink-nlp')(require('wink-eng-lite-web-model'), ['sbd', 'pos', 'sentiment']) as WinkMethods;
  }
  return loaded;
}

interface NlpAnalysis {
  /** −1 to 1 */
  sentiment: number;
  /** Universal part-of-speech tags, and dictionary forms, of its tokens. */
  tags: string[];
  lemmas: string[];
  words: string[];
}

const MAX_CACHED_TEXTS = 2_000;
const analysisCache = new Map<string, NlpAnalysis>();

/** What the model says of a text; the traits, rules and figures all ask of the same sentences. */
function analyzeSentence(text: string): NlpAnalysis {
  const known = analysisCache.get(text);
  if (known) return known;
  const { its } = loadNlp();
  const doc = loadNlp().readDoc(text);
  const tokens = doc.tokens();
  const result: NlpAnalysis = {
    sentiment: Number(doc.out(its.sentiment)) || 0,
    tags: tokens.out(its.pos) as unknown as string[],
    lemmas: tokens.out(its.lemma as never) as unknown as string[],
    words: tokens.out() as string[],
  };
  if (analysisCache.size >= MAX_CACHED_TEXTS) analysisCache.clear();
  analysisCache.set(text, result);
  return result;
}

/** Mean sentiment of sentences, −1 to 1. */
export function meanSentiment(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + analyzeSentence(text).sentiment, 0) / Math.max(1, texts.length);
}

const FORMAL_TAGS = new Set(['NOUN', 'PROPN', 'ADJ', 'ADP', 'DET']);
const CONTEXTUAL_TAGS = new Set(['PRON', 'VERB', 'AUX', 'ADV', 'INTJ']);

/** F-score of formality (Heylighen & Dewaele 1999), 0 to 100: names and their relations against persons and acts. */
export function formalityScore(texts: readonly string[]): number {
  const tags = texts.flatMap((text) => analyzeSentence(text).tags).filter((tag) => tag !== 'PUNCT');
  const share = (of: ReadonlySet<string>): number =>
    (tags.filter((tag) => of.has(tag)).length / Math.max(1, tags.length)) * 100;
  return (share(FORMAL_TAGS) - share(CONTEXTUAL_TAGS) + 100) / 2;
}

/** Words with which a command does not open, whatever the model takes them for. */
const NON_IMPERATIVE_OPENERS =
  /^(is|are|was|were|do|does|did|has|have|can|could|will|would|should|may|might|thank|thanks|welcome|please|like|cause|need|want|let['’]?s?|looks?|based|given|say|said)$/i;

/** A sentence that tells the reader to do something: it opens with a bare verb and has no subject before it. */
export function isImperative(text: string): boolean {
  const first = /^["“(]?([A-Za-z]+)\b/.exec(text)?.[1] ?? '';
  if (!first || NON_IMPERATIVE_OPENERS.test(first)) return false;
  const { tags, lemmas, words } = analyzeSentence(text);
  // In the middle of a sentence the model knows a verb from a name: "Please start today".
  const politeForm = analyzeSentence(`Please ${first.toLowerCase()}${text.slice(text.indexOf(first) + first.length)}`);
  const at = words.indexOf(first);
  return (
    politeForm.tags[1] === 'VERB' &&
    tags[at] === 'VERB' &&
    lemmas[at]?.toLowerCase() === first.toLowerCase() &&
    politeForm.lemmas[1]?.toLowerCase() === first.toLowerCase() &&
    !SUBJECT_FIRST.test(text)
  );
}

/** A name that looks like a verb, followed by what it does: "Start Bootstrap has everything". */
const SUBJECT_FIRST =
  /^[A-Z]\S*( [A-Z]\S*){0,3} (is|are|was|has|have|had|can|will|does|makes|helps|lets|provides|offers|gives|comes|works|includes)\b/;

/** True if a sentence has a verb, so that it says something. */
export function hasVerb(text: string): boolean {
  const { tags } = analyzeSentence(text);
  return tags.includes('VERB') || tags.includes('AUX');
}

const INCOMPLETE_END_TAGS = new Set(['ADP', 'DET', 'CCONJ', 'SCONJ', 'PART', 'AUX']);

/** Words that break off in the middle of a line ("Trusted by over", "Do you love this awesome"). */
export function isIncomplete(text: string): boolean {
  if (/[.!…]["”’]?$/.test(text)) return false;
  const { tags } = analyzeSentence(text);
  const asks = /^(do|does|did|is|are|can|could|will|would|should|have|has)\b/i.test(text) && !/\?$/.test(text);
  const last = tags.filter((tag) => tag !== 'PUNCT').at(-1) ?? '';
  return (
    asks ||
    (INCOMPLETE_END_TAGS.has(last) && !/\b(in|up|out|on|off|over|down|do|is|are)\W*$/i.test(text)) ||
    /\b(this|your|our|the|a|an|and|with|of|by over)$/i.test(text)
  );
}
