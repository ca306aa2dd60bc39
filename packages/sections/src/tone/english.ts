import { createRequire } from 'node:module';
import type { WinkMethods } from 'wink-nlp';

let loaded: WinkMethods | null = null;

/** The English model, loaded when first needed: it takes a tenth of a second and is no use to other languages. */
function nlp(): WinkMethods {
  if (!loaded) {
    const require = createRequire(import.meta.url);
    loaded = require('wink-nlp')(require('wink-eng-lite-web-model'), ['sbd', 'pos', 'sentiment']) as WinkMethods;
  }
  return loaded;
}

/** Mean sentiment of sentences, −1 to 1. */
export function sentiment(texts: readonly string[]): number {
  const { its } = nlp();
  const values = texts.map((text) => Number(nlp().readDoc(text).out(its.sentiment)) || 0);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** A name that looks like a verb, followed by what it does: "Start Bootstrap has everything". */
const SUBJECT_FIRST =
  /^[A-Z]\S*( [A-Z]\S*){0,3} (is|are|was|has|have|had|can|will|does|makes|helps|lets|provides|offers|gives|comes|works|includes)\b/;

/** A sentence that tells the reader to do something: it opens with a bare verb and has no subject before it. */
export function isImperative(text: string): boolean {
  const first = /^["“(]?([A-Za-z]+)\b/.exec(text)?.[1] ?? '';
  if (!first || /(ing|ed)$|^(is|are|was|were|do|does|did|has|have|can|could|will|would|should|may|might)$/i.test(first))
    return false;
  const { its } = nlp();
  const doc = nlp().readDoc(`Please ${first.toLowerCase()}${text.slice(text.indexOf(first) + first.length)}`);
  const tags = doc.tokens().out(its.pos) as unknown as string[];
  const open = nlp().readDoc(text).tokens().out(its.pos) as unknown as string[];
  return tags[1] === 'VERB' && open[0] === 'VERB' && !SUBJECT_FIRST.test(text);
}

/** True if a sentence has a verb, so that it says something. */
export function hasVerb(text: string): boolean {
  const tags = nlp().readDoc(text).tokens().out(nlp().its.pos) as unknown as string[];
  return tags.includes('VERB') || tags.includes('AUX');
}
