import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { ROOT } from './files.ts';

/** Ingress components: the folders of k8s/ingress. */
export const INGRESS_CONTROLLERS = readdirSync(join(ROOT, 'k8s/ingress')).sort();

/** Copies k8s/ to a temporary folder with other components in the overlay "production"; returns that overlay. */
export const productionWith = (...components: string[]): string =>
  productionCopy((kustomization) => {
    const folders = components.map((name) => `../../${name}`);
    kustomization.set('components', folders);
  });

/** The same with another namespace. */
export const productionIn = (namespace: string): string =>
  productionCopy((kustomization) => kustomization.set('namespace', namespace));

/** Copies k8s/ to a temporary folder with the overlay "production" changed; returns that overlay. */
export function productionCopy(change: (kustomization: Document) => void): string {
  const copy = mkdtempSync(join(tmpdir(), 'brandprint-k8s-'));
  cpSync(join(ROOT, 'k8s'), copy, { recursive: true });
  const folder = join(copy, 'overlays/production');
  const file = join(folder, 'kustomization.yaml');
  const kustomization = parseDocument(readFileSync(file, 'utf8'));
  change(kustomization);
  writeFileSync(file, kustomization.toString());
  return folder;
}
