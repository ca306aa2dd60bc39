import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { MCP_SETTINGS } from './support/app-settings.ts';
import { type Cluster, environmentOf, folderCluster, type Pod } from './support/cluster.ts';
import { readEnvFile, readRepositoryFile } from './support/files.ts';
import { kubectlBuilds, testWithKubectl } from './support/kubectl.ts';
import { byName } from './support/kustomize.ts';
import { allowedPeers, canReach } from './support/network-policy.ts';
import { INGRESS_CONTROLLERS, productionWith } from './support/production-overlay.ts';
import { schemaErrors, unknownFields } from './support/schema-validation.ts';

const folders = INGRESS_CONTROLLERS.map((name) => [name, productionWith('mcp', `ingress/${name}`)] as const);
afterAll(() => {
  for (const [, folder] of folders) rmSync(join(folder, '../..'), { recursive: true });
});
const podOf = (cluster: Cluster, app: string) => cluster.pods.find(({ owner }) => owner.metadata.name === app) as Pod;

describe.each(folders)('the MCP server behind %s', (controller, folder) => {
  const cluster = folderCluster(folder);
  const mcp = podOf(cluster, 'mcp');

  test('When schemas and types are checked, then every object of it is valid', async () => {
    const own = cluster.manifests.filter(({ metadata }) => /mcp/.test(metadata.name));
    expect(own.map(({ kind }) => kind).sort()).toEqual([
      'ConfigMap',
      'Deployment',
      'NetworkPolicy',
      'NetworkPolicy',
      'Service',
      'ServiceAccount',
    ]);
    expect(await schemaErrors(own)).toEqual([]);
    expect(unknownFields(own)).toEqual([]);
  });

  testWithKubectl('When kubectl builds it, then the result is what these tests check', () => {
    expect(byName(cluster.manifests)).toEqual(byName(kubectlBuilds(folder)));
  });

  test('When a pod connects to it, then only the ingress controller may; it reaches the API, and no store or website', () => {
    const only = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': controller } } };
    expect(allowedPeers(cluster, mcp, 'http')).toEqual([only]);
    expect(allowedPeers(cluster, podOf(cluster, 'api'), 'http')).toEqual([
      only,
      { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'brandprint-mcp' } } },
    ]);
    for (const address of ['1.1.1.1', '10.20.0.7', '10.96.0.1']) {
      for (const port of [80, 443, 5432, 6379]) expect(canReach(cluster, mcp, address, port)).toBe(false);
    }
  });

  test('When it starts, then it gets its settings but a key', () => {
    const names = MCP_SETTINGS.map(({ name }) => name).filter((name) => name !== 'BRANDPRINT_API_KEY');
    expect(environmentOf(cluster, mcp).secrets).toEqual({});
    expect(Object.keys(environmentOf(cluster, mcp).config).sort()).toEqual(names.sort());
    expect(Object.keys(readEnvFile(readRepositoryFile('k8s/mcp/mcp.env'))).sort()).toEqual(names.sort());
  });

  test('When a client calls through an Ingress, then the endpoint and its metadata are there', () => {
    const [ingress] = cluster.all('Ingress');
    const paths: { path: string; backend: { service: { name: string } } }[] =
      ingress?.['spec'].rules[0].http.paths ?? [];
    const open = paths.flatMap(({ path, backend }) => (backend.service.name === 'mcp' ? [path] : []));
    // A Gateway has routes of its own: docs/mcp.md.
    const due = ['/mcp', '/.well-known/oauth-protected-resource/mcp'];
    expect(open).toEqual(controller === 'gateway' ? [] : due);
  });
});
