import type { ErrorBody, ErrorCode } from '@brandprint/contracts';

/** An answer to a caller: `code` decides status and texts (see ERRORS in contracts); `cause` stays in the log. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      /** Instead of the usual message of the code. */
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

/** A stage that cannot succeed however often it is tried. `publicReason` is what `quality_note` says. */
export class FinalError extends Error {
  override name = 'FinalError';
  readonly publicReason: string;

  constructor(publicReason: string, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? publicReason, { cause: options.cause });
    this.publicReason = publicReason;
  }
}

/** A stage that may succeed when tried again. `publicReason` is what `quality_note` says if it never does. */
export class RetryableError extends Error {
  override name = 'RetryableError';
  readonly publicReason: string;

  constructor(publicReason: string, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? publicReason, { cause: options.cause });
    this.publicReason = publicReason;
  }
}

/** A service that everything depends on does not answer now. It is no fault of the work that needed it, and does not count against it. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** Bad use of a command or a setting: printed as one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
