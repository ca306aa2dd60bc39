import type { Brand } from './brand.ts';

/** What this library throws, except the reason of your own AbortSignal and what fails before a request is sent. */
export class BrandprintError extends Error {
  override name = 'BrandprintError';
}

/** A field that the API rejected. */
export interface FieldError {
  /** Path of the field, separated by dots. */
  path: string;
  /** What the value must be. */
  message: string;
}

interface ApiErrorFields {
  status: number;
  code: string | undefined;
  requestId: string | undefined;
  retryAfter: number | undefined;
  details: readonly FieldError[];
  headers: Headers;
}

/** A response with an error status. */
export class ApiError extends BrandprintError {
  override name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** What went wrong, for programs: `RATE_LIMITED`, `BRAND_NOT_FOUND`, … */
  readonly code: string | undefined;
  /** Id of the request in the logs of the server. */
  readonly requestId: string | undefined;
  /** Seconds after which the request may succeed. */
  readonly retryAfter: number | undefined;
  /** The rejected fields, on `VALIDATION_ERROR`. */
  readonly details: readonly FieldError[];
  readonly headers: Headers;

  constructor(message: string, fields: ApiErrorFields) {
    super(message);
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
    this.details = fields.details;
    this.headers = fields.headers;
  }
}

/** 400, 413, 415 and 422: the request is wrong. */
export class InvalidRequestError extends ApiError {
  override name = 'InvalidRequestError';
}

/** 401: no API key, or one that is malformed, unknown or revoked. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** 403: the key may not do this, or the workspace has no active subscription. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: unknown, or in another workspace. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409: not in this state, such as an edit while an analysis is running. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 410: the assets of the brand have expired. */
export class GoneError extends ApiError {
  override name = 'GoneError';
}

/** 412: the section has changed since the version in `ifMatch`. `headers` has the current `ETag`. */
export class PreconditionFailedError extends ApiError {
  override name = 'PreconditionFailedError';
}

/** 429: over the hourly limit. `retryAfter` says when it ends. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 5xx: the server failed, or is not available. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

/** No complete response: the server cannot be reached, or the connection was lost. `cause` says why. */
export class ConnectionError extends BrandprintError {
  override name = 'ConnectionError';
}

/** A response that is not what the API sends, such as the page of a proxy. */
export class InvalidResponseError extends BrandprintError {
  override name = 'InvalidResponseError';
}

/** A request, or waiting for an analysis, took longer than `timeout`. */
export class TimeoutError extends BrandprintError {
  override name = 'TimeoutError';
  /** The brand whose analysis goes on, if that was waited for. */
  readonly brandId: string | undefined;

  constructor(message: string, options: ErrorOptions & { brandId?: string } = {}) {
    super(message, options);
    this.brandId = options.brandId;
  }
}

/** An analysis ended without a result. The message has the reason. */
export class AnalysisFailedError extends BrandprintError {
  override name = 'AnalysisFailedError';
  /** The brand; it shows its last complete analysis, if there is one. */
  readonly brand: Brand;

  constructor(message: string, brand: Brand) {
    super(message);
    this.brand = brand;
  }
}

/** An analysis was cancelled while it was waited for. */
export class AnalysisCancelledError extends AnalysisFailedError {
  override name = 'AnalysisCancelledError';
}

/** A webhook message that this secret did not sign, or an old one. */
export class WebhookVerificationError extends BrandprintError {
  override name = 'WebhookVerificationError';
}

const CLASSES: Record<number, typeof ApiError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  416: InvalidRequestError,
  422: InvalidRequestError,
  429: RateLimitError,
};

/** The error of a response with an error status; `text` is its body. */
export function toApiError({ status, headers, url }: Response, text: string): ApiError {
  const body = parseErrorBody(text);
  const ErrorClass = CLASSES[status] ?? (status >= 500 ? ServerError : ApiError);
  return new ErrorClass(body.message ?? `${url} returned ${status} without an explanation`, {
    status,
    code: body.code,
    requestId: headers.get('x-request-id') ?? body.request_id,
    retryAfter: retryAfterSeconds(headers.get('retry-after')),
    details: body.details ?? [],
    headers,
  });
}

/** Seconds, from a number or a date. */
export function retryAfterSeconds(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

interface ErrorBody {
  message?: string;
  code?: string;
  request_id?: string;
  details?: FieldError[];
}

/** An error of the API is JSON; one of a proxy may be anything. */
function parseErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
