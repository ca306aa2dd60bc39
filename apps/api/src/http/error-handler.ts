import { ERRORS, type ErrorBody } from '@brandprint/contracts';
import { isDatabaseDown } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { NextFunction, Request, Response } from 'express';
import { loggerOf } from './request-log.ts';

/** Retry-After of an outage, if nothing better is known. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Turns whatever was thrown into the error format of the contract, without internals. Express recognises it by its four
 * parameters.
 */
export function errorHandler(thrown: unknown, _req: Request, res: Response, _next: NextFunction): void {
  const error = toApiError(thrown);
  const { status } = ERRORS[error.code];
  // A process that is stopping is not a failure.
  const level = status === 503 && error.cause === undefined ? 'info' : 'error';
  if (status >= 500) loggerOf(res)[level]('request failed', { error: error.cause ?? error });
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const body = Buffer.from(JSON.stringify(errorBody(error, String(res.locals.requestId))));
  res
    .status(status)
    .set({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
      ...error.headers,
    })
    .end(body);
}

/** For an error that could not be sent: otherwise Express would respond with the stack. */
export function finalErrorHandler(error: unknown, _req: Request, res: Response, _next: NextFunction): void {
  loggerOf(res).error('error handler failed', { error });
  res.destroy();
}

function errorBody(error: ApiError, requestId: string): ErrorBody {
  const documented = ERRORS[error.code];
  return {
    error: documented.error,
    message: error.message === error.code ? documented.message : error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    ...(documented.status >= 500 && { request_id: requestId }),
  };
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseDown(thrown)) {
    return new ApiError('UNAVAILABLE', { cause: thrown });
  }
  // Express could not decode the path.
  if (thrown instanceof URIError) {
    const message = 'is not valid percent-encoding';
    return new ApiError('VALIDATION_ERROR', { message: `path: ${message}`, details: [{ path: 'path', message }] });
  }
  return new ApiError('INTERNAL', { cause: thrown });
}
