import type { ErrorCode } from '@brandprint/contracts';
import type { Queryable } from '@brandprint/database';
import type { RateLimitName } from '@brandprint/limits';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { AppDeps } from '../deps.ts';
import type { Transact } from './idempotency.ts';
import type { HeaderName } from './response-headers.ts';
import type { RouteResponse } from './route-response.ts';

export type { RouteResponse } from './route-response.ts';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** What an answer of a status may hold: a body of a schema, a file, an event stream, nothing, or one of these errors. */
type RouteResponses = Readonly<
  Record<number, z.ZodType | 'file' | 'events' | 'empty' | 'html' | ErrorCode | readonly ErrorCode[]>
>;

export interface RouteSpec<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType> {
  /** The operation's name in the OpenAPI document. */
  id: string;
  /** One line for people. */
  summary: string;
  description?: string;
  tag: string;
  method: Method;
  /** With parameters in braces. */
  path: string;
  params?: P;
  query?: Q;
  /** Request headers that mean something here, names in lower case. */
  headers?: H;
  /** JSON; without it the route reads no body. */
  body?: B;
  /** Media types that a body may have; application/json by default. */
  bodyTypes?: readonly string[];
  /**
   * What it answers. Those of every route of its kind are implied: 401 of one that asks for a key, 400, 413 and 415 of one
   * with a body, 400 of one with parameters, 403 of one for persons, 429 of a limited one, 405, 500 and 503.
   */
  responses: RouteResponses;
  /** Headers of an answer besides those that its kind always has, by status. */
  responseHeaders?: Readonly<Record<number, readonly HeaderName[]>>;
  /** Which hourly limit of the workspace a request counts towards, once it is found valid. */
  limit?: RateLimitName;
}

export interface RouteInput<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType> {
  params: z.infer<P>;
  query: z.infer<Q>;
  headers: z.infer<H>;
  body: z.infer<B>;
}

/** A route with its types taken off, as the adapter sees all of them. */
export interface Route extends RouteSpec<z.ZodType, z.ZodType, z.ZodType, z.ZodType> {
  /** Who may ask: anyone, whoever has a key or is signed in, or only a signed-in person. */
  access: 'open' | 'member' | 'person';
  /** Whether an Idempotency-Key makes it safe to send again: its answer is kept. */
  idempotent?: boolean;
  /** Throws what can be told of a request before it counts. */
  check?(context: Context, input: RouteInput<z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Promise<void>;
  handle(
    deps: AppDeps,
    context: Context | null,
    input: RouteInput<z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
    transact: Transact,
  ): Promise<RouteResponse>;
}

/** A route for members of a workspace, by key or signed in. */
interface MemberSpec<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>
  extends RouteSpec<P, Q, H, B> {
  access?: 'member' | 'person';
  /** Throws what can be told of a request before it counts towards the limit. */
  check?: (context: Context, input: RouteInput<P, Q, H, B>) => Promise<void>;
}

/** What may come in, what may go out, who answers. */
export function route<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>({
  use,
  ...spec
}: MemberSpec<P, Q, H, B> & {
  use: (context: Context, input: RouteInput<P, Q, H, B>) => Promise<RouteResponse>;
}): Route {
  return memberRoute(spec, use);
}

/** The same where an Idempotency-Key makes a request safe to send again. */
export function idempotentRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  H extends z.ZodType,
  B extends z.ZodType,
  Value,
>({
  use,
  toAnswer,
  afterCommit,
  ...spec
}: MemberSpec<P, Q, H, B> & {
  /** Does all that is asked in one transaction, in which the answer is kept too. */
  use: (context: Context, tx: Queryable, input: RouteInput<P, Q, H, B>) => Promise<Value>;
  toAnswer: (value: Value, deps: AppDeps) => RouteResponse;
  /** What follows once it is done. It must not throw: the answer stays what it is. */
  afterCommit: (context: Context) => Promise<void>;
}): Route {
  const handle: MemberHandler<RouteInput<P, Q, H, B>> = async (context, input, transact) => {
    const answer = await transact(
      (tx) => use(context, tx, input),
      (value) => toAnswer(value, context.deps),
    );
    await afterCommit(context);
    return answer;
  };
  return { ...memberRoute(spec, handle), idempotent: true };
}

type MemberHandler<In> = (context: Context, input: In, transact: Transact) => Promise<RouteResponse>;

function memberRoute<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>(
  { check, access = 'member', ...spec }: MemberSpec<P, Q, H, B>,
  handle: MemberHandler<RouteInput<P, Q, H, B>>,
): Route {
  return {
    ...spec,
    access,
    ...(check && { check: (context, input) => check(context, input as RouteInput<P, Q, H, B>) }),
    handle: (_deps, context, input, transact) => {
      if (!context) throw new Error(`${spec.path} was called without an authenticated caller`);
      return handle(context, input as RouteInput<P, Q, H, B>, transact);
    },
  };
}

/** A route that asks for no key. */
export function openRoute<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>(
  spec: RouteSpec<P, Q, H, B> & { use: (deps: AppDeps, input: RouteInput<P, Q, H, B>) => Promise<RouteResponse> },
): Route {
  const { use, ...rest } = spec;
  return { ...rest, access: 'open', handle: (deps, _context, input) => use(deps, input as RouteInput<P, Q, H, B>) };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): RouteResponse => ({
  status,
  headers,
  content: { json: body },
});

export const empty = (status: number, headers: Record<string, string> = {}): RouteResponse => ({
  status,
  headers,
  content: 'empty',
});
