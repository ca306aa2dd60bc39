import type { ErrorBody, ErrorCode } from '@brandprint/contracts';

/** An error response: `code` decides status and texts (see ERRORS in contracts); `cause` is only logged. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      /** Replaces the usual message of the code. */
      message?: string;
      details?: ErrorBody['details'];
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

/** A stage that cannot succeed on a retry. `publicReason` goes into `quality_note`. */
export class FinalError extends Error {
  override name = 'FinalError';
  readonly publicReason: string;

  constructor(publicReason: string, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? publicReason, { cause: options.cause });
    this.publicReason = publicReason;
  }
}

/** A stage that may succeed on a retry. `publicReason` goes into `quality_note` if it never does. */
export class RetryableError extends Error {
  override name = 'RetryableError';
  readonly publicReason: string;

  constructor(publicReason: string, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? publicReason, { cause: options.cause });
    this.publicReason = publicReason;
  }
}

/**
 * A service that everything depends on is down. That is not the fault of the work that needed it, and is not counted as
 * an attempt.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** Wrong use of a command or setting: printed as one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
