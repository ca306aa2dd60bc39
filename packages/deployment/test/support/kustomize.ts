import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentsOf, readEnvFile } from './files.ts';
import { applyJsonPatch, type JsonOperation, mergeStrategically } from './patches.ts';
import { applyReplacements, type Replacement } from './replacements.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: a manifest is looked into by path, and its shape is checked elsewhere
  [field: string]: any;
}

interface Generator {
  name: string;
  namespace?: string;
  behavior?: 'create' | 'merge';
  envs?: string[];
  files?: string[];
  options?: { disableNameSuffixHash?: boolean; labels?: Record<string, string>; annotations?: Record<string, string> };
}

interface Kustomization {
  namespace?: string;
  resources?: string[];
  components?: string[];
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  patches?: { path: string; target?: { kind: string; name?: string } }[];
  images?: { name: string; newName?: string; newTag?: string }[];
  replacements?: { path: string }[];
}

interface BuiltResource {
  manifest: Manifest;
  /** Gets a name with a hash of its content. */
  hashed: boolean;
}

const SUPPORTED_FIELDS = new Set([
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'components',
  'configMapGenerator',
  'secretGenerator',
  'patches',
  'images',
  'replacements',
]);
const CLUSTER_SCOPED_KINDS = new Set(['Namespace', 'PriorityClass']);

/**
 * What `kubectl kustomize` would print, for the features that this repository uses. Throws for others. Without
 * `hashNames` generated objects keep the names that the kustomization gives them.
 */
export function buildKustomization(folder: string, { hashNames = true } = {}): Manifest[] {
  const resources = accumulate(folder);
  if (!hashNames) return resources.map(({ manifest }) => manifest);
  const renamed = new Map<string, string>();
  for (const { manifest, hashed } of resources) {
    if (!hashed) continue;
    const name = `${manifest.metadata.name}-${contentHash(manifest)}`;
    renamed.set(referenceKey(manifest.kind, manifest.metadata.namespace, manifest.metadata.name), name);
    manifest.metadata.name = name;
  }
  for (const { manifest } of resources) renameReferences(manifest, manifest.metadata.namespace, renamed);
  return resources.map(({ manifest }) => manifest);
}

/** Unique key of an object. */
export const byName = (manifests: readonly Manifest[]) =>
  new Map(manifests.map((it) => [`${it.kind} ${it.metadata.namespace ?? ''}/${it.metadata.name}`, it]));

/** What a folder adds to the objects; a component also changes them. */
function accumulate(folder: string, inherited: readonly BuiltResource[] = []): BuiltResource[] {
  const [spec] = documentsOf(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as [Kustomization];
  const unknown = Object.keys(spec).find((key) => !SUPPORTED_FIELDS.has(key));
  if (unknown) throw new Error(`${folder}: unsupported field ${unknown}`);

  const added = (spec.resources ?? []).flatMap((resource): BuiltResource[] => {
    const path = join(folder, resource);
    if (statSync(path).isDirectory()) return accumulate(path);
    const manifests = documentsOf(readFileSync(path, 'utf8')) as Manifest[];
    return manifests.map((manifest) => ({ manifest, hashed: false }));
  });
  let collected = [...inherited, ...added];
  for (const generator of spec.configMapGenerator ?? []) generate(collected, folder, 'ConfigMap', generator);
  for (const generator of spec.secretGenerator ?? []) generate(collected, folder, 'Secret', generator);
  for (const component of spec.components ?? []) collected = accumulate(join(folder, component), collected);
  for (const patch of spec.patches ?? []) collected = applyPatch(collected, folder, patch);
  for (const { manifest } of collected) {
    if (spec.namespace) setNamespace(manifest, spec.namespace);
    for (const image of spec.images ?? []) retag(manifest, image);
  }
  for (const { path } of spec.replacements ?? []) {
    const [replacements] = documentsOf(readFileSync(join(folder, path), 'utf8')) as [Replacement[]];
    const manifests = collected.map(({ manifest }) => manifest);
    applyReplacements(manifests, replacements);
  }
  return collected;
}

function generate(
  resources: BuiltResource[],
  folder: string,
  kind: 'ConfigMap' | 'Secret',
  generator: Generator,
): void {
  const { name, namespace, behavior = 'create', envs = [], files = [], options = {} } = generator;
  const text: Record<string, string> = Object.assign(
    {},
    ...envs.map((file) => readEnvFile(readFileSync(join(folder, file), 'utf8'))),
    ...files.map((file) => {
      const [key, path = key] = file.includes('=') ? file.split('=') : [basename(file), file];
      return { [key as string]: readFileSync(join(folder, path as string), 'utf8') };
    }),
  );
  const encode = (value: string) => (kind === 'Secret' ? Buffer.from(value).toString('base64') : value);
  const data = Object.fromEntries(Object.entries(text).map(([key, value]) => [key, encode(value)]));
  const found = resources.find(
    ({ manifest }) =>
      manifest.kind === kind && manifest.metadata.name === name && manifest.metadata.namespace === namespace,
  );
  if (behavior === 'merge') {
    if (!found) throw new Error(`${folder}: there is no ${kind} ${name} to merge into`);
    Object.assign(found.manifest['data'], data);
    return;
  }
  if (found) throw new Error(`${folder}: there is a ${kind} ${name} already`);
  const { disableNameSuffixHash = false, ...marks } = options;
  const metadata = { name, ...(namespace && { namespace }), ...structuredClone(marks) };
  const manifest = { apiVersion: 'v1', kind, metadata, data, ...(kind === 'Secret' && { type: 'Opaque' }) };
  resources.push({ manifest, hashed: !disableNameSuffixHash });
}

type Patch = NonNullable<Kustomization['patches']>[number];

function applyPatch(resources: BuiltResource[], folder: string, { path, target }: Patch): BuiltResource[] {
  const [content] = documentsOf(readFileSync(join(folder, path), 'utf8'));
  const matches = target ? matchesTarget(target) : hasSameName(content as Manifest);
  const matched = new Set(resources.filter(({ manifest }) => matches(manifest)));
  // A patch with a target may find that a component removed the only object of its kind.
  const isGone = target && !resources.some(({ manifest }) => matchesTarget({ kind: target.kind })(manifest));
  if (matched.size === 0 && !isGone) throw new Error(`${join(folder, path)}: the patch matches no resource`);
  if (Array.isArray(content)) {
    if (!target) throw new Error(`${path}: a JSON patch needs a target`);
    for (const { manifest } of matched) applyJsonPatch(manifest, content as JsonOperation[]);
    return resources;
  }
  const { $patch, metadata, ...rest } = content as Manifest & { $patch?: string };
  if ($patch === 'delete') return resources.filter((it) => !matched.has(it));
  const { name: _, ...marks } = metadata;
  const change = { ...rest, metadata: marks };
  return resources.map((it) =>
    matched.has(it) ? { ...it, manifest: mergeStrategically(it.manifest, change) as Manifest } : it,
  );
}

const matchesTarget = ({ kind, name = '.*' }: NonNullable<Patch['target']>) => {
  const [kinds, names] = [new RegExp(`^(${kind})$`), new RegExp(`^(${name})$`)];
  return (manifest: Manifest) => kinds.test(manifest.kind) && names.test(manifest.metadata.name);
};

const hasSameName =
  ({ kind, metadata: { name, namespace } }: Manifest) =>
  (manifest: Manifest) =>
    manifest.kind === kind && manifest.metadata.name === name && manifest.metadata.namespace === namespace;

function setNamespace(manifest: Manifest, namespace: string): void {
  if (manifest.kind === 'Namespace') manifest.metadata.name = namespace;
  else if (!CLUSTER_SCOPED_KINDS.has(manifest.kind)) manifest.metadata.namespace = namespace;
}

function retag(value: unknown, image: { name: string; newName?: string; newTag?: string }): void {
  walk(value, (node) => {
    if (typeof node['image'] !== 'string' || node['image'].split(':')[0] !== image.name) return;
    const [name, tag] = node['image'].split(':');
    const newTag = image.newTag ?? tag;
    node['image'] = `${image.newName ?? name}${newTag === undefined ? '' : `:${newTag}`}`;
  });
}

const referenceKey = (kind: string, namespace: string | undefined, name: string) => `${kind} ${namespace} ${name}`;

function renameReferences(
  manifest: Manifest,
  namespace: string | undefined,
  renamed: ReadonlyMap<string, string>,
): void {
  const references = { configMapRef: 'ConfigMap', configMapKeyRef: 'ConfigMap', configMap: 'ConfigMap' } as const;
  walk(manifest, (node) => {
    for (const [field, kind] of Object.entries(references)) {
      const reference = node[field] as { name?: string } | undefined;
      const name = reference?.name && renamed.get(referenceKey(kind, namespace, reference.name));
      if (reference && name) reference.name = name;
    }
  });
}

/** The algorithm of kustomize: what it hashes, and letters for ambiguous digits. */
function contentHash({ kind, data }: Manifest): string {
  const sorted = Object.fromEntries(
    Object.entries(data as Record<string, string>).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const json = JSON.stringify({ data: sorted, kind, name: '' });
  const escaped = json.replace(/[<>&]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
  const letters: Record<string, string> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };
  const hash = createHash('sha256').update(escaped).digest('hex').slice(0, 10);
  return hash.replace(/[013ae]/g, (char) => letters[char] ?? char);
}

/** Every object in a value, at any depth. */
function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>);
    for (const item of Object.values(value)) walk(item, visit);
  }
}
