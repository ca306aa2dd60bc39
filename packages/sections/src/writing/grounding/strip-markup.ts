import { visibleText } from '../../shared/text/index.ts';

/** Longer than any field: longer text is cut before the checks. */
const MAX_INPUT_LENGTH = 2_000;

/** Styled letters and digits that hide a code or a figure: full-width, mathematical, circled. */
const STYLED_CHARACTERS =
  /[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}\u{2100}-\u{214F}\u{2160}-\u{2188}\u{1F100}-\u{1F1FF}ﬀ-ﬆ⁰-₉ªº²³¹]/gu;
/** Characters that stay unchanged. */
const KEPT_SIGNS = /[™℠℃℉№℮]/;

/** A model's text without formatting: emphasis, list marks, citations in brackets, headings. */
export function stripMarkup(text: string): string {
  return visibleText(text.slice(0, MAX_INPUT_LENGTH))
    .replace(STYLED_CHARACTERS, (letter) => (KEPT_SIGNS.test(letter) ? letter : letter.normalize('NFKC')))
    .replace(/(?![©®™\d#*])\p{Extended_Pictographic}/gu, '')
    .replace(/\s*[([](?:(?:see |from |cf\. )?\b[a-z]\d{1,3}\b[,;\s–-]*(?:and )?)+[)\]]/gi, '')
    .replace(/(^|\s)(?:[-*•]|\d{1,2}[.)])\s+(?=\S)/g, '$1')
    .replace(/(\*\*|__|\*|`+)(?=\S)([^*`]+?)\1/g, '$2')
    .replace(/^#+\s+/, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
}

/** Cut at a word, with an ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const at = cut.lastIndexOf(' ');
  return `${(at > length / 2 ? cut.slice(0, at) : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}
