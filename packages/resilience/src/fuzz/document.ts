import type { Schema } from './values.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation of the OpenAPI document, with references resolved. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** By media type. */
  bodies: Record<string, Schema>;
}

/** The parts of the document that are used. */
export interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: Record<string, Record<string, object>>;
}

interface DocumentedOperation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((given) =>
        '$ref' in given ? (resolveReference(document, given.$ref) as Parameter) : given,
      ),
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
      ),
    })),
  );
}

/** What a reference such as `#/components/schemas/Brand` refers to. */
export function resolveReference({ components }: Document, reference: string): object {
  const [kind = '', name = ''] = reference.split('/').slice(2).map(decodeURIComponent);
  const found = components[kind]?.[name];
  if (!found) throw new Error(`The OpenAPI document has no ${reference}.`);
  return found;
}
