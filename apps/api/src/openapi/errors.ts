import { AUTH_MESSAGES, ERRORS, ErrorBody, type ErrorCode } from '@brandprint/contracts';
import type { SchemaRegistry } from './schemas.ts';
import type { Example, MediaType } from './types.ts';

const REQUEST_ID = '5f0d9c2e-6c1a-4a63-b7a0-52c6b6f6f3f9';

/** Additional fields of an error. */
const EXAMPLE_DETAILS: Partial<Record<ErrorCode, Partial<ErrorBody>>> = {
  VALIDATION_ERROR: {
    message: 'limit: must be at most 100',
    details: [{ path: 'limit', message: 'must be at most 100' }],
  },
  INTERNAL: { request_id: REQUEST_ID },
  PRINT_FAILED: {
    message: 'The book could not be printed: Printing took too long. Retry after 30 seconds.',
    request_id: REQUEST_ID,
  },
  UNAVAILABLE: { request_id: REQUEST_ID },
};

function exampleOf(code: ErrorCode, overrides: Partial<ErrorBody> = {}): Example {
  const { error, message } = ERRORS[code];
  return {
    summary: overrides.message ?? message,
    value: { error, message, code, ...EXAMPLE_DETAILS[code], ...overrides },
  };
}

/** One example per code, and for 401 one per message. */
function examplesOf(codes: readonly ErrorCode[]): Record<string, Example> {
  const entries = codes.flatMap((code): [string, Example][] => {
    if (code !== 'UNAUTHENTICATED') return [[code, exampleOf(code)]];
    return Object.entries(AUTH_MESSAGES).map(([reason, message]) => [reason, exampleOf(code, { message })]);
  });
  return Object.fromEntries(entries);
}

/** An error body whose `code` is one of these. */
export const errorContent = (book: SchemaRegistry, codes: readonly ErrorCode[]): Record<string, MediaType> => ({
  'application/json': {
    schema: {
      ...book.schema(ErrorBody, 'output'),
      properties: { code: { type: 'string', enum: [...codes].sort() } },
      required: ['code'],
    },
    examples: examplesOf(codes),
  },
});

/** `NotFound` for NOT_FOUND. */
const toPascalCase = (code: string): string =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());

/** The component of a set of errors: `ValidationErrorOrInvalidJson`. */
export const errorComponentName = (codes: readonly ErrorCode[]): string => codes.map(toPascalCase).join('Or');

export const errorDescription = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `\`${code}\`: ${MEANINGS[code] ?? ERRORS[code].message}.`).join(' ');

/** Where the usual message covers only one case. */
const MEANINGS: Partial<Record<ErrorCode, string>> = {
  PRINT_FAILED: 'The book could not be printed; a request after `Retry-After` tries again',
  UNAUTHENTICATED: 'No API key, a malformed one, or one that is unknown or revoked',
  VALIDATION_ERROR: 'The request is invalid; `details` names each field',
};
