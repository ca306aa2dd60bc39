import { ConnectionError } from './errors.ts';
import { MAX_TIMER_MS } from './timeout.ts';

/** One message of an event stream. */
export interface StreamMessage {
  id: string;
  event: string;
  data: string;
}

/**
 * The messages of a stream of server-sent events (WHATWG HTML, section 9.2). Throws a ConnectionError if it breaks, or
 * if nothing, not even a comment, arrives for `idleMs`. `onBytes` is called whenever something arrives.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
  onBytes: () => void,
): AsyncGenerator<StreamMessage, void, undefined> {
  let id = '';
  let event = '';
  let data: string[] = [];
  for await (const line of readLines(body, idleMs, onBytes)) {
    if (line === '') {
      if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'id') id = value;
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
}

/** Complete lines; what is left without an end is dropped, as the specification says. */
async function* readLines(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
  onBytes: () => void,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await readChunk(reader, idleMs);
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      // A carriage return at the end may be half of a line break.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // It may be broken already.
    reader.cancel().catch(() => {});
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readChunk(reader: Reader, idleMs: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = new Promise<never>((_, reject) => {
    if (idleMs > MAX_TIMER_MS) return;
    timer = setTimeout(() => reject(new ConnectionError(`The event stream sent nothing for ${idleMs} ms`)), idleMs);
  });
  try {
    return await Promise.race([reader.read(), idle]);
  } catch (error) {
    if (error instanceof ConnectionError) throw error;
    throw new ConnectionError('The event stream was interrupted', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
