import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { loggerOf } from './request-log.ts';

/** A reader who takes nothing for so long is gone, or holds the file open for nothing. */
const STALLED_MS = 60_000;

/** The status is sent by now: a file that breaks off, and a reader who leaves, end the connection and close the file. */
export async function sendFile(file: Readable, res: Response): Promise<void> {
  res.setTimeout(STALLED_MS);
  try {
    await pipeline(file, res);
  } catch (error) {
    const disconnected = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!disconnected) loggerOf(res).warn('file transfer failed', { error });
  }
}
