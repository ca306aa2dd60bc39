import { type BrandprintError, ConnectionError, InvalidResponseError } from './errors.ts';
import { readEventStream, type StreamMessage } from './event-stream.ts';
import { backoff, sleep } from './retry.ts';
import type { Transport } from './transport.ts';
import type { BrandEvent, RequestOptions } from './types.ts';

export interface EventOptions extends RequestOptions {
  /** Resume after this event. */
  lastEventId?: string | undefined;
  /** Milliseconds without a sign of life after which the connection is replaced; 45,000 by default. */
  idleTimeout?: number | undefined;
}

/** The server sends a comment every 15 seconds. */
const DEFAULT_IDLE_MS = 45_000;

/**
 * The events of the newest analysis of a brand, until it is final. A lost connection is replaced, and the stream
 * resumes after the last event. It ends with an error after `reconnects` connections without a sign of life.
 */
export async function* followEvents(
  transport: Transport,
  brandId: string,
  { lastEventId, idleTimeout = DEFAULT_IDLE_MS, ...options }: EventOptions = {},
  reconnects = options.maxRetries ?? transport.maxRetries,
): AsyncGenerator<BrandEvent, void, undefined> {
  const request = { ...options, headers: { accept: 'text/event-stream', ...options.headers } };
  let last = lastEventId;
  for (let failures = 0; ; failures += 1) {
    const input = { path: { brandId }, headers: { 'Last-Event-Id': last } };
    const response = await transport.open('watchBrand', input, request);
    if (response.status === 204 || !response.body) return;
    let problem: BrandprintError = new ConnectionError('The event stream ended without an event');
    let chunks = 0;
    // The first chunk is the greeting of any server. A later one is a heartbeat: the connection did work.
    const onBytes = () => {
      chunks += 1;
      if (chunks > 1) failures = Math.min(failures, 0);
    };
    try {
      for await (const message of readEventStream(response.body, idleTimeout, onBytes)) {
        last = message.id || last;
        // So that the next connection is the first one after a success.
        failures = -1;
        yield toEvent(message);
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof ConnectionError)) throw error;
      problem = error;
    }
    // A stream that ends normally is opened once more: 204 says that there is nothing left.
    if (failures >= reconnects) throw problem;
    if (failures >= 0) await sleep(backoff(failures), options.signal);
  }
}

function toEvent({ id, event, data }: StreamMessage): BrandEvent {
  try {
    const message = JSON.parse(data);
    if (typeof message?.type === 'string') return { ...message, id };
  } catch {
    // Said below.
  }
  throw new InvalidResponseError(`The event ${id} (${event}) is not valid: "${data.slice(0, 80)}"`);
}
