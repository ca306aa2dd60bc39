import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { loggerOf } from './request-log.ts';

/** A client that reads nothing for this long is gone, or keeps the file open without need. */
const STALLED_MS = 60_000;

/** The status is already sent: if the file fails or the client disconnects, the connection and the file are closed. */
export async function sendFile(file: Readable, res: Response): Promise<void> {
  res.setTimeout(STALLED_MS);
  try {
    await pipeline(file, res);
  } catch (error) {
    const disconnected = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!disconnected) loggerOf(res).warn('file transfer failed', { error });
  }
}
