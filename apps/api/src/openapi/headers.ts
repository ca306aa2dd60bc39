import type { ErrorCode } from '@brandprint/contracts';
import type { HeaderName } from '../http/answer-headers.ts';
import type { Route } from '../http/route.ts';
import { isConditional, type StatusAnswer } from './answers.ts';

/** A header of an answer; `maybe` where not every such answer has it. */
export interface AnswerHeader {
  name: HeaderName;
  maybe?: boolean;
}

/** The headers of one answer. */
export function headersOf(route: Route, answer: StatusAnswer): AnswerHeader[] {
  const { status } = answer;
  const codes: readonly ErrorCode[] = 'codes' in answer ? answer.codes : [];
  const success = status < 300;
  const inParts = 206 in route.answers && (success || status === 304);
  const rules: [boolean, readonly HeaderName[]][] = [
    [true, ['X-Request-Id', 'Cache-Control']],
    [isConditional(route) && (success || status === 304), ['ETag']],
    [inParts, ['Accept-Ranges']],
    [inParts && success, ['Content-Disposition']],
    [status === 206 || status === 416, ['Content-Range']],
    [status === 401, ['WWW-Authenticate']],
    [status === 429 || status === 503, ['Retry-After']],
    [route.limit !== undefined && (status === 429 || (success && !route.idempotent)), LIMIT],
    [true, route.sends?.[status] ?? []],
  ];
  const sometimes: [boolean, readonly HeaderName[]][] = [
    // One that is replayed did not count.
    [route.idempotent === true && success, [...LIMIT, 'Idempotency-Replayed']],
    [codes.includes('IDEMPOTENCY_KEY_IN_USE'), ['Retry-After']],
    // What went wrong after it counted.
    [route.limit !== undefined && [404, 409, 500, 503].includes(status), LIMIT],
    [status === 415, ['Accept-Patch']],
  ];
  return [...namesOf(rules).map((name) => ({ name })), ...namesOf(sometimes).map((name) => ({ name, maybe: true }))];
}

const LIMIT = ['RateLimit', 'RateLimit-Policy'] as const;

const namesOf = (rules: [boolean, readonly HeaderName[]][]): HeaderName[] =>
  rules.filter(([applies]) => applies).flatMap(([, names]) => names);
