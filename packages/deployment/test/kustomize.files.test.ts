import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './support/files.ts';
import { buildKustomization, byName } from './support/kustomize.ts';

describe.each(['dev', 'production'])('the overlay %s', (overlay) => {
  const folder = join(ROOT, 'k8s/overlays', overlay);

  test('When it is built, then it has the whole product, and nothing twice', () => {
    const manifests = buildKustomization(folder);
    expect(byName(manifests).size).toBe(manifests.length);
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(deployments.sort()).toEqual(['analyst', 'api', 'courier', 'crawler']);
  });
});
