import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Clone, createClone } from './support/clone.ts';
import { ROOT, readRepositoryFile } from './support/files.ts';

const { packageManager, engines } = JSON.parse(readRepositoryFile('package.json'));

const CHANGELOG = `# Changelog

What changed.

## [Unreleased]

### Added
- A new thing.

### Fixed

## [0.1.0] - 2026-01-01

### Added
- The first thing.
`;

/** Replaces the generator of the OpenAPI document: a file that states the version, written from the source. */
const WRITE_OPENAPI = `
import { writeFileSync } from 'node:fs';
import { VERSION } from '../../../packages/operations/src/version.ts';
writeFileSync(new URL('../openapi.json', import.meta.url), JSON.stringify({ info: { version: VERSION } }));
`;

const FILES = {
  '.gitignore': 'node_modules/\ngenerated/\nhome/\n*.log\n/may-finish\n/generator.pids\n',
  'package.json': JSON.stringify({ version: '0.1.0', private: true, type: 'module', engines, packageManager }, null, 2),
  'packages/operations/src/version.ts': "export const VERSION = '0.1.0';\n",
  Dockerfile: 'FROM scratch AS api\nARG VERSION=0.1.0\nFROM scratch AS courier\nARG VERSION=0.1.0\n',
  'k8s/overlays/production/kustomization.yaml': 'images:\n  - name: api\n    newTag: 0.1.0\n',
  'charts/brandprint/Chart.yaml': 'version: 0.1.0\nappVersion: 0.1.0\n',
  'charts/brandprint-cluster/Chart.yaml': 'version: 0.1.0\nappVersion: 0.1.0\n',
  'packages/database/package.json':
    '{ "name": "database", "version": "0.1.0", "dependencies": { "prisma": "workspace:*" } }',
  'packages/prisma/package.json': '{ "name": "prisma", "version": "0.1.0" }',
  'apps/api/scripts/write-openapi.ts': WRITE_OPENAPI,
  'packages/sdk/scripts/generate.ts': '',
  'apps/api/openapi.json': JSON.stringify({ info: { version: '0.1.0' } }),
  'CHANGELOG.md': CHANGELOG,
};

let folder: string;
let clone: Clone;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

function release(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: undefined, ...clone.env };
  const script = join(folder, 'scripts/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'release', ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

function commitAll() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Work');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandprint-release-'));
  clone = createClone(folder, { files: FILES });
  clone.letGeneratorFinish();
  symlinkSync(join(ROOT, 'node_modules/tsx'), join(folder, 'node_modules/tsx'));
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run release', () => {
  test('When a minor release is made, then changelog, versions and generated files are in one tagged commit', () => {
    const { code, said } = release('minor');
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('git push --follow-tags') });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe('Release 0.2.0\nWork');
    expect(git('describe', '--tags', '--exact-match')).toBe('v0.2.0');
    const today = new Date().toISOString().slice(0, 10);
    expect(file('CHANGELOG.md')).toBe(
      CHANGELOG.replace(
        '## [Unreleased]\n\n### Added\n- A new thing.\n\n### Fixed\n',
        `## [Unreleased]\n\n## [0.2.0] - ${today}\n\n### Added\n- A new thing.\n`,
      ),
    );
    expect(JSON.parse(file('package.json')).version).toBe('0.2.0');
    expect(JSON.parse(file('packages/prisma/package.json')).version).toBe('0.2.0');
    expect(JSON.parse(file('apps/api/openapi.json')).info.version).toBe('0.2.0');
    expect(file('packages/operations/src/version.ts')).toBe("export const VERSION = '0.2.0';\n");
    expect(file('Dockerfile').match(/VERSION=0\.2\.0/g)).toHaveLength(2);
    expect(file('k8s/overlays/production/kustomization.yaml')).toContain('newTag: 0.2.0');
  });

  test('When it is a dry run, then it prints what it would do and changes nothing', () => {
    const { code, said } = release('1.0.0', '--dry-run');
    expect(code).toBe(0);
    expect(said).toContain('Would release 1.0.0, after 0.1.0');
    expect(said).toContain('- A new thing.');
    expect(said).toContain('packages/operations/src/version.ts');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe('Work');
    expect(git('tag')).toBe('');
  });

  test('When something is not committed, then it refuses and names it', () => {
    writeFileSync(join(folder, 'stray.txt'), '');
    expect(release('patch')).toMatchObject({ code: 1, said: expect.stringContaining('stray.txt') });
    expect(git('tag')).toBe('');
  });

  test('When nothing is under Unreleased, then it refuses', () => {
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('- A new thing.\n', ''));
    commitAll();
    expect(release('patch')).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing under Unreleased'),
    });
  });

  test('When the tag exists, then it refuses', () => {
    git('tag', 'v0.1.1');
    expect(release('patch')).toMatchObject({ code: 1, said: expect.stringContaining('v0.1.1 already exists') });
  });

  test('When a file states another version, then it refuses and changes nothing', () => {
    writeFileSync(join(folder, 'Dockerfile'), 'ARG VERSION=0.0.9\n');
    commitAll();
    expect(release('minor')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Dockerfile does not state version 0.1.0'),
    });
    expect(git('status', '--porcelain')).toBe('');
  });

  test('When a generated file cannot be written, then everything is as it was', () => {
    writeFileSync(join(folder, 'apps/api/scripts/write-openapi.ts'), 'process.exit(3)');
    commitAll();
    expect(release('minor')).toMatchObject({ code: 1, said: expect.stringContaining('could not be written') });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag')).toBe('');
  });

  test('When the arguments are not a later version, then it prints its usage', () => {
    for (const args of [[], ['huge'], ['0.1.0'], ['0.0.9'], ['v1.0.0'], ['minor', 'patch']]) {
      expect(release(...args)).toMatchObject({ code: 2, said: expect.stringContaining('Usage: npm run release') });
    }
    expect(git('tag')).toBe('');
  });
});

test('When files that state the version are compared, then all state the same one', async () => {
  const { withVersion } = await import('../../../scripts/lib/release/versions.mjs' as string);
  const { version } = JSON.parse(readRepositoryFile('package.json'));
  const files = Object.keys(withVersion(ROOT, version, version));
  const apps = readdirSync(join(ROOT, 'apps')).map((app) => `apps/${app}/package.json`);
  expect(files).toEqual(expect.arrayContaining(['package.json', 'Dockerfile', ...apps]));
});
