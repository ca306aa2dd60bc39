import { z } from 'zod';
import { HEADERS } from '../http/answer-headers.ts';
import type { Route } from '../http/route.ts';
import { answersOf, type StatusAnswer } from './answers.ts';
import { errorContent, errorName, errorText } from './errors.ts';
import { eventStream } from './events.ts';
import { type AnswerHeader, headersOf } from './headers.ts';
import { parametersOf } from './parameters.ts';
import { refTo, type SchemaBook } from './schemas.ts';
import type { MediaType, OpenApiDocument, Operation, Reference, Response } from './types.ts';

type Components = OpenApiDocument['components'];
/** Examples of an operation: of what is sent, and of what is answered by status. */
export interface OperationExamples {
  request?: MediaType['examples'];
  answers?: Record<number, NonNullable<MediaType['examples']>>;
}

/** What every part of the document needs to be written. */
export interface Writing {
  book: SchemaBook;
  components: Components;
  examples: Record<string, OperationExamples>;
}

export function operationOf(route: Route, writing: Writing): Operation {
  const { id, summary, description, tag, access } = route;
  const parameters = parametersOf(route, writing);
  const requestBody = requestBodyOf(route, writing);
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(access === 'open' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(
      answersOf(route).map((answer) => [String(answer.status), responseOf(route, answer, writing)]),
    ),
  };
}

function requestBodyOf(route: Route, { book, examples }: Writing): Operation['requestBody'] {
  if (!route.body) return undefined;
  const example = examples[route.id]?.request;
  const media: MediaType = { schema: book.schema(route.body, 'input'), ...(example && { examples: example }) };
  const types = route.bodyTypes ?? ['application/json'];
  return {
    required: !route.body.safeParse(undefined).success,
    content: Object.fromEntries(types.map((type) => [type, media])),
  };
}

const DESCRIPTIONS: Record<number, string> = {
  200: 'OK.',
  201: 'Created.',
  202: 'Accepted; the work goes on.',
  204: 'Done; there is nothing to say.',
  206: 'A part of the file.',
  304: 'Not modified since the version in `If-None-Match`.',
};

function responseOf(route: Route, answer: StatusAnswer, writing: Writing): Response | Reference {
  const headers = headerReferences(headersOf(route, answer), writing.components);
  if ('codes' in answer) {
    const error = { description: errorText(answer.codes), headers, content: errorContent(writing.book, answer.codes) };
    // These have other headers than the rest of their kind.
    if (route.sends?.[answer.status] || (answer.status === 429 && !route.limit)) return error;
    const name = `${errorName(answer.codes)}${'RateLimit' in headers && answer.status !== 429 ? '-Counted' : ''}`;
    writing.components.responses[name] ??= error;
    return { $ref: refTo('responses', name) };
  }
  const content = contentOf(route, answer, writing);
  return {
    description: DESCRIPTIONS[answer.status] ?? 'Answered.',
    headers,
    ...(content && { content }),
  };
}

function headerReferences(headers: readonly AnswerHeader[], components: Components): Record<string, Reference> {
  const entries = headers.map(({ name, maybe }): [string, Reference] => {
    const component = maybe ? `${name}-Maybe` : name;
    components.headers[component] = maybe ? { ...HEADERS[name], required: false } : HEADERS[name];
    return [name, { $ref: refTo('headers', component) }];
  });
  return Object.fromEntries(entries);
}

/** Content that is not JSON, by its kind. */
const CONTENT: Record<string, Record<string, MediaType> | undefined> = {
  empty: undefined,
  html: { 'text/html': { schema: { type: 'string' } } },
  file: { '*/*': { schema: { type: 'string', format: 'binary' } } },
};

function contentOf(
  route: Route,
  { status, kind }: { status: number; kind: z.ZodType | string },
  { book, examples }: Writing,
): Response['content'] {
  const given = examples[route.id]?.answers?.[status];
  const example = given && { examples: given };
  if (kind instanceof z.ZodType) return { 'application/json': { schema: book.schema(kind, 'output'), ...example } };
  const content = kind === 'events' ? eventStream(book) : CONTENT[kind as string];
  return (
    content && Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, ...example }]))
  );
}
