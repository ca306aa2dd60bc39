export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
};

/**
 * The JSON Merge Patch (RFC 7396) that turns one object into the other. A patch cannot set null: a key whose new value is
 * null is removed.
 */
export function createMergePatch(from: JsonObject, to: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = null;
  for (const [key, value] of Object.entries(to)) {
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (isEqual(before, value)) continue;
    patch[key] = isObject(before) && isObject(value) ? createMergePatch(before, value) : value;
  }
  return patch;
}

export function applyMergePatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applyMergePatch(result[key] ?? null, value);
  }
  return result;
}

/** A value that differs, and where. */
export interface Difference {
  /** JSON Pointer. */
  path: string;
  before: Json | undefined;
  after: Json | undefined;
}

interface DifferenceOptions {
  /** Lists that differ count as one value; otherwise they are compared by position. */
  listsAsWhole?: boolean;
}

/** The values that differ. */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  options: DifferenceOptions = {},
  path = '',
): Difference[] {
  if (isEqual(before, after)) return [];
  const pairs = pairsOf(before, after, options);
  if (!pairs) return [{ path, before, after }];
  return pairs.flatMap(([key, a, b]) => differences(a, b, options, `${path}/${escapeKey(key)}`));
}

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

type Pair = [key: string, before: Json | undefined, after: Json | undefined];

function pairsOf(a: Json | undefined, b: Json | undefined, { listsAsWhole }: DifferenceOptions): Pair[] | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (listsAsWhole) return null;
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [String(at), a[at], b[at]]);
  }
  if (!isObject(a) || !isObject(b)) return null;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, a[key], b[key]]);
}
