import type { ErrorCode } from '@brandprint/contracts';
import { z } from 'zod';
import { type Route, roleOf } from '../http/route.ts';

type Kind = z.ZodType | 'file' | 'events' | 'empty' | 'html';

/** One response of an operation: content of a kind, or one of some errors. */
export type StatusResponse = { status: number } & ({ kind: Kind } | { codes: readonly ErrorCode[] });

const isErrorCodes = (answer: Route['responses'][number]): answer is ErrorCode | readonly ErrorCode[] =>
  Array.isArray(answer) || (typeof answer === 'string' && answer === answer.toUpperCase());

/** All responses of an operation, including the implied ones, by status. */
export function responsesOf(route: Route): StatusResponse[] {
  const kinds = new Map<number, Kind>();
  const codes = new Map<number, Set<ErrorCode>>();
  const add = (status: number, answer: Route['responses'][number]) => {
    if (!isErrorCodes(answer)) kinds.set(status, answer);
    else codes.set(status, new Set([...(codes.get(status) ?? []), ...[answer].flat()]));
  };
  for (const answers of [route.responses, ...impliedResponses(route)]) {
    for (const [status, answer] of Object.entries(answers)) add(Number(status), answer);
  }
  return [
    ...[...kinds].map(([status, kind]) => ({ status, kind })),
    ...[...codes].map(([status, set]) => ({ status, codes: [...set] })),
  ].sort((a, b) => a.status - b.status);
}

/** Whether a request can be conditional (If-None-Match). */
export const isConditional = (route: Route): boolean =>
  route.method === 'get' && route.responses[200] !== undefined && route.responses[200] !== 'events';

/** Responses that all routes of a kind have. */
function impliedResponses(route: Route): Route['responses'][] {
  const always = { 500: 'INTERNAL' } as const;
  const answers: [boolean, Route['responses']][] = [
    [isConditional(route), { 304: 'empty' }],
    [Boolean(route.params || route.query || route.idempotent || canReject(route.headers)), { 400: 'VALIDATION_ERROR' }],
    [
      route.body !== undefined,
      { 400: ['VALIDATION_ERROR', 'INVALID_JSON'], 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' },
    ],
    [route.access !== 'open', { 401: 'UNAUTHENTICATED', 503: 'UNAVAILABLE' }],
    [route.access === 'person' || route.access === 'account', { 403: 'USER_REQUIRED' }],
    [hasRoles(route) && roleOf(route) !== 'viewer', { 403: 'FORBIDDEN_ROLE' }],
    [route.access !== 'open' && route.method !== 'get', { 403: 'CROSS_SITE_REQUEST' }],
    [route.limit !== undefined, { 429: 'RATE_LIMITED' }],
    [route.idempotent === true, { 409: 'IDEMPOTENCY_KEY_IN_USE', 422: 'IDEMPOTENCY_KEY_REUSED' }],
  ];
  return [always, ...answers.filter(([applies]) => applies).map(([, answer]) => answer)];
}

/** Whether a signed-in person needs a role for it. */
const hasRoles = ({ access }: Route): boolean => access === 'member' || access === 'person';

/** Whether a schema can reject header values; some accept any text. */
function canReject(headers: z.ZodType | undefined): boolean {
  if (!(headers instanceof z.ZodObject)) return false;
  const blank = Object.fromEntries(Object.keys(headers.shape).map((name) => [name, ' ']));
  return !headers.safeParse(blank).success;
}
