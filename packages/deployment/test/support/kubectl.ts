import { execFileSync } from 'node:child_process';
import { isInstalled } from '@brandprint/testing';
import { test } from '@jest/globals';
import { documentsOf } from './files.ts';
import type { Manifest } from './kustomize.ts';

const installed = isInstalled('kubectl', 'https://kubernetes.io/docs/tasks/tools/ says how.', ['version', '--client']);
if (!installed) console.info('kubectl is not installed: what it would build is not compared');

/** A test that needs kubectl: skipped if it is not installed, except in CI. */
export const testWithKubectl = installed ? test : test.skip;

/** Output of kubectl's own kustomize, which wraps base64 lines. */
export function kubectlBuilds(folder: string): Manifest[] {
  const manifests = documentsOf(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })) as Manifest[];
  for (const { kind, data } of manifests) {
    if (kind === 'Secret') for (const key of Object.keys(data)) data[key] = data[key].replace(/\n/g, '');
  }
  return manifests;
}
