export interface JsonOperation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** RFC 6902, as far as the overlays use it; changes `target`. */
export function applyJsonPatch(target: object, operations: readonly JsonOperation[]): void {
  for (const { op, path, value } of operations) {
    const steps = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: a path leads through objects and lists
    const parent = steps.reduce((node: any, step) => node?.[step], target);
    if (parent === undefined || (op !== 'add' && !(last in parent))) throw new Error(`there is no ${path}`);
    if (op === 'remove') delete parent[last];
    else if (last === '-') parent.push(structuredClone(value));
    else parent[last] = structuredClone(value);
  }
}

/** Lists whose items Kubernetes merges by a key: the overlays use JSON patches for these. */
const MERGED_BY_KEY = new Set([
  'containers',
  'initContainers',
  'env',
  'volumes',
  'volumeMounts',
  'tolerations',
  'imagePullSecrets',
]);

/**
 * A strategic merge patch: maps are merged, null removes, lists are replaced. Throws for a list that would be merged.
 */
export function mergeStrategically(target: unknown, patch: unknown): unknown {
  if (!isMap(patch)) return structuredClone(patch);
  const merged: Record<string, unknown> = isMap(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (Array.isArray(value) && MERGED_BY_KEY.has(key)) throw new Error(`${key} would be merged item by item`);
    if (value === null) delete merged[key];
    else merged[key] = mergeStrategically(merged[key], value);
  }
  return merged;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
