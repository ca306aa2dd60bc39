import { describe, expect, test } from '@jest/globals';
import { SERVICES } from './support/app-settings.ts';
import { type Cluster, OVERLAYS, overlayCluster, type Pod, SHARED, selects } from './support/cluster.ts';
import { documentsOf, readRepositoryFile } from './support/files.ts';
import type { Manifest } from './support/kustomize.ts';

/** Violations of the Pod Security Standard "restricted". */
function violations({ spec }: Pod): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || found.push(what));
  const security = spec.securityContext ?? {};
  must(!spec.hostNetwork && !spec.hostPID && !spec.hostIPC, 'namespaces of the node');
  must(security.runAsNonRoot === true && security.runAsUser > 0, 'may be root');
  must(['RuntimeDefault', 'Localhost'].includes(security.seccompProfile?.type), 'no seccomp profile');
  const volumes = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'projected', 'secret'];
  for (const { name, ...source } of spec.volumes ?? [])
    must(volumes.includes(Object.keys(source)[0] ?? ''), `volume ${name}`);
  for (const { name, ports = [], securityContext = {} } of [...(spec.initContainers ?? []), ...spec.containers]) {
    must(securityContext.allowPrivilegeEscalation === false, `${name}: may gain privileges`);
    must(securityContext.capabilities?.drop?.includes('ALL'), `${name}: has capabilities`);
    must(!securityContext.privileged && !securityContext.capabilities?.add, `${name}: is privileged`);
    must(!securityContext.seccompProfile, `${name}: has a profile of its own`);
    must(
      ports.every((port: { hostPort?: number }) => !port.hostPort),
      `${name}: a port of the node`,
    );
  }
  return found;
}

const ours = (cluster: Cluster) =>
  cluster.pods.filter(({ labels }) => labels['app.kubernetes.io/name'] === 'brandprint');
const nameOf = ({ owner }: Pod) => owner.metadata.name;

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  const cluster = overlayCluster(overlay);

  test('When a pod is admitted to the namespace, then it meets "restricted"', () => {
    const { labels } = cluster.get('Namespace', 'brandprint').metadata;
    expect(labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    const inside = cluster.pods.filter(({ owner }) => owner.metadata.namespace === 'brandprint');
    expect(inside.map((pod) => [nameOf(pod), violations(pod)])).toEqual(inside.map((pod) => [nameOf(pod), []]));
    expect(inside.length).toBeGreaterThanOrEqual(5);
  });

  test('When a container runs, then it writes only to volumes, with a memory limit, from a tagged image', () => {
    for (const pod of cluster.pods) {
      expect(pod.spec.automountServiceAccountToken).toBe(false);
      expect(pod.spec.enableServiceLinks).toBe(false);
      for (const container of [...(pod.spec.initContainers ?? []), ...pod.spec.containers]) {
        expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
        expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
        expect(container.image).toMatch(/:(?!latest$)[\w.-]+$/);
      }
    }
  });

  test('When objects refer to each other, then the targets exist', () => {
    const has = (kind: string, name: string) => expect(() => cluster.get(kind, name)).not.toThrow();
    for (const { spec } of ours(cluster)) {
      has('ServiceAccount', spec.serviceAccountName);
      expect(SHARED.get('PriorityClass', spec.priorityClassName)).toBeDefined();
    }
    const scaled = ['HorizontalPodAutoscaler', 'ScaledObject']
      .flatMap((kind) => cluster.all(kind))
      .map(({ spec }) => spec.scaleTargetRef.name as string);
    expect(scaled.sort()).toEqual(overlay === 'production' ? ['analyst', 'api', 'crawler'] : []);
    for (const name of scaled) has('Deployment', name);
    const backends = cluster
      .all('Ingress')
      .flatMap(({ spec }) => spec.rules.flatMap((rule: Manifest) => rule['http'].paths))
      .map((path: Manifest) => path['backend'].service);
    expect(backends.length).toBeGreaterThan(0);
    for (const { name, port } of backends) {
      const ports = cluster.get('Service', name)['spec'].ports.map((it: { name: string }) => it.name);
      expect(ports).toContain(port.name);
    }
  });

  test('When something selects pods, then there are some', () => {
    const selecting = cluster.manifests.flatMap(({ kind, metadata, spec }) => {
      const labels = kind === 'Service' ? { matchLabels: spec.selector } : (spec?.selector ?? spec?.podSelector);
      return labels ? [{ what: `${kind} ${metadata.name}`, namespace: metadata.namespace, labels }] : [];
    });
    expect(selecting.length).toBeGreaterThan(15);
    // cert-manager adds these while it issues a certificate.
    const ours = selecting.filter(({ what }) => what !== 'NetworkPolicy certificates');
    for (const { what, namespace, labels } of ours) {
      const selected = cluster.pods.filter(
        (pod) => pod.owner.metadata.namespace === namespace && selects(labels, pod.labels),
      );
      expect([what, selected.length > 0]).toEqual([what, true]);
    }
  });

  test('When a node is drained, then no app loses all of its pods at once', () => {
    const budgets = cluster
      .all('PodDisruptionBudget')
      .map(({ spec }) => spec.selector.matchLabels['app.kubernetes.io/component']);
    expect(budgets.sort()).toEqual([...SERVICES].sort());
    for (const app of SERVICES) {
      const { spec } = cluster.get('Deployment', app)['spec'].template;
      const keys = spec.topologySpreadConstraints.map((it: { topologyKey: string }) => it.topologyKey);
      expect(keys).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']);
    }
  });
});

describe('the secret of the overlay production', () => {
  const [template] = documentsOf(readRepositoryFile('k8s/overlays/production/secret.example.yaml')) as [Manifest];
  const cluster = overlayCluster('production');
  const used = cluster.pods.flatMap(({ spec }) => spec.containers.flatMap((it: Manifest) => it['env'] ?? []));
  const keys = used.map(({ valueFrom }) => valueFrom.secretKeyRef.key);

  test('When pods use its keys, then the template has exactly these', () => {
    expect(Object.keys(template['stringData']).sort()).toEqual([...new Set(keys)].sort());
    expect(new Set(used.map(({ valueFrom }) => valueFrom.secretKeyRef.name))).toEqual(
      new Set([template.metadata.name]),
    );
  });

  test('When the overlay is applied, then it does not overwrite the secret', () => {
    expect(cluster.all('Secret')).toEqual([]);
  });
});
