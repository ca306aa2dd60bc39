import {
  type Document,
  type DocumentedOperation,
  type DocumentedResponse,
  type DocumentPath,
  findPath,
  lookUp,
} from './document.ts';
import { streamViolations } from './stream-violations.ts';
import { createValidator, type Validator } from './validator.ts';

/** A request and its response. */
export interface HttpExchange {
  method: string;
  /** With or without its origin. */
  url: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** As text; undefined if it was not read. */
  body: string | undefined;
}

/** A response that was matched to an operation. */
export interface CheckResult {
  /** `getBrand 200`; undefined if the path or method is not in the document. */
  answer: string | undefined;
  /** Violations of the document; empty if there are none. */
  violations: string[];
}

/** Headers of HTTP, connections, caches and browsers rather than of one operation. */
const AMBIENT = new RegExp(
  [
    '^(allow|connection|date|etag|keep-alive|transfer-encoding|vary',
    'content-(encoding|length|security-policy|type)',
    'access-control-.*|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security',
    'x-(accel-buffering|content-type-options|dns-prefetch-control|download-options|frame-options)',
    'x-(permitted-cross-domain-policies|xss-protection))$',
  ].join('|'),
);

/**
 * Checks responses against an OpenAPI document: operation, status, content type, headers and body must be in it, and a
 * body may have no additional keys.
 */
export function createResponseChecker(document: Document): (exchange: HttpExchange) => CheckResult {
  const validate = createValidator(document);
  const validateHeader = createValidator(document, { coerce: true });

  return (exchange) => {
    const method = exchange.method.toLowerCase();
    const path = findPath(document, new URL(exchange.url, 'http://localhost').pathname);
    if (!path)
      return checkUndocumented(exchange, { OPTIONS: [204, 404], others: [400, 404] }, 'no such path', validate);
    const lookupMethod = method === 'head' ? 'get' : method;
    const operation = lookUp(document, ['paths', path, lookupMethod]).node as DocumentedOperation | undefined;
    if (!operation)
      return checkUndocumented(exchange, { OPTIONS: [204], others: [405] }, `${path} has no ${method}`, validate);

    const found = lookUp(document, ['paths', path, lookupMethod, 'responses', String(exchange.status)]);
    const response = found.node as DocumentedResponse | undefined;
    const answer = `${operation.operationId} ${exchange.status}`;
    const faults = response
      ? [
          ...headerViolations(document, response, found.path, exchange, validateHeader),
          ...bodyViolations(response, found.path, exchange, validate),
        ]
      : [`the status is not in the document: ${exchange.body?.slice(0, 200)}`];
    return { answer, violations: faults.map((fault) => `${exchange.method} ${exchange.url} → ${answer}: ${fault}`) };
  };
}

const ERROR: DocumentPath = ['components', 'schemas', 'Error'];

/** The request is not in the document: only the errors for that are allowed. */
function checkUndocumented(
  { method, url, status, body }: HttpExchange,
  allowed: { OPTIONS: number[]; others: number[] },
  why: string,
  validate: Validator,
): CheckResult {
  const upper = method.toUpperCase();
  const statuses = upper === 'OPTIONS' ? allowed.OPTIONS : allowed.others;
  const faults = statuses.includes(status) ? [] : [`${status} instead of ${statuses.join(' or ')}`];
  if (status >= 400 && upper !== 'HEAD') faults.push(...validate(ERROR, parseBody(body)));
  return { answer: undefined, violations: faults.map((fault) => `${method} ${url} (${why}): ${fault}`) };
}

function headerViolations(
  document: Document,
  response: DocumentedResponse,
  path: DocumentPath,
  { headers }: HttpExchange,
  validate: Validator,
): string[] {
  const documented = Object.keys(response.headers ?? {});
  const unknown = Object.keys(headers)
    .filter((name) => !AMBIENT.test(name) && !documented.some((other) => other.toLowerCase() === name))
    .map((name) => `the header ${name} is not in the document`);
  const wrong = documented.flatMap((name) => {
    const { node, path: at } = lookUp(document, [...path, 'headers', name]);
    const value = headers[name.toLowerCase()];
    if (value === undefined) return (node as { required?: boolean }).required ? [`the header ${name} is missing`] : [];
    return validate([...at, 'schema'], value).map((fault) => `the header ${name}: ${fault}`);
  });
  return [...unknown, ...wrong];
}

function bodyViolations(
  response: DocumentedResponse,
  path: DocumentPath,
  { method, headers, body }: HttpExchange,
  validate: Validator,
): string[] {
  if (method.toUpperCase() === 'HEAD') return body ? ['HEAD was answered with a body'] : [];
  const content = Object.keys(response.content ?? {});
  if (content.length === 0) return body ? [`a body where there should be none: ${body.slice(0, 80)}`] : [];
  const type =
    String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim() ?? '';
  const range = content.find((documented) => inRange(type, documented));
  if (range === undefined) return [`the content type ${type} is not in the document`];
  const schema = [...path, 'content', range, 'schema'];
  if (body === undefined) return [];
  if (type === 'text/event-stream') return streamViolations(body, schema, validate);
  // In the range */* are files, whose bytes may happen to be JSON.
  return range === 'application/json' ? validate(schema, parseBody(body)) : [];
}

const inRange = (type: string, range: string): boolean =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/** Text that is not JSON stays a string, which no object schema accepts. */
function parseBody(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return body;
  }
}
