/** One clue to a technology. */
export interface Clue {
  /** The kind of clue in words: "script", "class names", "response header server" … */
  kind: string;
  value: string;
  version: string;
  page: string;
  /** Pages on which it was seen. */
  pages: number;
  /** Location on the page: a selector, `header:name` or a part of the document. */
  selector: string;
}
