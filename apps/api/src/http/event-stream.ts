import { once } from 'node:events';
import { deadlineSignal } from '@brandprint/platform';
import type { Response } from 'express';
import { loggerOf } from './request-log.ts';
import type { ServerEvent } from './route-response.ts';

/** A comment after so long without an event keeps proxies from closing, and tells of clients that are gone. */
const HEARTBEAT_MS = 15_000;
/** How long a client is to wait before it connects again. */
const RETRY_MS = 2_000;
/** A client that reads nothing for so long is let go. */
const STALLED_MS = 30_000;

/** Nothing between here and the client may keep a stream, hold it back or change it. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
};

export interface StreamOptions {
  /** Ends the stream: clients connect again elsewhere. */
  stopping: AbortSignal | undefined;
  /** Asked with every heartbeat: false ends the stream. */
  isStillAuthenticated(): Promise<boolean>;
  heartbeatMs?: number | undefined;
  stalledMs?: number;
}

/**
 * Sends server-sent events (WHATWG HTML, section 9.2) as fast as the client reads them. It ends when there are no more, the
 * client leaves or stalls, or the service stops.
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
    // The status is sent by now. The client connects again and goes on where it was.
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

/** Waits until the client has read what was sent; one that does not is cut off. */
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
