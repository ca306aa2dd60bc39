import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { stringify } from 'yaml';
import { type ApiServer, startApiServer, testWithApiServer } from './support/api-server.ts';
import { ROOT } from './support/files.ts';
import { CHART, CLUSTER_CHART, PRODUCTION_VALUES } from './support/helm.ts';
import { INGRESS_CONTROLLERS, productionIn, productionWith } from './support/production-overlay.ts';

/** Kinds of operators that a cluster has. Their fields are checked elsewhere, with the types of their makers. */
const CUSTOM_KINDS = [
  ['keda.sh', 'v1alpha1', 'ScaledObject'],
  ['monitoring.coreos.com', 'v1', 'PodMonitor'],
  ['monitoring.coreos.com', 'v1', 'PrometheusRule'],
  ['monitoring.coreos.com', 'v1', 'Probe'],
  ['gateway.networking.k8s.io', 'v1', 'HTTPRoute'],
] as const;

function definitionOf(group: string, version: string, kind: string) {
  const [singular, plural] = [kind.toLowerCase(), `${kind.toLowerCase()}s`];
  const openAPIV3Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name: `${plural}.${group}`,
      annotations: { 'api-approved.kubernetes.io': 'https://github.com/kubernetes/enhancements' },
    },
    spec: {
      group,
      scope: 'Namespaced',
      names: { kind, plural, singular },
      versions: [{ name: version, served: true, storage: true, schema: { openAPIV3Schema } }],
    },
  };
}

const COPIES: string[] = [];
const copied = (overlay: string) => {
  COPIES.push(join(overlay, '../..'));
  return overlay;
};
const INSTALLATIONS: [name: string, folder: () => string][] = [
  ['the overlay dev', () => join(ROOT, 'k8s/overlays/dev')],
  ['the overlay production', () => join(ROOT, 'k8s/overlays/production')],
  ['another namespace', () => copied(productionIn('staging'))],
  ...INGRESS_CONTROLLERS.map((name): [string, () => string] => [
    `requests through ${name}`,
    () => copied(productionWith(`ingress/${name}`)),
  ]),
  ...['zones', 'spot', 'database-roles'].map((name): [string, () => string] => [
    `the component ${name}`,
    () => copied(productionWith('ingress/traefik', name)),
  ]),
  ['the MCP server', () => copied(productionWith('mcp', 'ingress/traefik'))],
];

describe('a Kubernetes API server', () => {
  let server: ApiServer | undefined;
  const apply = async (folder: string) => {
    const { kubectl } = server as ApiServer;
    // The job of an earlier release goes first, as docs/operations.md says: a job cannot be changed.
    await kubectl('delete', 'job', '--all', '--all-namespaces', '--wait=false');
    return kubectl('apply', '--server-side', '--force-conflicts', '--validate=strict', '-k', folder);
  };

  beforeAll(async () => {
    if (!process.env['KUBEBUILDER_ASSETS']) return;
    server = await startApiServer();
    const folder = await mkdtemp(join(tmpdir(), 'brandprint-kinds-'));
    const file = join(folder, 'kinds.yaml');
    await writeFile(
      file,
      CUSTOM_KINDS.map(([group, version, kind]) => stringify(definitionOf(group, version, kind))).join('---\n'),
    );
    await server.kubectl('apply', '-f', file);
    await server.kubectl('wait', '--for=condition=Established', '--timeout=60s', '-f', file);
    await rm(folder, { recursive: true });
  }, 180_000);
  afterAll(async () => {
    await server?.stop();
    for (const copy of COPIES) rmSync(copy, { recursive: true, force: true });
  });

  // Without controllers no job ends, so that the migration is left out.
  testWithApiServer(
    'When the charts are installed, one of them twice, then it takes them without a warning',
    async () => {
      const { kubectl, helm } = server as ApiServer;
      const install = (name: string, chart: string, namespace: string, ...args: string[]) =>
        helm('install', name, chart, '--namespace', namespace, '--create-namespace', '--no-hooks', ...args);
      const shared = await install('cluster', CLUSTER_CHART, 'cluster-wide');
      expect(shared.stderr).toBe('');
      for (const namespace of ['one', 'two']) {
        await kubectl('create', 'namespace', namespace);
        await kubectl('label', 'namespace', namespace, 'pod-security.kubernetes.io/warn=restricted');
        const { stderr } = await install('brandprint', CHART, namespace, '--values', PRODUCTION_VALUES);
        expect(stderr).toBe('');
        const upgraded = await helm(
          ...['upgrade', 'brandprint', CHART, '--namespace', namespace, '--values', PRODUCTION_VALUES],
          ...['--no-hooks', '--set', 'settings.common.LOG_LEVEL=debug'],
        );
        expect(upgraded.stderr).toBe('');
        await helm('rollback', 'brandprint', '--namespace', namespace, '--no-hooks');
      }
    },
  );

  testWithApiServer('When what a cluster shares is applied, then it takes it without a warning', async () => {
    expect((await apply(join(ROOT, 'k8s/cluster'))).stderr).toBe('');
  });

  // A namespace is admitted as "restricted", which warns of each Deployment whose pods it would refuse.
  testWithApiServer.each(INSTALLATIONS)(
    'When %s is applied, then it takes it without a warning',
    async (_, folderOf) => {
      const folder = folderOf();
      const { stdout, stderr } = await apply(folder);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/deployment\.apps\/api serverside-applied/);
      const { kubectl } = server as ApiServer;
      expect((await kubectl('diff', '--server-side', '--force-conflicts', '-k', folder)).stdout).toBe('');
    },
  );
});
