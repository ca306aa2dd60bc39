import type { Readable } from 'node:stream';

/** Waits for a stream's first bytes or its end, so that the caller can still respond with an error. */
export async function waitUntilReadable(stream: Readable): Promise<Readable> {
  let listeners: Record<string, (error: Error) => void> = {};
  try {
    await new Promise<void>((resolve, reject) => {
      listeners = {
        readable: () => resolve(),
        end: () => resolve(),
        error: reject,
        close: () => reject(new Error('the stream was closed before its first byte')),
      };
      for (const [event, listener] of Object.entries(listeners)) stream.on(event, listener);
    });
    return stream;
  } finally {
    for (const [event, listener] of Object.entries(listeners)) stream.off(event, listener);
  }
}
