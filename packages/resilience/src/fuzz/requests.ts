import fc from 'fast-check';
import { bodyOf } from './bodies.ts';
import { type Document, type Operation, operationsOf, resolveReference } from './document.ts';
import { type Auth, authOf, type Header, headersOf } from './headers.ts';
import { junkText } from './junk.ts';
import { MAX_HEAD, maybeReplaced } from './noise.ts';
import { pathOf, percentEncode } from './paths.ts';
import { WORKSPACES } from './resource-ids.ts';
import { arbitraryValue, type Schema } from './values.ts';

/** A request. It names its key, so it can be printed and sent again to another fixture. */
export interface FuzzRequest {
  operation: string;
  method: string;
  /** Including the query. */
  path: string;
  headers: Header[];
  auth: Auth;
  /** Sent as latin1. */
  body?: string;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LINK'];

/** Cursors of second pages: by operation, one per workspace. */
export type Cursors = ReadonlyMap<string, readonly string[]>;

/** Requests to every operation of the document: half of them valid, half with invalid parts. */
export function arbitraryRequests(document: Document, cursors: Cursors): fc.Arbitrary<FuzzRequest> {
  const operations = operationsOf(document);
  return fc.oneof(
    {
      weight: 60,
      arbitrary: fc.oneof(...operations.map((operation) => arbitraryRequest(operation, document, cursors))),
    },
    { weight: 1, arbitrary: unknownPathRequest },
  );
}

function arbitraryRequest(operation: Operation, document: Document, cursors: Cursors): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(fc.nat(WORKSPACES - 1), fc.boolean())
    .chain(([workspace, noise]) => {
      const cursor = cursors.get(operation.id)?.[workspace];
      const values = (schema: Schema) =>
        arbitraryValue(schema, (reference) => resolveReference(document, reference) as Schema, noise);
      return fc.record({
        operation: fc.constant(operation.id),
        method: maybeReplaced(noise, fc.constant(operation.method), fc.constantFrom(...METHODS)),
        path: pathOf(operation, { workspace, cursor }, noise, values),
        headers: headersOf(operation, noise, values),
        auth: authOf(workspace, noise),
        body: bodyOf(operation, noise, values),
      });
    })
    .map(({ body, headers, ...request }) =>
      body === undefined
        ? { ...request, headers }
        : { ...request, headers: [...headers, ...body.headers], body: body.text },
    );
}

/** Paths that match no operation. */
const unknownPathRequest: fc.Arbitrary<FuzzRequest> = fc.record({
  operation: fc.constant('none'),
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '/v1',
      '/v1/api/',
      '/v1/api/brands/',
      '/V1/api/brands',
      '/%',
      '/%00',
      '/.env',
      '/v1/api/parse/x',
      '*',
      '/?%',
    ),
    junkText.map((text) => `/${percentEncode(text)}`.slice(0, MAX_HEAD)),
  ),
  headers: fc.constant<Header[]>([]),
  auth: fc.nat(WORKSPACES - 1).chain((workspace) => authOf(workspace, true)),
});
