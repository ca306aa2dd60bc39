import { differences, isEqual, isObject, type Json, type JsonObject } from './merge-patch.ts';

export type Path = readonly (string | number)[];

/** The value at a path; undefined if there is none. */
export const valueAt = (root: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);

/** A copy with another value at a path; without the key if the value is undefined. */
export function withValueAt(root: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(root)) {
    const at = Number(key);
    if (rest.length === 0 && value === undefined) return root.filter((_, index) => index !== at);
    return root.map((item, index) => (index === at ? withValueAt(item, rest, value) : item));
  }
  const copy: JsonObject = isObject(root) ? { ...root } : {};
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = withValueAt(copy[key] ?? {}, rest, value);
  return copy;
}

/** A list with one item moved up or down by one place. */
export function moved(list: readonly Json[], from: number, by: -1 | 1): Json[] {
  const copy = [...list];
  const [item] = copy.splice(from, 1);
  if (item !== undefined) copy.splice(from + by, 0, item);
  return copy;
}

/** A value that two people changed in different ways. */
export interface Conflict {
  path: Path;
  theirs: Json | undefined;
  yours: Json | undefined;
}

/**
 * Both edits of the same base in one: what only one side changed is taken from that side. Where both did, theirs stands
 * and the conflict is listed. Lists are taken as a whole, as merge patches do.
 */
export function mergeEdits(base: JsonObject, theirs: JsonObject, yours: JsonObject) {
  const conflicts: Conflict[] = [];
  let merged: Json = theirs;
  for (const { path: pointer, after } of differences(base, yours, { listsAsWhole: true })) {
    const path = toPath(pointer);
    const their = valueAt(theirs, path);
    if (isEqual(their, valueAt(base, path))) merged = withValueAt(merged, path, after);
    else if (!isEqual(their, after)) conflicts.push({ path, theirs: their, yours: after });
  }
  return { merged: merged as JsonObject, conflicts };
}

export const toPath = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A new value like this one, with nothing in it. */
export function blank(value: Json | undefined): Json {
  if (Array.isArray(value)) return [];
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, blank(item)]));
  if (typeof value === 'number') return 0;
  if (typeof value === 'boolean') return false;
  return value === null ? null : '';
}
