import { wordCount } from '@brandprint/sections/voice';
import type { CheckedBrand } from '../brand.ts';
import { readVoice, type Voice } from './read-voice.ts';
import { CHECKS, type CopyFinding, type CopyRule } from './rules.ts';
import { splitCopy } from './split-copy.ts';

export type { CopyFinding, CopyRule };

export interface CopyReport {
  words: number;
  sentences: number;
  /** Of the brand: "en"; empty if unknown. */
  language: string;
  /** Rules that the text was held against. Others need more of a text, or the brand states nothing about them. */
  rules: CopyRule[];
  findings: CopyFinding[];
  /** Guidelines of the brand that only a reader can judge. */
  unchecked: { category: string; rule: string }[];
}

/** Holds plain text or Markdown against the voice of a brand. Throws if the brand has no tone section. */
export function checkCopy({ analysis }: CheckedBrand, text: string): CopyReport {
  const tone = analysis?.tone;
  if (!tone) throw new Error('The brand has no tone to compare with');
  const voice = readVoice(tone);
  const copy = splitCopy(text, voice.language);
  const results = Object.entries(CHECKS).map(([rule, check]) => ({
    rule: rule as CopyRule,
    found: check(copy, voice),
  }));
  return {
    words: copy.lines.reduce((sum, line) => sum + wordCount(line.text), 0),
    sentences: copy.sentences.length,
    language: voice.language,
    rules: results.filter(({ found }) => found !== null).map(({ rule }) => rule),
    findings: results
      .flatMap(({ rule, found }) => (found ?? []).map((one) => ({ rule, ...one })))
      .toSorted((a, b) => (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY)),
    unchecked: tone.style_guidelines
      .filter(({ category, rule }) => !isChecked(category, rule, voice))
      .map(({ category, rule }) => ({ category, rule })),
  };
}

/** The measures that a category of the analysis' own guidelines is about. */
function isChecked(category: string, rule: string, voice: Voice): boolean {
  switch (category) {
    case 'Sentence length':
      return /between \d+ and \d+ words/.test(rule);
    case 'Person':
      return voice.readerShare !== null;
    case 'Address':
      return voice.address !== null;
    case 'Contractions':
      return voice.contractionShare !== null;
    case 'Punctuation':
      return voice.exclamationShare !== null;
    case 'Words':
      return rule.startsWith('Choose short everyday words') && voice.readingEase !== null;
    case 'Headings':
      return voice.titleCaseHeadings !== null;
    default:
      return false;
  }
}
