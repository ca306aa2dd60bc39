import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type Cluster,
  environmentOf,
  folderCluster,
  OVERLAYS,
  overlayCluster,
  type Pod,
  selects,
} from './support/cluster.ts';
import { ROOT, readRepositoryFile } from './support/files.ts';
import { kubectlBuilds, testWithKubectl } from './support/kubectl.ts';
import { byName, type Manifest } from './support/kustomize.ts';
import { allowedPeers, canReach } from './support/network-policy.ts';
import { INGRESS_CONTROLLERS, productionWith } from './support/production-overlay.ts';
import { schemaErrors, unknownFields } from './support/schema-validation.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(join(folder, '../..'), { recursive: true });
});
function variant(...components: string[]): string {
  const folder = productionWith(...components);
  made.push(folder);
  return folder;
}

const podOf = (cluster: Cluster, app: string) => cluster.pods.find(({ owner }) => owner.metadata.name === app) as Pod;
/** What cert-manager adds while it issues a certificate (ACME, HTTP-01). */
const solverBeside = ({ owner }: Pod): Pod => ({
  owner,
  labels: { 'acme.cert-manager.io/http01-solver': 'true', 'acme.cert-manager.io/http-domain': '1234' },
  spec: { containers: [{ name: 'acmesolver' }] },
});
const SOLVER_PORT = 8089;
/** Objects of a component of k8s/ingress; the rest belongs to the overlay. */
const TOUCHED = ['HTTPRoute', 'Ingress', 'NetworkPolicy', 'Service'];

test('When an ingress component is selected, then the overlay has exactly one of the available ones', () => {
  const chosen = [
    ...readRepositoryFile('k8s/overlays/production/kustomization.yaml').matchAll(/^ {2}- \.\.\/\.\.\/ingress\/(.+)$/gm),
  ];
  expect(chosen).toHaveLength(1);
  expect(INGRESS_CONTROLLERS).toContain(chosen[0]?.[1]);
  expect(INGRESS_CONTROLLERS).toEqual(['gateway', 'ingress-nginx', 'traefik']);
});

test('When another one is selected, then only that line names the previous one', () => {
  const inside = (folder: string) => JSON.stringify(folderCluster(folder).manifests);
  for (const controller of INGRESS_CONTROLLERS) {
    const others = INGRESS_CONTROLLERS.filter((name) => name !== controller && name !== 'gateway');
    const text = inside(variant(`ingress/${controller}`));
    for (const other of others)
      expect([controller, text.includes(other.replace('ingress-', ''))]).toEqual([controller, false]);
  }
});

describe.each(INGRESS_CONTROLLERS)('requests through %s', (controller) => {
  const folder = variant(`ingress/${controller}`);
  const cluster = folderCluster(folder);
  const api = podOf(cluster, 'api');

  test('When schemas and types are checked, then every object is valid', async () => {
    const touched = cluster.manifests.filter(({ kind }) => TOUCHED.includes(kind));
    expect(await schemaErrors(touched)).toEqual([]);
    expect(unknownFields(touched)).toEqual([]);
  });

  testWithKubectl('When kubectl builds it, then the result is what these tests check', () => {
    expect(byName(cluster.manifests)).toEqual(byName(kubectlBuilds(folder)));
  });

  test('When a pod connects to the API, then only the controller may, from its namespace', () => {
    const [peer, ...more] = allowedPeers(cluster, api, 'http');
    expect(more).toEqual([]);
    expect(peer).toEqual({ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': controller } } });
  });

  test('When a certificate is issued, then the controller reaches the solver pod, which reaches nobody', () => {
    const solver = solverBeside(api);
    expect(allowedPeers(cluster, solver, SOLVER_PORT)).toEqual(allowedPeers(cluster, api, 'http'));
    expect(allowedPeers(cluster, solver, 3000)).toEqual([]);
    for (const address of ['1.1.1.1', '10.20.0.7', '10.96.0.1'])
      expect(canReach(cluster, solver, address, 443)).toBe(false);
    expect(allowedPeers(cluster, api, SOLVER_PORT)).toEqual([]);
  });

  test('When a client connects, then it reaches each route of the API by HTTPS, and nothing for operators', () => {
    const reaches = openPaths(cluster);
    const { paths } = JSON.parse(readRepositoryFile('apps/api/openapi.json')) as { paths: Record<string, unknown> };
    const shut = Object.keys(paths).filter((path) => !reaches(path));
    expect(shut.sort()).toEqual(['/healthz', '/readyz']);
    for (const path of ['/', '/app', '/app/auth/sign-in/email', '/docs', '/openapi.json'])
      expect(reaches(path)).toBe(true);
    for (const path of ['/metrics', '/queues', '/apps', '/v10']) expect(reaches(path)).toBe(false);
  });
});

/** Whether a path is forwarded to the API: by an Ingress with a certificate, or by a route of an HTTPS listener. */
function openPaths(cluster: Cluster): (path: string) => boolean {
  const [ingress] = cluster.all('Ingress');
  const [route] = cluster.all('HTTPRoute');
  expect(Boolean(ingress)).not.toBe(Boolean(route));
  if (route) {
    const [rule, ...more] = route['spec'].rules;
    expect(more).toEqual([]);
    expect(rule.timeouts).toEqual({ request: '0s' });
    const [{ name, port }] = rule.backendRefs;
    expect(cluster.get('Service', name)['spec'].ports.map((it: Manifest) => it['port'])).toContain(port);
    expect(route['spec'].parentRefs).toEqual([expect.objectContaining({ sectionName: 'https' })]);
    const matches = rule.matches.map((it: Manifest) => it['path']) as { type: string; value: string }[];
    return (path) => matches.some(({ type, value }) => passes(path, value, type === 'Exact'));
  }
  const { rules, tls, ingressClassName } = ingress?.['spec'] ?? {};
  expect(ingressClassName).toMatch(/^(traefik|nginx)$/);
  expect(tls[0].hosts).toEqual([rules[0].host]);
  expect(ingress?.metadata.annotations).toHaveProperty(['cert-manager.io/cluster-issuer']);
  const open = rules[0].http.paths as { path: string; pathType: string }[];
  return (path) => open.some((it) => passes(path, it.path, it.pathType === 'Exact'));
}

const passes = (path: string, value: string, exact: boolean) =>
  path === value || (!exact && path.startsWith(`${value}/`));

describe('zones', () => {
  interface Spread {
    topologyKey: string;
    whenUnsatisfiable: string;
    nodeTaintsPolicy: string;
    matchLabelKeys: string[];
    labelSelector: Parameters<typeof selects>[0];
  }
  const spreadOf = (cluster: Cluster, app: string) => podOf(cluster, app).spec.topologySpreadConstraints as Spread[];

  test('When nodes have no zones, or one zone is lost, then no pod stays pending', () => {
    for (const overlay of ['dev', 'production'] as const)
      for (const app of ['api', 'crawler', 'analyst', 'courier'])
        for (const spread of spreadOf(overlayCluster(overlay), app)) {
          expect(spread.whenUnsatisfiable).toBe('ScheduleAnyway');
          expect(selects(spread.labelSelector, podOf(overlayCluster(overlay), app).labels)).toBe(true);
        }
  });

  test('When pods are spread, then over schedulable nodes, without counting those of the previous release', () => {
    for (const app of ['api', 'crawler', 'analyst', 'courier'])
      for (const spread of spreadOf(overlayCluster('production'), app))
        expect(spread).toMatchObject({ nodeTaintsPolicy: 'Honor', matchLabelKeys: ['pod-template-hash'] });
  });

  test('When a cluster has zones and includes the component, then apps that others wait for are in more than one', async () => {
    const folder = variant('ingress/traefik', 'zones');
    const cluster = folderCluster(folder);
    const hard = ['api', 'crawler', 'analyst', 'courier'].flatMap((app) =>
      spreadOf(cluster, app)
        .filter(({ whenUnsatisfiable }) => whenUnsatisfiable === 'DoNotSchedule')
        .map(({ topologyKey }) => [app, topologyKey]),
    );
    expect(hard).toEqual([
      ['api', 'topology.kubernetes.io/zone'],
      ['courier', 'topology.kubernetes.io/zone'],
    ]);
    expect(await schemaErrors(cluster.all('Deployment'))).toEqual([]);
  });
});

test('When crawlers are on spot nodes, then they release their work before the node is gone', () => {
  const cluster = folderCluster(variant('ingress/traefik', 'spot'));
  const NOTICE_SECONDS = 120;
  for (const app of ['crawler', 'analyst']) {
    const pod = podOf(cluster, app);
    const { SHUTDOWN_GRACE_SECONDS } = environmentOf(cluster, pod).config;
    expect(Number(SHUTDOWN_GRACE_SECONDS) + 10).toBeLessThan(pod.spec.terminationGracePeriodSeconds);
    expect(pod.spec.terminationGracePeriodSeconds).toBeLessThan(NOTICE_SECONDS);
  }
});

test('When each app has a database role, then it gets the URL of its own role and no other one', () => {
  const cluster = folderCluster(variant('ingress/traefik', 'database-roles'));
  for (const app of ['api', 'crawler', 'analyst', 'courier']) {
    const { DATABASE_URL, ...others } = environmentOf(cluster, podOf(cluster, app)).secrets;
    expect(DATABASE_URL).toBe(`${app.toUpperCase()}_DATABASE_URL`);
    expect(Object.values(others).filter((key) => key.includes('DATABASE_URL'))).toEqual([]);
  }
});

testWithKubectl.each([
  ['of zones, spot nodes and database roles', () => variant('ingress/traefik', 'zones', 'spot', 'database-roles')],
  ...OVERLAYS.map((overlay) => [overlay, () => join(ROOT, 'k8s/overlays', overlay)] as const),
] as const)('When kubectl builds the overlay %s, then the result is what these tests check', (_, folderOf) => {
  const folder = folderOf();
  expect(byName(folderCluster(folder).manifests)).toEqual(byName(kubectlBuilds(folder)));
});
