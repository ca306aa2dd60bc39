import { join } from 'node:path';
import { ROOT } from './files.ts';
import { buildKustomization, type Manifest } from './kustomize.ts';

const built = new Map<string, Manifest[]>();

export const OVERLAYS = ['dev', 'production'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Objects of an overlay. */
export const overlayCluster = (overlay: Overlay): Cluster => folderCluster(join(ROOT, 'k8s/overlays', overlay));

/** Objects that all installations in a cluster share. */
export const SHARED = folderCluster(join(ROOT, 'k8s/cluster'));

/** Objects of a folder with a kustomization. */
export function folderCluster(folder: string): Cluster {
  const manifests = built.get(folder) ?? buildKustomization(folder);
  built.set(folder, manifests);
  return {
    manifests,
    all: (kind) => manifests.filter((it) => it.kind === kind),
    get(kind, name) {
      const found = manifests.find((it) => it.kind === kind && it.metadata.name === name);
      if (!found) throw new Error(`there is no ${kind} ${name}`);
      return found;
    },
    pods: manifests.flatMap((manifest) => {
      const template = manifest['spec']?.template;
      if (!template?.spec?.containers) return [];
      return [{ owner: manifest, labels: template.metadata.labels, spec: template.spec }];
    }),
  };
}

/** A pod template. */
export interface Pod {
  owner: Manifest;
  labels: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is checked against the schema
  spec: any;
}

export interface Cluster {
  manifests: readonly Manifest[];
  pods: readonly Pod[];
  all(kind: string): Manifest[];
  /** Throws if there is none. */
  get(kind: string, name: string): Manifest;
}

export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In' | 'NotIn'; values: string[] }[];
}

/** An empty selector selects all. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => values.includes(labels[key] ?? '') === (operator === 'In'))
  );
}

/** The environment of a pod's container: values from its config maps, and keys of secrets. */
export function environmentOf(
  cluster: Cluster,
  pod: Pod,
): { config: Record<string, string>; secrets: Record<string, string> } {
  const [container] = pod.spec.containers;
  const config: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  for (const { configMapRef } of container.envFrom ?? []) {
    Object.assign(config, cluster.get('ConfigMap', configMapRef.name)['data']);
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    if (valueFrom) secrets[name] = valueFrom.secretKeyRef.key;
    else config[name] = value;
  }
  return { config, secrets };
}
