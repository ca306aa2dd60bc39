import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCollected } from './child.mjs';
import { withLock } from './lock.mjs';

/**
 * What a clone needs before it can run. Each step is done again when the files that it depends on have changed, or
 * when what it makes is gone.
 */
const STEPS = [
  {
    name: 'dependencies',
    says: 'Installing dependencies …',
    inputs: (root) => ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests(root)],
    makes: 'node_modules/.modules.yaml',
    run: installDependencies,
  },
  {
    name: 'client',
    says: 'Generating the database client …',
    inputs: () => ['prisma/schema.prisma', 'packages/database/package.json'],
    makes: 'packages/database/src/generated/client.ts',
    run: generateClient,
  },
];

/** Makes a clone ready to run; quick when it is. Two that run at the same moment wait for each other. */
export async function install(root) {
  if (pending(root).length === 0) return;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  await withLock(join(root, 'node_modules/.brandprint.lock'), async () => {
    for (const step of pending(root)) {
      console.error(step.says);
      await step.run(root);
      writeFileSync(stampOf(root, step), fingerprint(root, step));
    }
  });
}

function pending(root) {
  return STEPS.filter((step) => {
    const stamp = stampOf(root, step);
    if (!existsSync(stamp) || !existsSync(join(root, step.makes))) return true;
    return readFileSync(stamp, 'utf8') !== fingerprint(root, step);
  });
}

const stampOf = (root, step) => join(root, `node_modules/.brandprint-${step.name}`);

/** Changes with the content of the step's inputs, and with the machine: binaries differ. */
function fingerprint(root, step) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of step.inputs(root)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** package.json of every workspace. */
function manifests(root) {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(root, file))),
  );
}

async function installDependencies(root) {
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  await must('The dependencies could not be installed', ...pnpmCommand(root, args), { cwd: root });
}

/** Runs the workspace's pnpm, of the version that its package.json names, in a folder with a package.json like that. */
export async function pnpm(folder, args) {
  await must(`pnpm ${args[0]} failed`, ...pnpmCommand(folder, args), { cwd: folder });
}

function pnpmCommand(folder, args) {
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const options = ['--yes', packageManager, ...args];
  // Under npm its own script runs npx: that needs neither a PATH nor, on Windows, a shell.
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? [process.execPath, [npm, 'exec', '--yes', '--', ...options.slice(1)]]
    : ['npx', options];
}

/** Prisma wants to download an engine that this never calls: any program in its place keeps it offline. */
async function generateClient(root) {
  const prisma = join(root, 'packages/database/node_modules/prisma/build/index.js');
  const args = [prisma, 'generate', '--schema', join(root, 'prisma/schema.prisma')];
  const offline = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  await must('The database client could not be generated', process.execPath, args, {
    cwd: join(root, 'packages/database'),
    env: { ...process.env, ...offline },
  });
}

/** Runs a program quietly; what it said is shown only if it fails. */
async function must(complaint, program, args, options) {
  const shell = program === 'npx' && process.platform === 'win32';
  const { code, output } = await spawnCollected(program, args, { ...options, shell });
  if (code !== 0) throw new Error(`${output.trim()}\n${complaint} (exit code ${code}). Its last words are above.`);
}
