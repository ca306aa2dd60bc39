/** The parts of an OpenAPI document that responses are checked against. */
export interface Document {
  paths: Record<string, object>;
  components: Record<string, unknown>;
}

interface DocumentedHeader {
  required?: boolean;
  schema: object;
}

export interface DocumentedResponse {
  headers?: Record<string, DocumentedHeader>;
  content?: Record<string, { schema?: object }>;
}

export interface DocumentedOperation {
  operationId: string;
  responses: Record<string, DocumentedResponse>;
}

export type DocumentPath = readonly string[];

/** A node of the document and its location, with references followed. */
export function lookUp(document: Document, path: DocumentPath): { node: unknown; path: DocumentPath } {
  let node: unknown = document;
  for (const key of path) node = (node as Record<string, unknown> | undefined)?.[key];
  const { $ref } = (node ?? {}) as { $ref?: unknown };
  // A schema keeps its reference: other keywords may be next to it.
  if (typeof $ref === 'string' && !path.includes('schema')) return lookUp(document, parseRef($ref));
  return { node, path };
}

const parseRef = (reference: string): DocumentPath =>
  reference
    .replace('#/', '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The JSON pointer of a place, as a fragment. */
export const toDocumentPointer = (path: DocumentPath): string =>
  `#/${path.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** The path template of a request; literal segments take precedence over parameters. */
export function findPath(document: Document, pathname: string): string | undefined {
  const parts = pathname.split('/');
  const fits = (template: string): boolean => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (isParameter(part) ? parts[i] !== '' : part === parts[i]))
    );
  };
  const parameters = (template: string) => template.split('/').filter(isParameter).length;
  return Object.keys(document.paths)
    .filter(fits)
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

const isParameter = (part: string): boolean => part.startsWith('{');
