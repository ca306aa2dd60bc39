import { expect, test } from '@jest/globals';
import { clusterOf, type Pod } from './support/cluster.ts';
import { read } from './support/files.ts';
import { mayConnect } from './support/firewall.ts';

test("When kube-prometheus-stack's Prometheus looks for what it reads, then it finds all of ours", () => {
  const cluster = clusterOf('production');
  const chosen = [...cluster.all('PodMonitor'), ...cluster.all('PrometheusRule')];
  expect(chosen.map(({ kind }) => kind)).toEqual(['PodMonitor', 'PrometheusRule']);
  for (const { metadata } of chosen) expect(metadata.labels).toMatchObject({ release: 'kube-prometheus-stack' });
});

test('When images are built as the documents say, then the development overlay has all that it runs', () => {
  const [, apps = '', tag] =
    /for app in (.+); do\n.* --tag brandprint\/\$app:(\w+) \./.exec(read('docs/operations.md')) ?? [];
  const built = apps.split(' ').map((app) => `brandprint/${app}:${tag}`);
  const images = clusterOf('dev').pods.flatMap(({ spec }) => spec.containers.map((it: { image: string }) => it.image));
  expect([...new Set(images.filter((image) => image.startsWith('brandprint/')))].sort()).toEqual(built.sort());
});

test('When a small cluster has an ingress controller, then it may ask the API, wherever it lives', () => {
  const cluster = clusterOf('dev');
  const api = cluster.pods.find(({ owner }) => owner.metadata.name === 'api') as Pod;
  expect(mayConnect(cluster, api, 'http')).toEqual([{ namespaceSelector: {} }]);
});
