import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '@brandprint/testing';
import { test } from '@jest/globals';
import { stringify } from 'yaml';
import { documentsOf, ROOT } from './files.ts';
import type { Manifest } from './kustomize.ts';

const installed = isInstalled('helm', 'https://helm.sh/docs/intro/install/ says how.', ['version']);
if (!installed) console.info('Helm is not installed: the charts are not rendered');

/** A test that needs Helm: skipped if it is not installed, except in CI. */
export const testWithHelm = installed ? test : test.skip;

export const CHART = join(ROOT, 'charts/brandprint');
export const CLUSTER_CHART = join(ROOT, 'charts/brandprint-cluster');
/** What the production overlay says, as values. */
export const PRODUCTION_VALUES = join(CHART, 'ci/production-values.yaml');

/** Runs Helm, which prints its errors as an exception. */
export const helm = (...args: string[]): string => execFileSync('helm', args, { encoding: 'utf8', stdio: 'pipe' });

interface Rendering {
  chart?: string;
  namespace?: string;
  files?: readonly string[];
  values?: object;
}

/** The objects of a chart. */
export function rendered(rendering: Rendering = {}): Manifest[] {
  const { stdout, stderr, status } = render(rendering);
  if (status !== 0) throw new Error(stderr);
  return documentsOf(stdout) as Manifest[];
}

/** Why Helm refuses values; empty if it does not. */
export const refusal = (values: object, files?: readonly string[]): string =>
  render({ values, ...(files && { files }) }).stderr;

function render({ chart = CHART, namespace = 'brandprint', files = [PRODUCTION_VALUES], values = {} }: Rendering) {
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-helm-'));
  try {
    const file = join(folder, 'values.yaml');
    writeFileSync(file, stringify(values));
    const all = [...(chart === CHART ? files : []), file].flatMap((path) => ['--values', path]);
    const args = ['template', namespace, chart, '--namespace', namespace, ...all];
    return spawnSync('helm', args, { encoding: 'utf8', maxBuffer: 64 << 20 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
