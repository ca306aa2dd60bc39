import type { ErrorCode } from '@brandprint/contracts';
import { createDocument } from '../../src/openapi/document.ts';
import type { MediaType, Operation, Response, Schema } from '../../src/openapi/types.ts';
import { routes } from '../../src/routes/index.ts';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** A possible response of an operation: a status, and for an error its code. */
export interface Case {
  operationId: string;
  method: Method;
  path: string;
  status: number;
  code: ErrorCode | '';
  /** `getBrand 404 BRAND_NOT_FOUND` */
  name: string;
}

const document = createDocument(routes);
const METHODS: readonly Method[] = ['get', 'post', 'patch', 'put', 'delete'];

/** The paths of the document with their methods. */
export const PATHS = Object.entries(document.paths).map(([path, item]) => ({
  path,
  methods: METHODS.filter((method) => item[method]),
}));

/** Every response in the document. */
export const CASES: Case[] = PATHS.flatMap(({ path, methods }) =>
  methods.flatMap((method) => casesOf(document.paths[path]?.[method] as Operation, method, path)),
);

function casesOf(operation: Operation, method: Method, path: string): Case[] {
  const { operationId } = operation;
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    codesOf(resolve(response)).map((code) => ({
      operationId,
      method,
      path,
      status: Number(status),
      code,
      name: `${operationId} ${status} ${code}`.trim(),
    })),
  );
}

function resolve(response: Operation['responses'][string]): Response {
  if (!('$ref' in response)) return response;
  return document.components.responses[response.$ref.split('/').at(-1) ?? ''] as Response;
}

function codesOf({ content = {} }: Response): (ErrorCode | '')[] {
  const { schema }: MediaType = content['application/json'] ?? {};
  const { code } = (schema?.properties ?? {}) as Record<string, Schema>;
  return (code?.enum as ErrorCode[] | undefined) ?? [''];
}
