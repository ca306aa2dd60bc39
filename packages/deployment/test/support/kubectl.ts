import { execFileSync } from 'node:child_process';
import { documentsOf } from './files.ts';
import type { Manifest } from './kustomize.ts';

/** What kubectl's own kustomize builds, or null where it is not installed. It breaks the lines of what is base64. */
export function kubectlBuilds(folder: string): Manifest[] | null {
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
