import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brandprint/testing/faults';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type CloneOptions, createClone, INSTALLED } from './support/clone.ts';
import { type Registry, startNativeRegistry, startRegistry } from './support/registry.ts';

let folder: string;
let registry: Registry | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandprint install '));
});
afterEach(() => {
  registry?.stop();
  registry = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function install(options: CloneOptions) {
  const at = createClone(folder, options);
  at.letGeneratorFinish();
  const process = await at.start();
  return { code: await process.ended, said: process.log(), at };
}

const fetchedFrom = (url: string, env: NodeJS.ProcessEnv = {}): CloneOptions => ({
  withoutPnpm: true,
  env: { npm_config_registry: url, ...env },
});
const nowhere = async () => `http://127.0.0.1:${await freePort()}/`;

/** pnpm requests an optional dependency, as all native binaries are. */
const nativeDependency = (integrity: string) => ({
  'packages/database/package.json':
    '{ "name": "database", "dependencies": { "prisma": "workspace:*" }, "optionalDependencies": { "native": "1.0.0" } }',
  'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  .: {}
  packages/database:
    dependencies:
      prisma:
        specifier: workspace:*
        version: link:../prisma
    optionalDependencies:
      native:
        specifier: 1.0.0
        version: 1.0.0
  packages/prisma: {}
packages:
  native@1.0.0:
    resolution: {integrity: ${integrity}}
snapshots:
  native@1.0.0:
    optional: true
`,
});

describe('a failed installation', () => {
  test('When the registry does not respond, then step, cause, remedy and log are named', async () => {
    const { code, said, at } = await install(fetchedFrom(await nowhere()));
    expect(code).toBe(1);
    expect(said).toMatch(/^Fetching pnpm@\S+ failed: the npm registry could not be reached\.$/m);
    expect(said).toContain('Check the network');
    expect(said).toMatch(/^ {2}npm error.*ECONNREFUSED/m);
    expect(said).toContain('Complete output: node_modules/.brandprint/install.log');
    expect(readFileSync(at.log, 'utf8')).toContain('npm error code ECONNREFUSED');
  });

  test.each([
    [401, 'the npm registry or a proxy refused access'],
    [403, 'the npm registry or a proxy refused access'],
    [404, 'the npm registry does not have a package'],
    [500, 'the npm registry could not be reached'],
  ])('When the registry responds with %i, then the cause is "%s"', async (status, cause) => {
    registry = await startRegistry((_request, response) => void response.writeHead(status).end('{}'));
    const { code, said } = await install(fetchedFrom(registry.url));
    expect(code).toBe(1);
    expect(said).toContain(`failed: ${cause}.`);
  });

  test('When npm warns about settings or is silent, then the report shows the error and no warning', async () => {
    const env = { npm_config_unheard_of: 'true', npm_config_loglevel: 'silent' };
    const { said, at } = await install(fetchedFrom(await nowhere(), env));
    expect(said).toContain('ECONNREFUSED');
    expect(said).not.toContain('Unknown env config');
    expect(readFileSync(at.log, 'utf8')).toContain('Unknown env config');
  });

  test('When package.json and the lockfile disagree, then the report says how to fix that', async () => {
    const { code, said } = await install({ files: { 'packages/database/package.json': '{ "name": "database" }' } });
    expect(code).toBe(1);
    expect(said).toContain('Installing dependencies failed: package.json and pnpm-lock.yaml do not agree.');
    expect(said).toContain('npx pnpm install --lockfile-only');
  });

  test('When a native binary cannot be downloaded, then the installation fails, and the next one downloads it', async () => {
    let available = false;
    const { integrity, ...native } = await startNativeRegistry(() => available);
    registry = native;
    const { code, said, at } = await install({
      files: nativeDependency(integrity),
      env: { pnpm_config_registry: registry.url },
    });
    expect(code).toBe(1);
    expect(said).toContain('Installing dependencies failed: the npm registry could not be reached.');
    expect(said).toContain('native@1.0.0 is an optional dependency that could not be fetched');
    available = true;
    expect(await (await at.start()).ended).toBe(INSTALLED);
    expect(existsSync(join(folder, 'packages/database/node_modules/native/package.json'))).toBe(true);
  });
});

/** Output of npm 11 and pnpm 12. */
const OUTPUTS: [string, string][] = [
  [
    'npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write\nnpm error nospc Clear up some disk space and try again.',
    'the disk is full',
  ],
  [
    'Error:   × installing dependencies\n  ╰─▶ Failed to write cafs: Failed to create the parent directory at "/tmp/\n      store/v11/files/54": Read-only file\n      system (os error 30)',
    'a folder is read-only or cannot be created',
  ],
  [
    "npm error code ENOENT\nnpm error enoent Invalid response body while trying to fetch https://registry.example.com/pnpm: ENOENT: no such file or directory, mkdir '/srv/cache'",
    'a folder is read-only or cannot be created',
  ],
  [
    '  × installing dependencies\n  ╰─▶ Failed to create virtual store slot directory at "/srv/\n      node_modules/.pnpm/is-odd@3.0.1": Permission\n      denied (os error 13)',
    'permission was denied',
  ],
  [
    'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to https://registry.example.com/pnpm failed, reason: self-signed certificate in certificate chain',
    'the certificate of the registry or of a proxy is not trusted',
  ],
  [
    '[WARN] Unsupported engine for undici@7.30.2\nnpm warn EBADENGINE Unsupported engine\nERR_PNPM_META_FETCH_FAIL',
    'the npm registry could not be reached',
  ],
  ['npm error code EINTEGRITY\nnpm error sha512-a integrity checksum failed', 'a downloaded package is not the one'],
  ['pnpm was killed', 'the reason is in its output'],
];

test.each(OUTPUTS)('When the output is %j, then the cause is "%s"', async (output, cause) => {
  const { describeFailure } = await import('../../../scripts/lib/failures.mjs' as string);
  const report = describeFailure({ doing: 'Installing dependencies', output, code: 1, log: 'install.log' });
  expect(report).toContain(`Installing dependencies failed: ${cause}`);
  expect(report).toContain(`  ${output.split('\n').at(-1)}`);
});
