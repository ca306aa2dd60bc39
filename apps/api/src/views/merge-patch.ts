import { isJsonObject, type JsonObject } from '@brandprint/platform';

/** RFC 7396: nulls remove, objects merge, everything else replaces. Nothing that is given is changed. */
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
 * Any number of merge patches of an object, as at most two that do the same, in this order, to whatever they are applied to.
 * One is not enough for `{a: 1}` and then `{a: {b: 2}}`: what stood at `a` goes, but a merge patch cannot put an object in
 * place of another one. So `clearing` removes it first. It names nothing that `patch` does not name too.
 */
export interface ComposedPatch {
  clearing: JsonObject;
  patch: JsonObject;
}

export const applyComposedPatch = (target: unknown, { clearing, patch }: ComposedPatch): unknown =>
  mergePatch(mergePatch(target, clearing), patch);

/** What `first` and then `next` do. */
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
