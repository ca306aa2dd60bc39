import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildKustomization, type Manifest } from '../kustomize.ts';
import { productionCopy } from '../production-overlay.ts';

/** Stands for the namespace of the installation. */
export const NAMESPACE = 'release-namespace';

/** What the production overlay is made of, by folders of k8s/; the base is always there. */
export interface Parts {
  namespace?: string;
  resources?: readonly string[];
  components?: readonly string[];
  /** Kinds that are left out. */
  without?: readonly string[];
}

/** An optional part of an installation, as a condition on the chart's values and as parts of the manifests. */
export interface Option extends Parts {
  group: string;
  when: string;
  /** Values with which the condition holds. */
  values: object;
}

const ingress = (kind: string): Option => ({
  group: 'ingress',
  when: `eq .Values.ingress.kind "${kind}"`,
  values: { ingress: { kind } },
  components: [`ingress/${kind}`],
});

const flag = (group: string, value: string, parts: Parts): Option => ({
  group,
  when: `.Values.${value}`,
  values: value.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), true) as object,
  ...parts,
});

export const INGRESS_OPTIONS: readonly Option[] = [
  ...['traefik', 'ingress-nginx', 'gateway'].map(ingress),
  { ...ingress('none'), components: [], without: ['Ingress'] },
];

/** Those that can be combined with each other and with one way of ingress. */
export const FLAGS: readonly Option[] = [
  flag('mcp', 'mcp.enabled', { components: ['mcp'] }),
  flag('zones', 'zones', { components: ['zones'] }),
  flag('spot', 'spot', { components: ['spot'] }),
  flag('database roles', 'databaseRoles', { components: ['database-roles'] }),
  flag('autoscaling', 'autoscaling.keda.enabled', { resources: ['autoscaling'] }),
  flag('monitoring', 'monitoring.enabled', { resources: ['monitoring'] }),
  {
    ...flag('certificates', '', { resources: ['overlays/production/certificates.yaml'] }),
    when: '.Values.ingress.clusterIssuer',
    values: { ingress: { clusterIssuer: 'letsencrypt' } },
  },
];

/** The objects of the production overlay with some parts, without its namespace; generated ones keep their names. */
export function productionOf({
  namespace = NAMESPACE,
  resources = [],
  components = [],
  without = [],
}: Parts): Manifest[] {
  const folder = productionCopy((kustomization) => {
    const [ours, chosen] = [resources, components].map((paths) => paths.map((path) => `../../${path}`));
    kustomization.set('namespace', namespace);
    kustomization.set('resources', ['../../base', ...(ours ?? [])]);
    kustomization.set('components', chosen);
  });
  try {
    const manifests = buildKustomization(folder, { hashNames: false });
    return manifests.filter(({ kind }) => kind !== 'Namespace' && !without.includes(kind));
  } finally {
    rmSync(join(folder, '../..'), { recursive: true });
  }
}
