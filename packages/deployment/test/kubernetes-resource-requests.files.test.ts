import { describe, expect, test } from '@jest/globals';
import { defaultMemoryLimits } from '../../../apps/crawler/src/browser/memory.ts';
import { OVERLAYS, overlayCluster, type Pod } from './support/cluster.ts';
import type { Manifest } from './support/kustomize.ts';

const MIB = { Mi: 1, Gi: 1024 } as const;

/** "512Mi" and the like, in MiB. */
function memoryOf(text: string): number {
  const [, number, unit] = /^(\d+)([MG]i)$/.exec(text) ?? [];
  if (!number) throw new Error(`${text} is no amount of memory`);
  return Number(number) * MIB[unit as keyof typeof MIB];
}

/** "1500m" and the like, in thousandths of a core. */
const processorOf = (text: string) => (text.endsWith('m') ? Number(text.slice(0, -1)) : Number(text) * 1000);

/** What a node must have free: if a container has no requests, Kubernetes uses its limits. */
function requestsOf({ spec }: Pod): { memory: number; processor: number } {
  let [memory, processor] = [0, 0];
  for (const { resources } of spec.containers as Manifest[]) {
    const { memory: bytes, cpu = '0' } = { ...resources.limits, ...resources.requests };
    memory += memoryOf(bytes);
    processor += processorOf(cpu);
  }
  return { memory, processor };
}

const podOf = (overlay: (typeof OVERLAYS)[number], app: string) =>
  overlayCluster(overlay).pods.find(({ owner }) => owner.metadata.name === app) as Pod;

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  test('When a container requests resources, then explicitly, and no more than its limits', () => {
    for (const { owner, spec } of overlayCluster(overlay).pods) {
      for (const { resources } of spec.containers as Manifest[]) {
        const { requests = {}, limits } = resources;
        const { name } = owner.metadata;
        const { 'ephemeral-storage': _, ...others } = requests;
        expect([name, Object.keys(others).sort()]).toEqual([name, ['cpu', 'memory']]);
        expect(memoryOf(requests.memory)).toBeLessThanOrEqual(memoryOf(limits.memory));
      }
    }
  });
});

test('When a pod fills its volumes, then they are full before it is evicted for its use of the disk', () => {
  const ours = OVERLAYS.flatMap((overlay) => overlayCluster(overlay).pods).filter(
    ({ labels }) => labels['app.kubernetes.io/name'] === 'brandprint',
  );
  const LOGS = 64; // two files of 10 MiB, and the one that is being compressed
  for (const { owner, spec } of ours) {
    const { requests, limits } = spec.containers[0].resources;
    const volumes = (spec.volumes as Manifest[]).flatMap(({ emptyDir }) => (emptyDir ? [emptyDir.sizeLimit] : []));
    const filled = volumes.reduce((sum, size) => sum + memoryOf(size), LOGS);
    const { name } = owner.metadata;
    expect([name, memoryOf(limits['ephemeral-storage']) > filled]).toEqual([name, true]);
    expect([name, memoryOf(requests['ephemeral-storage']) > 0]).toEqual([name, true]);
  }
});

test('When a renderer or browser of the crawler is at its limit, then the container has memory left', () => {
  const limit = memoryOf(podOf('production', 'crawler').spec.containers[0].resources.limits.memory);
  const { browser, renderer } = defaultMemoryLimits(limit * 1024 * 1024);
  const NODE_PROCESS = 1024; // 204 MB were measured
  expect(Math.max(browser, renderer) / 1024 / 1024 + NODE_PROCESS).toBeLessThan(limit);
});

test.each(['api', 'crawler', 'analyst', 'courier'])(
  'When %s runs in development, then it requests less than in production',
  (app) => {
    const small = requestsOf(podOf('dev', app));
    const large = requestsOf(podOf('production', app));
    expect(small.memory).toBeLessThan(large.memory);
    expect(small.processor).toBeLessThan(large.processor);
  },
);

test('When the whole product is on one node with four cores and 4 GB, then it fits, also while an app is replaced', () => {
  const asked = overlayCluster('dev').pods.map((pod) => {
    const { replicas = 1 } = pod.owner['spec'];
    const { memory, processor } = requestsOf(pod);
    const ONE_MORE = pod.owner.kind === 'Deployment' ? 1 : 0;
    return { memory: memory * (replicas + ONE_MORE), processor: processor * (replicas + ONE_MORE) };
  });
  const SYSTEM = { memory: 1024, processor: 1000 };
  expect(asked.reduce((sum, { memory }) => sum + memory, SYSTEM.memory)).toBeLessThan(4096);
  expect(asked.reduce((sum, { processor }) => sum + processor, SYSTEM.processor)).toBeLessThan(4000);
});
