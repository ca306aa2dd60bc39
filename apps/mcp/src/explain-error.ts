import {
  AuthenticationError,
  BrandprintError,
  ConflictError,
  ConnectionError,
  GoneError,
  InvalidRequestError,
  NotFoundError,
  PreconditionFailedError,
  RateLimitError,
} from '@brandprint/sdk';

/** An error that an assistant can do something about; its message says what. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** What to do about an error, by its class. */
const HINTS: readonly [new (...args: never[]) => Error, string][] = [
  [NotFoundError, 'search_brands has the ids of the brands in this workspace.'],
  [AuthenticationError, 'Ask for a valid API key: the server of these tools is configured with it.'],
  [PreconditionFailedError, 'Somebody else has edited the section. Read it with get_section, and use its etag.'],
  [ConflictError, 'Wait for the analysis with analyze_brand and brand_id, then try again.'],
  [GoneError, 'Analyse the website again to get its files.'],
];

/** The message of an error for an assistant; undefined for one that is nobody's business but ours. */
export function explainError(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.message;
  if (error instanceof ConnectionError) return 'The Brandprint API cannot be reached. Try again later.';
  if (!(error instanceof BrandprintError)) return undefined;
  const hint = HINTS.find(([type]) => error instanceof type)?.[1];
  const later = error instanceof RateLimitError && error.retryAfter ? `Try again in ${error.retryAfter} s.` : undefined;
  const fields =
    error instanceof InvalidRequestError ? error.details.map(({ path, message }) => `${path} ${message}`) : [];
  return [sentence(error.message), ...fields.map(sentence), hint, later].filter(Boolean).join(' ');
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
