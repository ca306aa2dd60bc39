import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { documentsOf, ROOT, readYaml } from './support/files.ts';
import { helm, PRODUCTION_VALUES, rendered, testWithHelm } from './support/helm.ts';
import { hasRegistry, startOciRegistry } from './support/oci-registry.ts';

const installed = hasRegistry();
if (!installed) console.info('docker-registry is not installed: charts are not pushed');
const testWithRegistry = installed ? testWithHelm : test.skip;

testWithRegistry('When charts are published, then users install them from the registry as they are here', async () => {
  const registry = await startOciRegistry();
  const folder = mkdtempSync(join(tmpdir(), 'brandprint-charts-'));
  try {
    const images = `${registry.address}/acme/brandprint`;
    const script = join(ROOT, '.github/publish-charts.sh');
    const output = execFileSync(script, [images, 'acme/brandprint', '--plain-http'], { encoding: 'utf8' });
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${images}/charts/brandprint@sha256:[0-9a-f]{64}$`)),
      expect.stringMatching(new RegExp(`^${images}/charts/brandprint-cluster@sha256:[0-9a-f]{64}$`)),
    ]);

    const { version } = readYaml('package.json') as { version: string };
    const address = `oci://${images}/charts/brandprint`;
    const chart = parse(helm('show', 'chart', address, '--plain-http'));
    expect(chart).toMatchObject({ version, appVersion: version, home: 'https://github.com/acme/brandprint' });

    const values = ['--values', PRODUCTION_VALUES, '--set', `image.repository=registry.example.com/brandprint`];
    const there = helm('template', 'brandprint', address, '--plain-http', '--namespace', 'brandprint', ...values);
    const runbook = (text: string) => text.replaceAll('github.com/acme/', 'github.com/OWNER/');
    expect(documentsOf(runbook(there))).toEqual(rendered());

    helm('pull', address, '--plain-http', '--version', version, '--untar', '--untardir', folder);
    expect(readFileSync(join(folder, 'brandprint/values.yaml'), 'utf8')).toContain(`repository: ${images}\n`);
  } finally {
    registry.stop();
    rmSync(folder, { recursive: true });
  }
});
