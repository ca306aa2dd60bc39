import type { HeaderName } from '../http/answer-headers.ts';
import type { Route } from '../http/route.ts';
import { isConditional, type StatusAnswer } from './answers.ts';

/** The headers of one answer. */
export function headersOf(route: Route, answer: StatusAnswer): HeaderName[] {
  const { status } = answer;
  const file = 'kind' in answer && answer.kind === 'file';
  const success = status < 300;
  const rules: [boolean, readonly HeaderName[]][] = [
    [true, ['X-Request-Id']],
    [(success || status === 304) && !('codes' in answer), ['Cache-Control']],
    [isConditional(route) && (success || status === 304), ['ETag']],
    [file, ['Content-Disposition', 'Accept-Ranges']],
    [status === 206 || status === 416, ['Content-Range']],
    [status === 401, ['WWW-Authenticate']],
    [status === 429 || status === 503, ['Retry-After']],
    [route.limit !== undefined && (success || status === 429), ['RateLimit', 'RateLimit-Policy']],
    [route.idempotent === true && success, ['Idempotency-Replayed']],
    [true, route.sends?.[status] ?? []],
  ];
  return rules.filter(([applies]) => applies).flatMap(([, names]) => names);
}
