import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentsOf, ROOT } from './support/files.ts';
import { buildKustomization, type Manifest } from './support/kustomize.ts';

/** The real one, where it is installed. It breaks the lines of what is base64. */
function kubectl(folder: string): Manifest[] | null {
  try {
    const manifests = documentsOf(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })) as Manifest[];
    for (const { kind, data } of manifests) {
      if (kind === 'Secret') for (const key of Object.keys(data)) data[key] = data[key].replace(/\n/g, '');
    }
    return manifests;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const byName = (manifests: readonly Manifest[]) =>
  new Map(manifests.map((it) => [`${it.kind} ${it.metadata.namespace ?? ''}/${it.metadata.name}`, it]));

describe.each(['dev', 'production'])('the overlay %s', (overlay) => {
  const folder = join(ROOT, 'k8s/overlays', overlay);

  test('When it is built, then nothing is there twice, and all of the product is', () => {
    const manifests = buildKustomization(folder);
    expect(byName(manifests).size).toBe(manifests.length);
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(deployments.sort()).toEqual(['analyst', 'api', 'courier', 'crawler']);
  });

  test('When kubectl builds it, then what comes out is what these tests look at', () => {
    const real = kubectl(folder);
    if (!real) return console.info('kubectl is not installed: the overlays were built by the tests only');
    expect(byName(buildKustomization(folder))).toEqual(byName(real));
  });
});
