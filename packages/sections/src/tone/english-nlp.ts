import { createRequire } from 'node:module';
import type { WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | null = null;

/** The English model, loaded on first use: it takes a tenth of a second and is only needed for English. */
function loadNlp(): WinkMethods {
  if (!loaded) {
    const require = createRequire(import.meta.url);
    loaded = require('wink-nlp')(require('wink-eng-lite-web-model'), ['sbd', 'pos']) as WinkMethods;
  }
  return loaded;
}

interface NlpAnalysis {
  /** Universal part-of-speech tags and lemmas of its tokens. */
  tags: string[];
  lemmas: string[];
  words: string[];
}

const MAX_CACHED_TEXTS = 2_000;
const analysisCache = new Map<string, NlpAnalysis>();

/** The model's analysis of a text, cached because traits, rules and measures use the same sentences. */
function analyzeSentence(text: string): NlpAnalysis {
  const known = analysisCache.get(text);
  if (known) return known;
  const { its } = loadNlp();
  const doc = loadNlp().readDoc(text);
  const tokens = doc.tokens();
  const result: NlpAnalysis = {
    tags: tokens.out(its.pos) as unknown as string[],
    lemmas: tokens.out(its.lemma as never) as unknown as string[],
    words: tokens.out() as string[],
  };
  if (analysisCache.size >= MAX_CACHED_TEXTS) analysisCache.clear();
  analysisCache.set(text, result);
  return result;
}

const FORMAL_TAGS = new Set(['NOUN', 'PROPN', 'ADJ', 'ADP', 'DET']);
const CONTEXTUAL_TAGS = new Set(['PRON', 'VERB', 'AUX', 'ADV', 'INTJ']);

/** F-score of formality (Heylighen & Dewaele 1999), 0 to 100: nouns and their relations against pronouns and verbs. */
export function formalityScore(texts: readonly string[]): number {
  const tags = texts.flatMap((text) => analyzeSentence(text).tags).filter((tag) => tag !== 'PUNCT');
  const share = (of: ReadonlySet<string>): number =>
    (tags.filter((tag) => of.has(tag)).length / Math.max(1, tags.length)) * 100;
  return (share(FORMAL_TAGS) - share(CONTEXTUAL_TAGS) + 100) / 2;
}

/** Words that do not start an imperative, whatever the model's tag. */
const NON_IMPERATIVE_OPENERS =
  /^(is|are|was|were|do|does|did|has|have|can|could|will|would|should|may|might|thank|thanks|welcome|please|like|cause|need|want|let['’]?s?|looks?|based|given|say|said)$/i;

/** Verbs that requests open with, many of which are nouns or adjectives too and which the model then takes for those. */
const REQUESTS =
  'add|apply|approach|arrange|ask|attend|avoid|back|become|begin|book|bring|browse|build|buy|call|catch|celebrate|change|check|choose|claim|clean|click|collect|combine|come|compare|complete|connect|contact|continue|cook|create|customi[sz]e|deliver|design|dine|discover|donate|download|dream|drop|earn|eat|embrace|empower|enjoy|enquire|enter|escape|expand|experience|explore|express|fall|feel|fill|find|focus|follow|foster|free|gather|get|gift|give|go|grab|grow|have|hear|help|hire|host|improve|increase|indulge|invest|invite|join|keep|leave|learn|let|lift|light|listen|live|look|love|make|manage|master|measure|meet|move|nourish|offer|open|order|pair|park|pay|perfect|pick|place|plan|play|practi[sc]e|prepare|present|press|protect|raise|reach|read|receive|record|register|relax|remember|rent|report|request|reserve|rest|return|ride|ring|run|save|schedule|search|secure|see|select|sell|send|separate|set|share|shop|show|sign|sleep|slow|smooth|spend|sponsor|start|stay|stop|store|stream|study|submit|subscribe|support|sweeten|swim|take|talk|taste|teach|tell|test|track|train|transfer|transform|travel|treat|trust|try|tune|turn|unlock|unwind|upgrade|use|view|visit|volunteer|vote|walk|warm|watch|wear|win|work|write';
const OBJECTS =
  'the|an?|your|our|my|their|his|her|its|this|these|those|it|them|us|me|yourself|yourselves|everything|someone|what|how|where';
const REQUEST_WITH_OBJECT = new RegExp(`^["“(]?(?:${REQUESTS}) (?:${OBJECTS})(?![\\p{L}'’])`, 'iu');
/** "Book now", "Talk to us". */
const SHORT_REQUEST = new RegExp(
  `^["“(]?(?:${REQUESTS}) (?:now|today|online|with us|to us|for us)(?![\\p{L}'’])`,
  'iu',
);
/** "Support the council offers": what is also a noun opens a request only if the model takes it for a verb. */
const ALSO_NOUNS =
  /^(?:support|work|experience|sleep|taste|design|help|love|play|rest|talk|walk|view|record|test|travel|visit|dream|gift|study|share|order|drink|care|start|search|touch|treat|look|run|ride)$/i;
/** "Live music in the hall": what opens with these is a request only with an object behind. */
const ALSO_ADJECTIVES =
  /^(?:live|open|complete|clean|clear|dry|warm|cool|free|smooth|perfect|separate|direct|correct|secure|light|present|express|custom|select|level|slow|calm|better|double|mature|elaborate|moderate)$/i;

/** An imperative: a sentence that starts with a bare verb without a subject before it. */
export function isImperative(text: string): boolean {
  const first = /^["“(]?([A-Za-z]+)\b/.exec(text)?.[1] ?? '';
  if (!first || SUBJECT_FIRST.test(text)) return false;
  if (REQUEST_WITH_OBJECT.test(text) && !ALSO_NOUNS.test(first) && !IS_QUESTION.test(text)) return true;
  if (NON_IMPERATIVE_OPENERS.test(first) || ALSO_ADJECTIVES.test(first)) return false;
  if (SHORT_REQUEST.test(text)) return true;
  const { tags, lemmas, words } = analyzeSentence(text);
  // Inside a sentence the model distinguishes verbs from names better: "Please start today".
  const politeForm = analyzeSentence(`Please ${first.toLowerCase()}${text.slice(text.indexOf(first) + first.length)}`);
  const at = words.indexOf(first);
  return (
    politeForm.tags[1] === 'VERB' &&
    tags[at] === 'VERB' &&
    lemmas[at]?.toLowerCase() === first.toLowerCase() &&
    politeForm.lemmas[1]?.toLowerCase() === first.toLowerCase()
  );
}

/** "Have you ever sailed?" */
const IS_QUESTION = /^have .*\?$/i;

/** A name that looks like a verb, followed by its predicate: "Start Bootstrap has everything". */
const SUBJECT_FIRST =
  /^[A-Z]\S*( (?:[A-Z]\S*|the|our|your|an?|of|and)){0,4} (is|are|was|has|have|had|can|will|does|makes|helps|lets|provides|offers|gives|comes|works|includes)\b/;

/** True if a sentence has a verb. */
export function hasVerb(text: string): boolean {
  const { tags } = analyzeSentence(text);
  return tags.includes('VERB') || tags.includes('AUX');
}

const INCOMPLETE_END_TAGS = new Set(['ADP', 'DET', 'CCONJ', 'SCONJ', 'PART', 'AUX']);

/** Words at which an incomplete line breaks off ("Trusted by over", "Do you love this awesome"). */
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
