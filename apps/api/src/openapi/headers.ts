import type { ErrorCode } from '@brandprint/contracts';
import type { HeaderName } from '../http/response-headers.ts';
import type { Route } from '../http/route.ts';
import { isConditional, type StatusResponse } from './responses.ts';

/** A response header; `maybe` if not every such response has it. */
export interface ResponseHeader {
  name: HeaderName;
  maybe?: boolean;
}

/** The headers of one response. */
export function responseHeadersOf(route: Route, response: StatusResponse): ResponseHeader[] {
  const { status } = response;
  const codes: readonly ErrorCode[] = 'codes' in response ? response.codes : [];
  const success = status < 300;
  const hasRanges = 206 in route.responses && (success || status === 304);
  const always: [boolean, readonly HeaderName[]][] = [
    [true, ['X-Request-Id', 'Cache-Control']],
    [isConditional(route) && status !== 202 && (success || status === 304), ['ETag']],
    [hasRanges, ['Accept-Ranges']],
    [hasRanges && success, ['Content-Disposition']],
    [status === 206 || status === 416, ['Content-Range']],
    [status === 401, ['WWW-Authenticate']],
    [status === 429 || status === 503, ['Retry-After']],
    [route.limit !== undefined && (status === 429 || (success && !route.idempotent)), RATE_LIMIT_HEADERS],
    [true, route.responseHeaders?.[status] ?? []],
  ];
  const sometimes: [boolean, readonly HeaderName[]][] = [
    // A replayed request did not count.
    [route.idempotent === true && success, [...RATE_LIMIT_HEADERS, 'Idempotency-Replayed']],
    [codes.includes('IDEMPOTENCY_KEY_IN_USE'), ['Retry-After']],
    // Errors after it was counted.
    [route.limit !== undefined && [404, 409, 500, 503].includes(status), RATE_LIMIT_HEADERS],
    [status === 415, ['Accept-Patch']],
  ];
  return [...namesOf(always).map((name) => ({ name })), ...namesOf(sometimes).map((name) => ({ name, maybe: true }))];
}

const RATE_LIMIT_HEADERS = ['RateLimit', 'RateLimit-Policy'] as const;

const namesOf = (rules: [boolean, readonly HeaderName[]][]): HeaderName[] =>
  rules.filter(([applies]) => applies).flatMap(([, names]) => names);
