import type { Route } from '../http/route.ts';
import { EXAMPLES } from './examples/index.ts';
import { operationOf, type Writing } from './operations.ts';
import { createSchemaBook } from './schemas.ts';
import { INFO, SECURITY_SCHEMES, TAGS } from './texts.ts';
import type { OpenApiDocument } from './types.ts';
import { webhooksOf } from './webhooks.ts';

/** The OpenAPI document of these routes. `serverUrl` is where people reach them. */
export function createDocument(routes: readonly Route[], serverUrl = '/'): OpenApiDocument {
  const book = createSchemaBook();
  const components = {
    schemas: book.components,
    responses: {},
    parameters: {},
    headers: {},
    securitySchemes: SECURITY_SCHEMES,
  };
  const writing: Writing = { book, components, examples: EXAMPLES };
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, writing) };
  }
  const webhooks = webhooksOf(writing);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: TAGS,
    paths,
    webhooks,
    components: { ...components, schemas: sorted(components.schemas), responses: sorted(components.responses) },
  };
}

const sorted = <T>(map: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
