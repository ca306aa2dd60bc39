import type { Readable } from 'node:stream';

/** `json` is serialised here; `text` is JSON already; a `file` is opened only if it is sent. */
type Content = { json: unknown } | { text: string } | { file: () => Promise<Readable> } | 'empty';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  content: Content;
}
