import { describe, expect, test } from '@jest/globals';
import { SERVICES } from './support/app-settings.ts';
import { type Cluster, OVERLAYS, overlayCluster, type Pod, selects } from './support/cluster.ts';
import type { Manifest } from './support/kustomize.ts';

const annotation = ({ metadata }: Manifest, name: string) => metadata.annotations?.[`argocd.argoproj.io/${name}`];
/** Phases first, then waves: a later one is applied when everything before it is healthy, and hooks have ended. */
const PHASES = ['PreSync', 'Sync', 'PostSync'];
const syncOrder = (it: Manifest) => {
  const phase = PHASES.indexOf(annotation(it, 'hook') ?? 'Sync');
  const WAVES = 1000;
  return phase * WAVES + Number(annotation(it, 'sync-wave') ?? 0);
};

/** Every object without which a pod does not start, or reaches nothing. */
function dependenciesOf(cluster: Cluster, { owner, labels, spec }: Pod): Manifest[] {
  const names = new Set<string>([`Namespace/${owner.metadata.namespace}`]);
  names.add(`ServiceAccount/${spec.serviceAccountName}`).add(`PriorityClass/${spec.priorityClassName}`);
  for (const { env = [], envFrom = [] } of spec.containers as Manifest[]) {
    for (const { configMapRef } of envFrom as Manifest[]) names.add(`ConfigMap/${configMapRef.name}`);
    for (const { valueFrom } of env as Manifest[]) if (valueFrom) names.add(`Secret/${valueFrom.secretKeyRef.name}`);
  }
  for (const { configMap } of (spec.volumes ?? []) as Manifest[])
    if (configMap) names.add(`ConfigMap/${configMap.name}`);
  const named = cluster.manifests.filter(({ kind, metadata }) => names.has(`${kind}/${metadata.name}`));
  const policies = cluster.all('NetworkPolicy').filter((it) => selects(it['spec'].podSelector, labels));
  return [...named, ...policies];
}

describe.each(OVERLAYS)('waves of the overlay %s', (overlay) => {
  const cluster = overlayCluster(overlay);
  const job = cluster.pods.find(({ owner }) => owner.kind === 'Job') as Pod;
  const names = (manifests: Manifest[]) => manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);

  test('When the job of a release starts, then its dependencies exist', () => {
    const ground = dependenciesOf(cluster, job);
    expect(names(ground)).toEqual(
      expect.arrayContaining(['Namespace brandprint', 'ServiceAccount migrate', 'NetworkPolicy stores']),
    );
    expect(names(ground).some((name) => name.startsWith('ConfigMap migrate-'))).toBe(true);
    expect(names(ground.filter((it) => syncOrder(it) >= syncOrder(job.owner)))).toEqual([]);
  });

  test('When an app starts, then the job of its release has ended', () => {
    for (const app of SERVICES) expect(syncOrder(cluster.get('Deployment', app))).toBeGreaterThan(syncOrder(job.owner));
  });
});

test('When the stores are in the cluster, then they exist before the job that uses them', () => {
  const cluster = overlayCluster('dev');
  const job = cluster.all('Job')[0] as Manifest;
  const isStore = ({ labels }: Pod) => labels['app.kubernetes.io/name'] === 'brandprint-stores';
  const stores = cluster.pods.filter(isStore);
  expect(stores.map(({ owner }) => owner.metadata.name).sort()).toEqual(['postgres', 'redis', 's3']);
  for (const store of stores) {
    const ground = [store.owner, cluster.get('Service', store.owner.metadata.name), ...dependenciesOf(cluster, store)];
    for (const it of ground)
      expect([it.kind, it.metadata.name, syncOrder(it) < syncOrder(job)]).toEqual([it.kind, it.metadata.name, true]);
  }
});

test.each(OVERLAYS)('When Flux applies the next release of the overlay %s, then it replaces the job', (overlay) => {
  const [job] = overlayCluster(overlay).all('Job');
  expect(job?.metadata.annotations).toMatchObject({ 'kustomize.toolkit.fluxcd.io/force': 'enabled' });
});
