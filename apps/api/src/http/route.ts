import type { ErrorCode, Role } from '@brandprint/contracts';
import type { Queryable } from '@brandprint/database';
import type { RateLimitName } from '@brandprint/limits';
import type { z } from 'zod';
import type { AccountContext, Context } from '../context.ts';
import type { AppDeps } from '../deps.ts';
import type { HttpDeps } from './http-deps.ts';
import type { Transact } from './idempotency.ts';
import type { HeaderName } from './response-headers.ts';
import type { RouteResponse } from './route-response.ts';

export type { RouteResponse } from './route-response.ts';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The content of a response: a body of a schema, a file, an event stream, nothing, or one of these errors. */
type RouteResponses = Readonly<
  Record<number, z.ZodType | 'file' | 'events' | 'empty' | 'html' | ErrorCode | readonly ErrorCode[]>
>;

export interface RouteSpec<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType> {
  /** The operation id in the OpenAPI document. */
  id: string;
  /** One line of description. */
  summary: string;
  description?: string;
  tag: string;
  method: Method;
  /** With parameters in braces. */
  path: string;
  params?: P;
  query?: Q;
  /** Request headers that the route reads, in lower case. */
  headers?: H;
  /** JSON; without a schema the route reads no body. */
  body?: B;
  /** Accepted media types of the body; application/json by default. */
  bodyTypes?: readonly string[];
  /**
   * The responses. Some are implied: 401 for routes that need a key, 400, 413 and 415 with a body, 400 with parameters,
   * 403 for routes for signed-in people, 429 with a limit, and 405, 500 and 503 for all.
   */
  responses: RouteResponses;
  /** Response headers, by status, besides those that such a response always has. */
  responseHeaders?: Readonly<Record<number, readonly HeaderName[]>>;
  /** The limit of the workspace, or of the person for an account route, that a valid request counts towards. */
  limit?: RateLimitName;
  /** What a signed-in person must be; by default a viewer to read, and an editor to change. Keys have no role. */
  role?: Role;
}

/** The role that a signed-in person needs. */
export const roleOf = ({ role, method }: Pick<Route, 'role' | 'method'>): Role =>
  role ?? (method === 'get' ? 'viewer' : 'editor');

export interface RouteInput<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType> {
  params: z.infer<P>;
  query: z.infer<Q>;
  headers: z.infer<H>;
  body: z.infer<B>;
}

/** A route without its types, as the adapter sees all of them. */
export interface Route extends RouteSpec<z.ZodType, z.ZodType, z.ZodType, z.ZodType> {
  /**
   * Who may call it: anyone, anyone with a key or a session, only a signed-in person, or only a signed-in person, who
   * need not have a workspace.
   */
  access: 'open' | 'member' | 'person' | 'account';
  /** Whether an Idempotency-Key makes it safe to retry: its response is stored. */
  idempotent?: boolean;
  /** Throws errors that are found before the request counts. */
  check?(context: Context, input: RouteInput<z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Promise<void>;
  handle(
    deps: AppDeps,
    context: Context | AccountContext | null,
    input: RouteInput<z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
    transact: Transact,
  ): Promise<RouteResponse>;
}

/** A route for members of a workspace, with a key or signed in. */
interface MemberSpec<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>
  extends RouteSpec<P, Q, H, B> {
  access?: 'member' | 'person';
  /** Throws errors that are found before the request counts towards the limit. */
  check?: (context: Context, input: RouteInput<P, Q, H, B>) => Promise<void>;
}

/** Schemas in and out, and the handler. */
export function route<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>({
  use,
  ...spec
}: MemberSpec<P, Q, H, B> & {
  /** `http` is for what only responses need, such as the public URL. */
  use: (context: Context, input: RouteInput<P, Q, H, B>, http: HttpDeps) => Promise<RouteResponse>;
}): Route {
  return memberRoute(spec, (deps, context, input) => use(context, input, deps));
}

/** The same for routes whose requests are safe to retry with an Idempotency-Key. */
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
  /** Does all the work in one transaction, which also stores the response. */
  use: (context: Context, tx: Queryable, input: RouteInput<P, Q, H, B>) => Promise<Value>;
  toAnswer: (value: Value, deps: HttpDeps) => RouteResponse;
  /** Runs after the commit. It must not throw: the response does not change any more. */
  afterCommit: (context: Context) => Promise<void>;
}): Route {
  const handle: MemberHandler<RouteInput<P, Q, H, B>> = async (deps, context, input, transact) => {
    const answer = await transact(
      (tx) => use(context, tx, input),
      (value) => toAnswer(value, deps),
    );
    await afterCommit(context);
    return answer;
  };
  return { ...memberRoute(spec, handle), idempotent: true };
}

type MemberHandler<In> = (deps: AppDeps, context: Context, input: In, transact: Transact) => Promise<RouteResponse>;

function memberRoute<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>(
  { check, access = 'member', ...spec }: MemberSpec<P, Q, H, B>,
  handle: MemberHandler<RouteInput<P, Q, H, B>>,
): Route {
  return {
    ...spec,
    access,
    ...(check && { check: (context, input) => check(context, input as RouteInput<P, Q, H, B>) }),
    handle: (deps, context, input, transact) => {
      if (!context || !('caller' in context))
        throw new Error(`${spec.path} was called without an authenticated caller`);
      return handle(deps, context, input as RouteInput<P, Q, H, B>, transact);
    },
  };
}

/** A route about the signed-in person, who need not be a member of a workspace. */
export function accountRoute<P extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, B extends z.ZodType>({
  use,
  ...spec
}: RouteSpec<P, Q, H, B> & {
  use: (context: AccountContext, input: RouteInput<P, Q, H, B>) => Promise<RouteResponse>;
}): Route {
  return {
    ...spec,
    access: 'account',
    handle: async (_deps, context, input) => {
      if (!context || !('userId' in context)) throw new Error(`${spec.path} was called without a signed-in person`);
      return use(context, input as RouteInput<P, Q, H, B>);
    },
  };
}

/** A route without authentication. */
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
