import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import { unmarked } from './support/chart/comparison.ts';
import { FLAGS, INGRESS_OPTIONS, type Option, productionOf } from './support/chart/options.ts';
import { stepsOf } from './support/chart/tree.ts';
import { ROOT } from './support/files.ts';
import { CHART, CLUSTER_CHART, helm, PRODUCTION_VALUES, rendered, testWithHelm } from './support/helm.ts';
import { buildKustomization, type Manifest } from './support/kustomize.ts';
import { mergeStrategically } from './support/patches.ts';
import { schemaErrors, unknownFields } from './support/schema-validation.ts';

const NOTHING = {
  ingress: { kind: 'other', clusterIssuer: '' },
  autoscaling: { keda: { enabled: false } },
  monitoring: { enabled: false },
};

/** The chart and the manifests with the same options. */
function both(options: readonly Option[]) {
  const [resources = [], components = [], without = []] = (['resources', 'components', 'without'] as const).map(
    (part) => options.flatMap((option) => option[part] ?? []),
  );
  const values = merged([NOTHING, ...options.map(valuesOf)]);
  const manifests = productionOf({ namespace: 'staging', resources, components: inOrder(components), without });
  return { chart: unmarked(rendered({ namespace: 'staging', values })), manifests: unmarked(manifests) };
}

const valuesOf = ({ values }: Option) => values;
const merged = (values: readonly object[]) => values.reduce<unknown>(mergeStrategically, {}) as object;

/** The MCP server stands before the ingress in the list of components. */
const inOrder = (components: readonly string[]) =>
  [...components].sort((a, b) => Number(b === 'mcp') - Number(a === 'mcp'));

/** Whether it changes objects of the ingress too. */
const touchesIngress = ({ group }: Option) => group === 'mcp' || group === 'certificates';
const nameOf = (options: readonly Option[]) =>
  options.map(({ group, when }) => (group === 'ingress' ? when.split('"')[1] : group)).join(', ');
const [traefik] = INGRESS_OPTIONS as [Option];
const COMBINATIONS: Option[][] = [
  [],
  ...[...INGRESS_OPTIONS, ...FLAGS].map((option) => [option]),
  ...INGRESS_OPTIONS.flatMap((ingress) => FLAGS.filter(touchesIngress).map((option) => [ingress, option])),
  ...INGRESS_OPTIONS.map((ingress) => [ingress, ...FLAGS]),
];

describe('an installation', () => {
  testWithHelm.each(COMBINATIONS.map((options) => [nameOf(options) || 'no options', options] as const))(
    'When it has %s, then the chart has the objects of the manifests',
    (_, options) => {
      const { chart, manifests } = both(options);
      const has = (group: string) => options.some((option) => option.group === group);
      // Without an autoscaler the chart has a number, so that it is no less than before one is switched off.
      if (!has('autoscaling'))
        for (const app of ['crawler', 'analyst']) take(chart, `Deployment ${app}/spec/replicas`, 2);
      // Installations that share a Gateway are told apart by their hosts.
      if (chart['HTTPRoute api']) take(chart, 'HTTPRoute api/spec/hostnames', ['brandprint.example.com']);
      // The overlay always names an issuer; a Gateway has a certificate.
      const issuer = 'Ingress api/metadata/annotations/cert-manager.io~1cluster-issuer';
      if (!has('certificates') && manifests['Ingress api']) take(manifests, issuer, 'letsencrypt');
      expect(chart).toEqual(manifests);
    },
  );

  testWithHelm('When schemas and types are checked, then every object of the chart is valid', async () => {
    const all = INGRESS_OPTIONS.flatMap((ingress) => rendered({ values: withAll(ingress) }));
    expect(await schemaErrors(all)).toEqual([]);
    expect(unknownFields(all)).toEqual([]);
  });

  testWithHelm('When two are in one cluster, then each object belongs to one of them, in its namespace', () => {
    const values = withAll(traefik);
    for (const namespace of ['brandprint', 'staging'])
      for (const { kind, metadata } of rendered({ namespace, values }))
        expect([kind, metadata.name, metadata.namespace]).toEqual([kind, metadata.name, namespace]);
  });
});

const withAll = (ingress: Option) => merged([ingress, ...FLAGS].map(valuesOf));

/** Expects a value at a path, and takes it away. */
function take(objects: Record<string, unknown>, path: string, value: unknown): void {
  const steps = stepsOf(path);
  const last = steps.pop() as string;
  const parent = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], objects) as Record<
    string,
    unknown
  >;
  expect(parent[last]).toEqual(value);
  delete parent[last];
  if (last.startsWith('cert-manager') && Object.keys(parent).length === 0)
    delete (objects['Ingress api'] as Manifest).metadata.annotations;
}

testWithHelm('When the chart of a cluster is rendered, then it has what installations share', () => {
  const manifests = buildKustomization(join(ROOT, 'k8s/cluster'), { hashNames: false });
  expect(unmarked(rendered({ chart: CLUSTER_CHART, namespace: 'kube-system' }))).toEqual(unmarked(manifests));
});

testWithHelm.each([CHART, CLUSTER_CHART])('When Helm lints the chart %s, then it finds nothing', (chart) => {
  const files = chart === CHART ? ['--values', PRODUCTION_VALUES] : [];
  expect(helm('lint', '--strict', chart, '--namespace', 'brandprint', ...files)).not.toMatch(/WARNING|ERROR/);
});
