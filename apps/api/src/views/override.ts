import type { OverrideRow } from '@brandprint/database';
import { applyComposedPatch, type ComposedPatch, composePatches, mergePatch } from './merge-patch.ts';

type JsonObject = Record<string, unknown>;

/** People's edits of a section; OverrideRow describes how they are stored. */
export type Override = Pick<OverrideRow, 'kind' | 'value'>;

/** A section as it is shown. Edits of a section without data start from `{}`. */
export function applyOverride(extracted: unknown, override: Override | null | undefined): unknown {
  if (!override) return extracted;
  return override.kind === 'replace'
    ? override.value
    : applyComposedPatch(extracted ?? {}, decodePatch(override.value));
}

/** An override combined with a merge patch: it has the effect of both in order, on any extraction. */
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
