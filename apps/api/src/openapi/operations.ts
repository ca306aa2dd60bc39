import { z } from 'zod';
import { RESPONSE_HEADERS } from '../http/response-headers.ts';
import type { Route } from '../http/route.ts';
import { errorComponentName, errorContent, errorDescription } from './errors.ts';
import { eventStream } from './events.ts';
import { type ResponseHeader, responseHeadersOf } from './headers.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf, type StatusResponse } from './responses.ts';
import { componentRef, type SchemaRegistry } from './schemas.ts';
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from './types.ts';

type Components = OpenApiDocument['components'];
/** Examples of an operation: requests, and responses by status. */
export interface OperationExamples {
  request?: MediaType['examples'];
  answers?: Record<number, NonNullable<MediaType['examples']>>;
}

/** Shared context for writing parts of the document. */
export interface DocumentContext {
  registry: SchemaRegistry;
  components: Components;
  examples: Record<string, OperationExamples>;
}

/** Where it differs from that of the document. */
const SECURITY: Partial<Record<Route['access'], Operation['security']>> = {
  open: [],
  person: [{ session: [] }],
  account: [{ session: [] }],
};

export function buildOperation(route: Route, context: DocumentContext): Operation {
  const { id, summary, description, tag, access } = route;
  const parameters = parametersOf(route, context);
  const requestBody = requestBodyOf(route, context);
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(SECURITY[access] && { security: SECURITY[access] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(
      responsesOf(route).map((answer) => [String(answer.status), responseOf(route, answer, context)]),
    ),
  };
}

function requestBodyOf(route: Route, { registry, examples }: DocumentContext): Operation['requestBody'] {
  if (!route.body) return undefined;
  const example = examples[route.id]?.request;
  const media: MediaType = { schema: registry.schema(route.body, 'input'), ...(example && { examples: example }) };
  const types = route.bodyTypes ?? ['application/json'];
  return {
    required: !route.body.safeParse(undefined).success,
    content: Object.fromEntries(types.map((type) => [type, media])),
  };
}

const DESCRIPTIONS: Record<number, string> = {
  200: 'OK.',
  201: 'Created.',
  202: 'Accepted; the work continues.',
  204: 'Done; the response has no body.',
  206: 'A part of the file.',
  304: 'Not modified since the version in `If-None-Match`.',
};

function responseOf(route: Route, statusResponse: StatusResponse, context: DocumentContext): Response | Reference {
  const headers = headerReferences(responseHeadersOf(route, statusResponse), context.components);
  if ('codes' in statusResponse) {
    const error = {
      description: errorDescription(statusResponse.codes),
      headers,
      content: errorContent(context.registry, statusResponse.codes),
    };
    // These have other headers than other responses of their kind.
    if (route.responseHeaders?.[statusResponse.status] || (statusResponse.status === 429 && !route.limit)) return error;
    const name = `${errorComponentName(statusResponse.codes)}${'RateLimit' in headers && statusResponse.status !== 429 ? '-Counted' : ''}`;
    context.components.responses[name] ??= error;
    return { $ref: componentRef('responses', name) };
  }
  const content = contentOf(route, statusResponse, context);
  return {
    description: DESCRIPTIONS[statusResponse.status] ?? 'Answered.',
    headers,
    ...(content && { content }),
  };
}

function headerReferences(headers: readonly ResponseHeader[], components: Components): Record<string, Reference> {
  const entries = headers.map(({ name, maybe }): [string, Reference] => {
    const component = maybe ? `${name}-Maybe` : name;
    components.headers[component] = maybe ? { ...RESPONSE_HEADERS[name], required: false } : RESPONSE_HEADERS[name];
    return [name, { $ref: componentRef('headers', component) }];
  });
  return Object.fromEntries(entries);
}

/** Content that is not JSON, by kind. */
const CONTENT: Record<string, Record<string, MediaType> | undefined> = {
  empty: undefined,
  html: { 'text/html': { schema: { type: 'string' } } },
  file: { '*/*': { schema: { type: 'string', format: 'binary' } } },
};

function contentOf(
  route: Route,
  { status, kind }: { status: number; kind: z.ZodType | string },
  { registry, examples }: DocumentContext,
): Response['content'] {
  const given = examples[route.id]?.answers?.[status];
  const example = given && { examples: given };
  if (kind instanceof z.ZodType) return { 'application/json': { schema: registry.schema(kind, 'output'), ...example } };
  const content = kind === 'events' ? eventStream(registry) : CONTENT[kind as string];
  return (
    content && Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, ...example }]))
  );
}
