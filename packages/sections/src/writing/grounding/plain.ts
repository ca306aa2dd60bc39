import { visibleText } from '../../shared/text/index.ts';

/** More than any field takes: what is longer is cut before anybody looks at it. */
const LONGEST = 2_000;

/** A model's text without what is set around words: emphasis, list marks, citations in brackets, sign-posts. */
export function plain(text: string): string {
  return visibleText(text.slice(0, LONGEST))
    .replace(/\s*[([](?:(?:see |from |cf\. )?\b[a-z]\d{1,3}\b[,;\s–-]*(?:and )?)+[)\]]/gi, '')
    .replace(/(^|\s)(?:[-*•]|\d{1,2}[.)])\s+(?=\S)/g, '$1')
    .replace(/(\*\*|__|\*|`+)(?=\S)([^*`]+?)\1/g, '$2')
    .replace(/^#+\s+/, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
}

/** Cut at a word, with an ellipsis. */
export function capped(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const at = cut.lastIndexOf(' ');
  return `${(at > length / 2 ? cut.slice(0, at) : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}
