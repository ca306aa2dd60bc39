import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { canParseUrl } from '../src/url.ts';

/**
 * Notation for the specification's field lists. A leaf is the name of its kind: `string`, `uuid`, `uri`, `timestamp`,
 * `number`, `integer`, `boolean`, `object` (any keys), `json` (any value), or all allowed values, as `a | b`. A leaf
 * that may be null ends in `| null`; a key that may be absent ends in `?`.
 */
export type Shape = string | readonly [Shape] | Or | Fields;
export type Fields = { readonly [key: string]: Shape };

class Or {
  readonly shape: Shape;
  readonly others: 'null' | 'object | null';
  constructor(shape: Shape, others: Or['others']) {
    this.shape = shape;
    this.others = others;
  }
}

export const orNull = (shape: Shape) => new Or(shape, 'null');

/** A section as shown: its shape, an object from an edit, or null. */
export const overridable = (shape: Shape) => new Or(shape, 'object | null');

export const oneOf = (values: readonly (string | number)[]) => values.join(' | ');

const isArray = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Each path below `path` with its kind: `colors.gradients[].css → string`. */
export type Paths = Record<string, string>;

export const pathsOfShape = (shape: Shape, path: string): Paths => {
  if (typeof shape === 'string') return { [path]: shape };
  if (isArray(shape)) return { [path]: 'array', ...pathsOfShape(shape[0], `${path}[]`) };
  if (shape instanceof Or) {
    const inner = pathsOfShape(shape.shape, path);
    return { ...inner, [path]: `${inner[path]} | ${shape.others}` };
  }
  const below = Object.entries(shape).map(([key, child]) => pathsOfShape(child, `${path}.${key}`));
  return Object.assign({ [path]: 'object' }, ...below);
};

type Node = {
  $ref?: string;
  anyOf?: Node[];
  enum?: (string | number)[];
  type?: string | string[];
  format?: string;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
};

const JSON_VALUE = 'json';
const isFree = (node: Node) => node.type === 'object' && !node.properties;
const FORMATS: Record<string, string> = { uuid: 'uuid', uri: 'uri', 'date-time': 'timestamp' };

/** The same list, read from a schema. `input` is what a caller sends, `output` what the service returns. */
export const pathsOfSchema = (schema: z.ZodType, path: string, io: 'input' | 'output'): Paths => {
  const root = z.toJSONSchema(schema, { io }) as Node & { $defs?: Record<string, Node> };

  const alternatives = (node: Node): Node[] => {
    if (node.anyOf) return node.anyOf.flatMap(alternatives);
    if (Array.isArray(node.type)) return node.type.map((type) => ({ ...node, type }));
    if (!node.$ref) return [node];
    const name = node.$ref.replace('#/$defs/', '');
    const target = root.$defs?.[name];
    if (!target) throw new Error(`${path}: unknown reference ${node.$ref}`);
    return name.startsWith('__schema') ? [{ type: JSON_VALUE }] : alternatives(target);
  };

  const nodePaths = (node: Node, at: string): Paths => {
    if (node.enum) return { [at]: oneOf(node.enum) };
    if (node.items) return { [at]: 'array', ...schemaPaths(node.items, `${at}[]`) };
    if (node.properties) {
      const below = Object.entries(node.properties).map(([key, child]) =>
        schemaPaths(child, `${at}.${key}${node.required?.includes(key) ? '' : '?'}`),
      );
      return Object.assign({ [at]: 'object' }, ...below);
    }
    return { [at]: FORMATS[node.format ?? ''] ?? String(node.type) };
  };

  const schemaPaths = (node: Node, at: string): Paths => {
    const all = alternatives(node);
    const loose = (other: Node) => other.type === JSON_VALUE || isFree(other);
    const [main, ...others] = all.length === 1 ? all : all.filter((other) => other.type !== 'null' && !loose(other));
    if (others.length > 0) throw new Error(`${at}: more than one shape`);
    const inner = main ? nodePaths(main, at) : { [at]: JSON_VALUE };
    const free = main && all.length > 1 && all.some(isFree) ? ['object'] : [];
    const none = all.length > 1 && all.some(({ type }) => type === 'null') ? ['null'] : [];
    return { ...inner, [at]: [inner[at], ...free, ...none].join(' | ') };
  };

  return schemaPaths(root, path);
};

const SAMPLES: Record<string, unknown> = {
  string: 'text',
  uuid: '3f2b8c1e-9d4a-4c6b-8a51-7e0f6d2c9b13',
  uri: 'https://example.com/',
  timestamp: '2026-01-31T12:00:00.000Z',
  number: 0.5,
  integer: 4,
  boolean: true,
  object: {},
  json: 'any',
};

/** A document with every key of the shape; editable sections are null, because they accept any shape. */
export const sample = (shape: Shape): unknown => {
  if (isArray(shape)) return [sample(shape[0])];
  if (shape instanceof Or) return shape.others === 'null' ? sample(shape.shape) : null;
  if (typeof shape !== 'string') {
    return Object.fromEntries(Object.entries(shape).map(([key, child]) => [key.replace(/\?$/, ''), sample(child)]));
  }
  const [kind = ''] = shape.split(' | ');
  return kind in SAMPLES ? SAMPLES[kind] : kind;
};

type Misspelling = { path: string; document: unknown };

/** The document once for each of its keys, with that key misspelt. */
export const misspellings = (document: unknown, path = ''): Misspelling[] => {
  if (document === null || typeof document !== 'object') return [];
  const list = Array.isArray(document);
  return Object.entries(document).flatMap(([key, value]) => {
    const { [key]: _, ...rest } = document as Record<string, unknown>;
    const deeper = misspellings(value, `${path}.${key}`).map(({ path, document: changed }) => ({
      path,
      document: list ? [changed] : { ...rest, [key]: changed },
    }));
    return list ? deeper : [{ path: `${path}.${key}`, document: { ...rest, [`${key}_`]: value } }, ...deeper];
  });
};

/** True if the schema accepts the document and keeps all of it; unknown keys are dropped. */
export const acceptsUnchanged = (schema: z.ZodType, document: unknown): boolean => {
  const { success, data } = schema.safeParse(document);
  return success && isDeepStrictEqual(data, document);
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: Record<string, (value: unknown) => boolean> = {
  string: isText,
  uuid: (value) => isText(value) && UUID.test(value),
  uri: (value) => isText(value) && canParseUrl(value),
  timestamp: (value) => isText(value) && TIMESTAMP.test(value),
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  json: (value) => value !== undefined,
  null: (value) => value === null,
};

/** Where a value differs from the shape: another kind, a missing key, or an extra one. */
export const shapeMismatches = (shape: Shape, value: unknown, path: string): string[] => {
  if (shape instanceof Or) return value === null ? [] : shapeMismatches(shape.shape, value, path);
  if (typeof shape === 'string') {
    const fits = shape.split(' | ').some((kind) => KINDS[kind]?.(value) ?? String(value) === kind);
    return fits ? [] : [`${path} is not ${shape}: ${JSON.stringify(value)}`];
  }
  if (isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no array`];
    return value.flatMap((item) => shapeMismatches(shape[0], item, `${path}[]`));
  }
  if (!isObject(value)) return [`${path} is no object`];
  const known = Object.keys(shape).map((key) => key.replace(/\?$/, ''));
  const extra = Object.keys(value).filter((key) => !known.includes(key));
  const inside = Object.entries(shape).flatMap(([key, child]) => {
    const name = key.replace(/\?$/, '');
    if (name in value) return shapeMismatches(child, value[name], `${path}.${name}`);
    return key.endsWith('?') ? [] : [`${path}.${name} is missing`];
  });
  return [...extra.map((key) => `${path}.${key} is one too many`), ...inside];
};
