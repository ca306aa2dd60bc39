import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { folderCluster, SHARED } from './support/cluster.ts';
import { ROOT } from './support/files.ts';
import { kubectlBuilds, testWithKubectl } from './support/kubectl.ts';
import { byName, type Manifest } from './support/kustomize.ts';
import { productionIn } from './support/production-overlay.ts';
import { selectorsIn } from './support/promql.ts';

const PRODUCTION = join(ROOT, 'k8s/overlays/production');
const STAGING = productionIn('staging');
afterAll(() => rmSync(join(STAGING, '../..'), { recursive: true }));

const INSTALLATIONS = [
  ['brandprint', PRODUCTION],
  ['staging', STAGING],
] as const;

/** Every query that must be about one installation only. */
function queriesOf(manifests: readonly Manifest[]): string[] {
  const scaling = manifests
    .filter(({ kind }) => kind === 'ScaledObject')
    .flatMap(({ spec }) => spec.triggers.map((trigger: { metadata: { query: string } }) => trigger.metadata.query));
  const absent = manifests
    .filter(({ kind }) => kind === 'PrometheusRule')
    .flatMap(({ spec }) => spec.groups.flatMap(({ rules }: Manifest) => rules.map(({ expr }: Manifest) => expr)))
    .filter((expr: string) => expr.includes('absent('));
  return [...scaling, ...absent];
}

test('When two installations are in one cluster, then no object belongs to both', () => {
  const [first, second, shared] = [folderCluster(PRODUCTION), folderCluster(STAGING), SHARED].map(({ manifests }) => [
    ...byName(manifests).keys(),
  ]);
  const all = [...(first ?? []), ...(second ?? []), ...(shared ?? [])];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  const withoutNamespace = folderCluster(STAGING).manifests.filter(({ metadata }) => !metadata.namespace);
  expect(withoutNamespace.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([['Namespace', 'staging']]);
});

describe.each(INSTALLATIONS)('the installation in %s', (namespace, folder) => {
  test('When it scales, or an app of it is gone, then only its own metrics count', () => {
    const queries = queriesOf(folderCluster(folder).manifests);
    expect(queries.length).toBe(8);
    for (const query of queries)
      for (const { matchers } of selectorsIn(query))
        expect([query, matchers]).toEqual([
          query,
          expect.arrayContaining([{ label: 'namespace', op: '=', value: namespace }]),
        ]);
  });

  testWithKubectl('When kubectl builds it, then the result is what these tests check', () => {
    expect(byName(kubectlBuilds(folder))).toEqual(byName(folderCluster(folder).manifests));
  });
});

testWithKubectl('When kubectl builds what installations share, then the result is what these tests check', () => {
  expect(byName(kubectlBuilds(join(ROOT, 'k8s/cluster')))).toEqual(byName(SHARED.manifests));
});

test('When a node is full, then pods of ours make room for requests, and those of others do not', () => {
  const classes = SHARED.all('PriorityClass');
  const priorityOf = (name: string) => classes.find(({ metadata }) => metadata.name === name)?.['value'] as number;
  const WITHOUT_CLASS = 0;
  for (const { value, preemptionPolicy } of classes)
    expect(preemptionPolicy === 'Never' || value <= WITHOUT_CLASS).toBe(true);
  expect(priorityOf('brandprint-background')).toBeLessThan(priorityOf('brandprint-requests'));
  const AUTOSCALER_CUTOFF = -10; // pods below it never get a node
  for (const { value } of classes) expect(value).toBeGreaterThan(AUTOSCALER_CUTOFF);
});
