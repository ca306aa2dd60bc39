import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ROOT } from './files.ts';

/** Every way in which requests may come in: the folders of k8s/ingress. */
export const INGRESS_CONTROLLERS = readdirSync(join(ROOT, 'k8s/ingress')).sort();

/** A copy of k8s/ below the system's temporary folder, whose overlay "production" has other components; answers that overlay. */
export function productionWith(...components: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'brandprint-k8s-'));
  cpSync(join(ROOT, 'k8s'), copy, { recursive: true });
  const folder = join(copy, 'overlays/production');
  const file = join(folder, 'kustomization.yaml');
  const kustomization = parseDocument(readFileSync(file, 'utf8'));
  kustomization.set(
    'components',
    components.map((name) => `../../${name}`),
  );
  writeFileSync(file, kustomization.toString());
  return folder;
}
