import type { Readable } from 'node:stream';

/** One message of an event stream; `data` is JSON, on one line. */
export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** `json` is serialised here; `text` is already JSON; a `file` and `events` are opened only if they are sent. */
type Content =
  | { json: unknown }
  | { text: string | Buffer }
  | { file: () => Promise<Readable> }
  | { events: (signal: AbortSignal) => AsyncIterable<ServerEvent> }
  | 'empty';

export interface RouteResponse {
  status: number;
  headers?: Record<string, string>;
  content: Content;
}
