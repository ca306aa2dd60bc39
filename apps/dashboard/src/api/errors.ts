import { ApiError, ConnectionError } from '@brandprint/sdk';
import { HttpError } from './http.ts';

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError || error instanceof HttpError ? error.status : undefined;

/** What happened and what to do, in a sentence or two. */
export function messageOf(error: unknown): string {
  if (error instanceof ConnectionError) return 'The server does not answer. Check your connection, then try again.';
  const seconds = error instanceof ApiError || error instanceof HttpError ? error.retryAfter : undefined;
  if (statusOf(error) === 429 && seconds) return `Too many requests. Try again in ${waitText(seconds)}.`;
  if (error instanceof ApiError && error.details.length > 0) {
    return error.details.map(({ path, message }) => `${path} ${message}`).join('. ');
  }
  const status = statusOf(error);
  if (status && error instanceof ApiError && !error.code) {
    return `The server answered with the status ${status}. Try again in a moment.`;
  }
  return error instanceof Error ? error.message : String(error);
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
