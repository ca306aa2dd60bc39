import type { OverrideRow } from '@brandprint/database';
import { applyComposedPatch, type ComposedPatch, composePatches, mergePatch } from './merge-patch.ts';

type JsonObject = Record<string, unknown>;

/** What people made of a section; see OverrideRow for how it is kept. */
export type Override = Pick<OverrideRow, 'kind' | 'value'>;

/** A section as it is shown. An edit of one without data starts from `{}`. */
export function applyOverride(extracted: unknown, override: Override | null | undefined): unknown {
  if (!override) return extracted;
  return override.kind === 'replace'
    ? override.value
    : applyComposedPatch(extracted ?? {}, decodePatch(override.value));
}

/** An override with a merge patch upon it: applied to any extraction, it does what the two do one after the other. */
export function addPatch(override: Override | null, patch: JsonObject): Override | null {
  if (override?.kind === 'replace') return { kind: 'replace', value: mergePatch(override.value, patch) };
  const composed = composePatches(decodePatch(override?.value ?? {}), patch);
  return Object.keys(composed.patch).length > 0 ? { kind: 'patch', value: encodePatch(composed) } : null;
}

const decodePatch = (value: unknown): ComposedPatch => {
  const [clearing, patch] = Array.isArray(value) ? value : [{}, value];
  return { clearing, patch };
};

const encodePatch = ({ clearing, patch }: ComposedPatch): unknown =>
  Object.keys(clearing).length > 0 ? [clearing, patch] : patch;
