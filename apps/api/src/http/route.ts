import type { Readable } from 'node:stream';
import type { ErrorCode } from '@brandprint/contracts';
import type { Caller } from '@brandprint/database';
import type { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import type { Context } from '../use-cases/context.ts';

/** What an answer of a status may hold: a body of a schema, a file, or one of these errors. */
type Answers = Readonly<Record<number, z.ZodType | 'file' | ErrorCode | readonly ErrorCode[]>>;

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  content: { json: unknown } | { file: Readable };
}

interface Spec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** With parameters in braces. */
  path: string;
  params?: P;
  query?: Q;
  /** JSON; without it the route reads no body. */
  body?: B;
  answers: Answers;
}

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.infer<P>;
  query: z.infer<Q>;
  body: z.infer<B>;
}

/** A route with its types taken off, as the adapter sees all of them. */
export interface Route extends Spec<z.ZodType, z.ZodType, z.ZodType> {
  /** Whether an API key is asked for. */
  access: 'key' | 'open';
  handle(deps: ApiDeps, caller: Caller | null, input: Input<z.ZodType, z.ZodType, z.ZodType>): Promise<Answer>;
}

/** What may come in, what may go out, who answers: for callers with an API key. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  spec: Spec<P, Q, B> & { use: (context: Context, input: Input<P, Q, B>) => Promise<Answer> },
): Route {
  const { use, ...rest } = spec;
  return {
    ...rest,
    access: 'key',
    handle: (deps, caller, input) => {
      if (!caller) throw new Error(`${spec.path} was called without a caller`);
      return use({ deps, caller }, input as Input<P, Q, B>);
    },
  };
}

/** A route that asks for no key. */
export function openRoute(
  spec: Spec<z.ZodType, z.ZodType, z.ZodType> & { use: (deps: ApiDeps) => Promise<Answer> },
): Route {
  const { use, ...rest } = spec;
  return { ...rest, access: 'open', handle: (deps) => use(deps) };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  content: { json: body },
});
