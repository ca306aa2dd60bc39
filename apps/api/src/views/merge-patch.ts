import { isJsonObject, type JsonObject } from '@brandprint/platform';

/** RFC 7396: nulls remove, objects merge, everything else replaces. The arguments are not changed. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const merged = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

/**
 * Composes any number of merge patches of an object into at most two that have the same effect, in this order, on any
 * target. One is not enough for `{a: 1}` and then `{a: {b: 2}}`: the old `a` goes, but a merge patch cannot replace one
 * object with another. So `clearing` removes it first. It names only keys that `patch` also names.
 */
export interface ComposedPatch {
  clearing: JsonObject;
  patch: JsonObject;
}

export const applyComposedPatch = (target: unknown, { clearing, patch }: ComposedPatch): unknown =>
  mergePatch(mergePatch(target, clearing), patch);

/** The effect of `first` and then `next`. */
export function composePatches(first: ComposedPatch, next: JsonObject): ComposedPatch {
  const [clearing, patch] = [new Map(Object.entries(first.clearing)), new Map(Object.entries(first.patch))];
  for (const [key, value] of Object.entries(next)) {
    const [before, cleared] = [patch.get(key), clearing.get(key)];
    if (!isJsonObject(value)) {
      patch.set(key, value);
      clearing.delete(key);
    } else if (before === undefined) {
      patch.set(key, value);
    } else if (!isJsonObject(before) || cleared === null) {
      patch.set(key, mergePatch(before, value));
      clearing.set(key, null);
    } else {
      const inner = composePatches({ clearing: isJsonObject(cleared) ? cleared : {}, patch: before }, value);
      patch.set(key, inner.patch);
      if (Object.keys(inner.clearing).length > 0) clearing.set(key, inner.clearing);
    }
  }
  return { clearing: Object.fromEntries(clearing), patch: Object.fromEntries(patch) };
}
