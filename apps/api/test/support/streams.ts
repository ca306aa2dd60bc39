import { expect } from '@jest/globals';
import { checkResponse } from './conformance.ts';

export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

export interface EventStream {
  response: Response;
  /** Everything received so far, including comments. */
  text(): string;
  /** The next event; null once the stream has ended. */
  next(): Promise<StreamEvent | null>;
  /** All events until the stream ends. */
  rest(): Promise<StreamEvent[]>;
  /** Disconnects. */
  close(): void;
}

/** Reads an event stream from the network, by WHATWG HTML section 9.2. */
export async function openStream(url: string, key: string, lastEventId?: string): Promise<EventStream> {
  const hangUp = new AbortController();
  const headers = { Authorization: `Bearer ${key}`, ...(lastEventId && { 'Last-Event-ID': lastEventId }) };
  const response = await fetch(url, { headers, signal: hangUp.signal });
  const exchange = { method: 'GET', url, status: response.status, headers: Object.fromEntries(response.headers) };
  expect(checkResponse({ ...exchange, body: undefined }).violations).toEqual([]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let [text, read] = ['', 0];

  async function next(): Promise<StreamEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n', read);
      if (end !== -1) {
        const fields = fieldsOf(text.slice(read, end));
        read = end + 2;
        if (fields.data === undefined) continue;
        return { id: fields.id ?? '', event: fields.event ?? 'message', data: JSON.parse(fields.data) };
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  }
  return {
    response,
    text: () => text,
    next,
    async rest() {
      const events: StreamEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    close: () => hangUp.abort(),
  };
}

function fieldsOf(block: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    if (line.startsWith(':')) continue;
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    expect(['id', 'event', 'data', 'retry']).toContain(name);
    fields[name] = value;
  }
  return fields;
}
