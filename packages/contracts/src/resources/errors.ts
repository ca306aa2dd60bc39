import { z } from 'zod';

export const ErrorBody = z
  .object({
    error: z.string().describe('Text of the status.'),
    message: z.string().describe('What went wrong, for people.'),
    code: z.string().optional().describe('What went wrong, for programs.'),
    details: z
      .array(
        z.object({
          path: z.string().describe('Path of the field, separated by dots.'),
          message: z.string().describe('What the value must be.'),
        }),
      )
      .optional()
      .describe('The rejected fields, on VALIDATION_ERROR.'),
    request_id: z.string().optional().describe('On 5xx: an id for support.'),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Every error of the API: the `code`, its HTTP status, the `error` text and the usual `message`. */
export const ERRORS = {
  VALIDATION_ERROR: { status: 400, error: 'Bad Request', message: 'The request is invalid' },
  INVALID_JSON: { status: 400, error: 'Bad Request', message: 'The request body is not valid JSON' },
  MALFORMED_REQUEST: { status: 400, error: 'Bad Request', message: 'The request is not valid HTTP' },
  REQUEST_TIMEOUT: { status: 408, error: 'Request Timeout', message: 'The request took too long to arrive' },
  HEADERS_TOO_LARGE: {
    status: 431,
    error: 'Request Header Fields Too Large',
    message: 'The request headers are too large',
  },
  PAYLOAD_TOO_LARGE: { status: 413, error: 'Payload Too Large', message: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    error: 'Unsupported Media Type',
    message: 'The request body must be application/json',
  },
  UNAUTHENTICATED: { status: 401, error: 'Unauthenticated', message: 'Missing authentication token' },
  USER_REQUIRED: {
    status: 403,
    error: 'Forbidden',
    message: 'This requires a signed-in user; an API key is not sufficient',
  },
  FORBIDDEN_ROLE: { status: 403, error: 'Forbidden', message: 'Your role in this workspace does not allow this' },
  CROSS_SITE_REQUEST: {
    status: 403,
    error: 'Forbidden',
    message: 'A request that is signed in by cookie must come from a page of this service (Origin or Sec-Fetch-Site)',
  },
  INSECURE_ORIGIN: {
    status: 403,
    error: 'Forbidden',
    message: 'Sign-in requires HTTPS: set PUBLIC_BASE_URL to the https URL',
  },
  SUBSCRIPTION_REQUIRED: { status: 403, error: 'Forbidden', message: 'An active subscription is required' },
  BRAND_NOT_FOUND: { status: 404, error: 'Not Found', message: 'Brand not found' },
  ANALYSIS_NOT_COMPLETE: { status: 409, error: 'Conflict', message: 'The analysis of this brand is not complete' },
  ANALYSIS_ACTIVE: { status: 409, error: 'Conflict', message: 'An analysis of this brand is queued or running' },
  ANALYSIS_NOT_ACTIVE: { status: 409, error: 'Conflict', message: 'No analysis of this brand is queued or running' },
  WEBHOOK_LIMIT_REACHED: { status: 409, error: 'Conflict', message: 'A workspace may have at most 20 webhooks' },
  WEBHOOK_DISABLED: { status: 409, error: 'Conflict', message: 'The webhook is disabled' },
  NAME_TAKEN: { status: 409, error: 'Conflict', message: 'Another workspace has this name' },
  EMAIL_TAKEN: { status: 409, error: 'Conflict', message: 'An account with this address exists; sign in first' },
  LAST_OWNER: {
    status: 409,
    error: 'Conflict',
    message: 'A workspace needs an owner: make another member an owner first',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    error: 'Conflict',
    message: 'A request with this Idempotency-Key is still in progress',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    error: 'Unprocessable Content',
    message: 'This Idempotency-Key was used with another request',
  },
  STALE: {
    status: 412,
    error: 'Precondition Failed',
    message: 'The resource has changed since the version in If-Match',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    error: 'Range Not Satisfiable',
    message: 'The requested range is outside the file',
  },
  ASSETS_EXPIRED: { status: 410, error: 'Gone', message: 'The assets of this brand have expired' },
  LINK_INVALID: {
    status: 410,
    error: 'Gone',
    message: 'The link is unknown, was used, or has expired; ask for a new one',
  },
  NOT_FOUND: { status: 404, error: 'Not Found', message: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, error: 'Method Not Allowed', message: 'Method not allowed' },
  RATE_LIMITED: { status: 429, error: 'Too Many Requests', message: 'Rate limit exceeded' },
  INTERNAL: { status: 500, error: 'Internal Server Error', message: 'An unexpected error occurred' },
  PRINT_FAILED: { status: 503, error: 'Service Unavailable', message: 'The book could not be printed' },
  UNAVAILABLE: { status: 503, error: 'Service Unavailable', message: 'Temporarily unavailable, please retry' },
} as const satisfies Record<string, { status: number; error: string; message: string }>;
export type ErrorCode = keyof typeof ERRORS;

/** The three messages of a 401, exactly as the contract has them. */
export const AUTH_MESSAGES = {
  missing: 'Missing authentication token',
  malformed: 'Invalid API key format',
  invalid: 'Invalid API key',
} as const;
