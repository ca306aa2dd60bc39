import { normalizeWhitespace } from './normalize.ts';

const ABBREVIATION =
  /(^|[\s("])(inc|ltd|co|corp|llc|bros|dr|mr|mrs|ms|prof|st|jr|sr|no|nr|vs|etc|e\.g|i\.e|approx|dept|est|fig|vol|z\.b|bzw|ca|u\.a|d\.h|usw|sog|str|abb|p\.ex|sra?|ud|uds|p\.ej|ecc|dott|m|mme|bv|b\.v|s\.a|[\p{Lu}])\.$/iu;

/** Sentences by the rules of a language, unchanged. Abbreviations do not end one. */
export function splitSentences(text: string, language: string): string[] {
  const pieces = Array.from(segmenter(language).segment(normalizeWhitespace(text)), ({ segment }) => segment);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last.trimEnd())) sentences[sentences.length - 1] = last + piece;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string): Intl.Segmenter {
  const made = segmenters.get(language);
  if (made) return made;
  const known = language && Intl.Segmenter.supportedLocalesOf([language]).length > 0;
  const segmenter = new Intl.Segmenter(known ? language : 'en', { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

const SENTENCE_END = /[.!?…。！？｡؟۔।]["'”’»)\]]*$/u;

/** Ends like a sentence, in any script. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text);
}
