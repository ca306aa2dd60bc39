import { normalizeWhitespace } from './normalize.ts';

const ABBREVIATION =
  /(^|[\s("])(inc|ltd|co|corp|llc|bros|dr|mr|mrs|ms|prof|st|jr|sr|no|nr|vs|etc|e\.g|i\.e|approx|dept|est|fig|vol|z\.b|bzw|ca|u\.a|d\.h|usw|sog|str|abb|p\.ex|sra?|ud|uds|p\.ej|ecc|dott|m|mme|bv|b\.v|s\.a|[\p{Lu}])\.$/iu;

/** "Schloss Ludwigs II. von Bayern" */
const ROMAN_ORDINAL = /(?:^|[\s("])[IVXL]{2,5}\.$/u;
const WITH_ROMAN_ORDINALS: ReadonlySet<string> = new Set(
  'de lb da sv nb nn no fi et lv lt pl cs sk sl hr bs sr hu tr'.split(' '),
);
/** "am 14. Juni", "aus dem 18. Jahrhundert", where nouns or months have a capital. */
const ORDINAL = /(?<!(?:bis|um|ab|von|uhr|saat|–|-)\s?)(?:^|[\s(])(?<!(?:bis|um|ab|von|–|-) )\d{1,2}\.$/iu;
const WITH_ORDINALS: ReadonlySet<string> = new Set(['de', 'lb', 'tr']);

/** Whether the full stop at the end of a piece is part of an abbreviation or an ordinal. */
function goesOn(piece: string, language: string): boolean {
  const [primary = ''] = language.split('-');
  return (
    ABBREVIATION.test(piece) ||
    (WITH_ROMAN_ORDINALS.has(primary) && ROMAN_ORDINAL.test(piece)) ||
    (WITH_ORDINALS.has(primary) && ORDINAL.test(piece))
  );
}

/** Behind a full stop, these belong to the next sentence: 「 of 「はい。」 */
const OPENING_AT_END = /(?<=[。．.!?！？]\s*)[「『（【“„«]+\s*$/u;

/** Sentences by the rules of a language, unchanged. Abbreviations and ordinals do not end one. */
export function splitSentences(text: string, language: string): string[] {
  const pieces = Array.from(segmenter(language).segment(normalizeWhitespace(text)), ({ segment }) => segment);
  const sentences: string[] = [];
  let opening = '';
  for (const segment of pieces) {
    const whole = opening + segment;
    opening = OPENING_AT_END.exec(whole)?.[0] ?? '';
    const piece = whole.slice(0, whole.length - opening.length);
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last.trimEnd(), language)) sentences[sentences.length - 1] = last + piece;
    else sentences.push(piece);
  }
  if (opening) sentences.push(opening);
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
