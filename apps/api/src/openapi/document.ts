import type { Route } from '../http/route.ts';
import { EXAMPLES } from './examples/index.ts';
import { INFO, SECURITY_SCHEMES, TAGS } from './info.ts';
import { buildOperation, type DocumentContext } from './operations.ts';
import { createSchemaRegistry } from './schemas.ts';
import type { OpenApiDocument } from './types.ts';
import { buildWebhooks } from './webhooks.ts';

/** The OpenAPI document of these routes. `serverUrl` is the public URL. */
export function createDocument(routes: readonly Route[], serverUrl = '/'): OpenApiDocument {
  const registry = createSchemaRegistry();
  const components = {
    schemas: registry.components,
    responses: {},
    parameters: {},
    headers: {},
    securitySchemes: SECURITY_SCHEMES,
  };
  const context: DocumentContext = { registry, components, examples: EXAMPLES };
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: buildOperation(route, context) };
  }
  const webhooks = buildWebhooks(context);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: TAGS,
    paths,
    webhooks,
    components: { ...components, schemas: sorted(components.schemas), responses: sorted(components.responses) },
  };
}

const sorted = <T>(map: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
