import { expect, test } from '@jest/globals';
import { environmentOf, overlayCluster, type Pod } from './support/cluster.ts';
import { documentsOf, readRepositoryFile } from './support/files.ts';
import type { Manifest } from './support/kustomize.ts';
import { allowedPeers, canReach } from './support/network-policy.ts';

test("When kube-prometheus-stack's Prometheus selects what it scrapes, then it finds all of ours", () => {
  const cluster = overlayCluster('production');
  const chosen = [...cluster.all('PodMonitor'), ...cluster.all('PrometheusRule')];
  expect(chosen.map(({ kind }) => kind)).toEqual(['PodMonitor', 'PrometheusRule']);
  for (const { metadata } of chosen) expect(metadata.labels).toMatchObject({ release: 'kube-prometheus-stack' });
});

test('When images are built as documented, then the development overlay has all of them', () => {
  const [, apps = '', tag] =
    /for app in (.+); do\n.* --tag brandprint\/\$app:(\w+) \./.exec(readRepositoryFile('docs/operations.md')) ?? [];
  const built = apps.split(' ').map((app) => `brandprint/${app}:${tag}`);
  const images = overlayCluster('dev').pods.flatMap(({ spec }) =>
    spec.containers.map((it: { image: string }) => it.image),
  );
  expect([...new Set(images.filter((image) => image.startsWith('brandprint/')))].sort()).toEqual(built.sort());
});

test('When a small cluster has an ingress controller, then it may reach the API from any namespace', () => {
  const cluster = overlayCluster('dev');
  const api = cluster.pods.find(({ owner }) => owner.metadata.name === 'api') as Pod;
  expect(allowedPeers(cluster, api, 'http')).toEqual([{ namespaceSelector: {} }]);
});

test('When stores have certificates of a private authority, then every pod can get it', () => {
  const cluster = overlayCluster('production');
  const [, path = ''] =
    /^#NODE_EXTRA_CA_CERTS=(.+)$/m.exec(readRepositoryFile('k8s/overlays/production/stores.env')) ?? [];
  const [, name, file] =
    /create configmap (\S+) --from-file=(\S+)$/m.exec(readRepositoryFile('docs/operations.md')) ?? [];
  const ours = cluster.pods.filter(({ labels }) => labels['app.kubernetes.io/name'] === 'brandprint');
  expect(ours.map(({ owner }) => owner.metadata.name).sort()).toEqual([
    'analyst',
    'api',
    'courier',
    'crawler',
    'migrate',
  ]);
  for (const pod of ours) {
    expect(environmentOf(cluster, pod).config['S3_ENDPOINT']).toBeTruthy(); // it reads stores.env
    const volume = pod.spec.volumes.find((it: Manifest) => it['configMap']?.name === name);
    expect(volume?.configMap).toEqual({ name, optional: true });
    const mount = pod.spec.containers[0].volumeMounts.find((it: Manifest) => it['name'] === volume.name);
    expect(`${mount?.mountPath}/${file}`).toBe(path);
  }
});

test('When the production templates name stores, then their network policy allows pods to reach them', () => {
  const cluster = overlayCluster('production');
  const [secret] = documentsOf(readRepositoryFile('k8s/overlays/production/secret.example.yaml')) as [Manifest];
  const { DATABASE_URL, MIGRATION_DATABASE_URL, REDIS_URL } = secret['stringData'];
  for (const pod of cluster.pods.filter(({ labels }) => labels['app.kubernetes.io/name'] === 'brandprint')) {
    const { S3_ENDPOINT = '' } = environmentOf(cluster, pod).config;
    const store = new URL(S3_ENDPOINT);
    expect(store.hostname).toMatch(/\.internal$/); // no public address: these are the ones that the policy opens
    const ports = [DATABASE_URL, MIGRATION_DATABASE_URL, REDIS_URL, `https://${store.hostname}:${store.port || 443}`];
    for (const port of ports.map((url) => Number(/:(\d+)(\/|$)/.exec(url)?.[1])))
      expect([port, canReach(cluster, pod, '10.20.0.7', port)]).toEqual([port, true]);
  }
});
