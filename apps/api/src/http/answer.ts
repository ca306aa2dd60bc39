import type { Readable } from 'node:stream';

/** `json` is serialised here; `text` is JSON already. */
type Content = { json: unknown } | { text: string } | { file: Readable } | 'empty';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  content: Content;
}
