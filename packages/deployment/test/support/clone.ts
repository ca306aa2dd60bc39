import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ManagedProcess, startProcess } from '@brandprint/testing/faults';
import { ROOT, readRepositoryFile } from './files.ts';

const STATE = 'node_modules/.brandprint';
const { packageManager, engines } = JSON.parse(readRepositoryFile('package.json'));

/** A command that only prints its usage and exits with 2, after the installation that precedes every command. */
const COMMAND = ['app', 'none'];
export const INSTALLED = 2;

/**
 * Replaces Prisma: writes its process id to a file, and finishes when the test allows it. It is a package of the
 * clone's own workspace, so that pnpm installs it without a registry.
 */
const GENERATOR = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('../../generator.pids', process.pid + '\\n');
const timer = setInterval(() => {
  if (!existsSync('../../may-finish')) return;
  clearInterval(timer);
  mkdirSync('src/generated', { recursive: true });
  writeFileSync('src/generated/client.ts', '');
}, 20);
`;

const FILES = {
  'package.json': JSON.stringify({ name: 'clone', private: true, type: 'module', engines, packageManager }),
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\npmOnFail: ignore\n',
  'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  .: {}
  packages/database:
    dependencies:
      prisma:
        specifier: workspace:*
        version: link:../prisma
  packages/prisma: {}
`,
  'prisma/schema.prisma': '',
  'apps/.keep': '',
  'packages/database/package.json': '{ "name": "database", "dependencies": { "prisma": "workspace:*" } }',
  'packages/prisma/package.json': '{ "name": "prisma" }',
  'packages/prisma/build/index.js': GENERATOR,
};

export interface CloneOptions {
  /** Content by path, in addition to the usual files or replacing them. */
  files?: Record<string, string>;
  /** Without pnpm, which then has to be downloaded. */
  withoutPnpm?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** A folder with the real installation scripts around a workspace without dependencies. */
export function createClone(folder: string, { files = {}, withoutPnpm = false, env = {} }: CloneOptions = {}) {
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const [name, content] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const pnpm = join(STATE, packageManager.replace('@', '-'));
  mkdirSync(join(folder, STATE), { recursive: true });
  if (!withoutPnpm) symlinkSync(join(ROOT, pnpm), join(folder, pnpm));

  return {
    command: [process.execPath, join(folder, 'scripts/run.mjs'), ...COMMAND],
    env: {
      HOME: join(folder, 'home'),
      npm_execpath: undefined,
      npm_config_cache: join(folder, 'home/npm'),
      npm_config_fetch_retries: '0',
      pnpm_config_fetch_retries: '0',
      ...env,
    },
    lock: join(folder, STATE, 'lock'),
    log: join(folder, STATE, 'install.log'),
    isInstalled: () => existsSync(join(folder, STATE, 'client')),
    /** The process ids of all generators that were started. */
    generators: () => numbersIn(join(folder, 'generator.pids')),
    letGeneratorFinish: () => writeFileSync(join(folder, 'may-finish'), ''),
    start(): Promise<ManagedProcess> {
      return startProcess(this.command, { log: join(folder, `${randomUUID()}.log`), env: this.env });
    },
  };
}
export type Clone = ReturnType<typeof createClone>;

const numbersIn = (file: string): number[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
