import { once } from 'node:events';
import { deadlineSignal } from '@brandprint/platform';
import type { Response } from 'express';
import { loggerOf } from './request-log.ts';
import type { ServerEvent } from './route-response.ts';

/**
 * A comment after this long without an event keeps proxies from closing the stream, and detects clients that are gone.
 */
const HEARTBEAT_MS = 15_000;
/** How long a client waits before it reconnects. */
const RETRY_MS = 2_000;
/** A client that reads nothing for this long is disconnected. */
const STALLED_MS = 30_000;

/** No proxy may cache, buffer or change a stream. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
};

export interface StreamOptions {
  /** Ends the stream: clients reconnect to another process. */
  stopping: AbortSignal | undefined;
  /** Called with every heartbeat: false ends the stream. */
  isStillAuthenticated(): Promise<boolean>;
  heartbeatMs?: number | undefined;
  stalledMs?: number;
}

/**
 * Sends server-sent events (WHATWG HTML, section 9.2) as fast as the client reads them. It ends when there are no more,
 * the client disconnects or stalls, or the service stops.
 */
export async function sendEvents(
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent>,
  res: Response,
  { stopping, isStillAuthenticated, heartbeatMs = HEARTBEAT_MS, stalledMs = STALLED_MS }: StreamOptions,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  res.once('close', end);
  stopping?.addEventListener('abort', end, { once: true });
  if (stopping?.aborted || res.closed) end();
  const heartbeat = setInterval(async () => {
    if (!(await isStillAuthenticated())) end();
    else if (!ended.signal.aborted && !res.writableNeedDrain) res.write(':\n\n');
  }, heartbeatMs);
  try {
    res.flushHeaders();
    res.write(`retry: ${RETRY_MS}\n\n`);
    for await (const event of events(ended.signal)) {
      if (ended.signal.aborted) break;
      if (!res.write(formatEvent(event))) await waitForDrain(res, ended.signal, stalledMs);
    }
  } catch (error) {
    // The status is already sent. The client reconnects and resumes.
    loggerOf(res).warn('event stream failed', { error });
  } finally {
    end();
    clearInterval(heartbeat);
    stopping?.removeEventListener('abort', end);
    if (res.writableNeedDrain) res.destroy();
    else res.end();
  }
}

const formatEvent = ({ id, event, data }: ServerEvent): string => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

/** Waits until the client has read what was sent; a client that does not read is disconnected. */
async function waitForDrain(res: Response, signal: AbortSignal, timeoutMs: number): Promise<void> {
  const deadline = deadlineSignal(timeoutMs, signal);
  try {
    await once(res, 'drain', { signal: deadline.signal });
  } catch {
    if (deadline.signal.aborted && !signal.aborted) res.destroy();
  } finally {
    deadline.clear();
  }
}
