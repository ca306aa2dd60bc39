/** Copies a field of one object into fields of others; with a delimiter, into one part of a text. */
export interface Replacement {
  source: { kind: string; fieldPath: string };
  targets: {
    select: { kind: string };
    fieldPaths: string[];
    options?: { delimiter: string; index: number };
  }[];
}

/** The `replacements` of kustomize, as far as the overlays use them; changes the objects. */
export function applyReplacements(manifests: readonly { kind: string }[], replacements: readonly Replacement[]): void {
  for (const { source, targets } of replacements) {
    const [only, ...more] = manifests.filter(({ kind }) => kind === source.kind);
    if (!only || more.length > 0) throw new Error(`not exactly one ${source.kind}`);
    const [value] = fieldsAt(only, source.fieldPath).map(({ parent, key }) => parent[key]);
    for (const { select, fieldPaths, options } of targets)
      for (const manifest of manifests.filter(({ kind }) => kind === select.kind))
        for (const { parent, key } of fieldPaths.flatMap((path) => fieldsAt(manifest, path))) {
          if (!options) parent[key] = value;
          else {
            const parts = String(parent[key]).split(options.delimiter);
            parts[options.index] = String(value);
            parent[key] = parts.join(options.delimiter);
          }
        }
  }
}

type Parent = Record<string, unknown>;

/** Every field at a path with `*` (each item) and `[key=value]` (the items that have it). */
function fieldsAt(root: object, path: string): { parent: Parent; key: string }[] {
  const steps = path.match(/\[[^\]]+\]|[^.]+/g) ?? [];
  const last = steps.pop() as string;
  const parents = steps.reduce<unknown[]>((nodes, step) => nodes.flatMap((node) => childrenOf(node, step)), [root]);
  return parents.map((parent) => ({ parent: parent as Parent, key: last }));
}

function childrenOf(node: unknown, step: string): unknown[] {
  const [, key, value] = /^\[(.+)=(.+)\]$/.exec(step) ?? [];
  if (key) return (node as Parent[]).filter((item) => item[key] === value);
  if (step === '*') return node as unknown[];
  const child = (node as Parent)[step];
  if (child === undefined) throw new Error(`there is no ${step}`);
  return [child];
}
