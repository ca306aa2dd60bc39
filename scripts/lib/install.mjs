import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFailure } from './failures.mjs';
import { interruptible } from './interrupt.mjs';
import { withLock } from './lock.mjs';
import { runNpmInstall, runPnpm } from './pnpm.mjs';
import { runStep } from './step.mjs';

/** Stamps of finished steps, the lock, the log, and pnpm itself. pnpm ignores folders with a leading dot. */
const STATE = 'node_modules/.brandprint';

/**
 * What a clone needs before it can run. Each step is repeated when its `inputs` have changed or what it `makes` is
 * missing.
 */
const STEPS = [
  {
    name: 'dependencies',
    inputs: (root) => ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests(root)],
    makes: 'node_modules/.modules.yaml',
    run: installDependencies,
  },
  {
    name: 'client',
    inputs: () => ['prisma/schema.prisma', 'packages/database/package.json'],
    makes: 'packages/database/src/generated/client.ts',
    run: generateClient,
  },
];

/**
 * Prepares a clone to run; returns at once if it is ready. Of several processes one installs, the others wait for it.
 */
export async function install(root) {
  if (pending(root).length === 0) return;
  await withInstallLock(root, async (context) => {
    for (const step of pending(root)) {
      await step.run(context);
      writeFileSync(stampOf(root, step), fingerprint(root, step));
    }
  });
}

/** Runs the workspace's pnpm in another folder. */
export function pnpm(root, label, args, cwd) {
  return withInstallLock(root, (context) => runPnpm(label, args, { ...context, cwd }));
}

/** Runs `work` with the state folder and a function that installs one package of npm into a folder. */
export function withNpm(root, work) {
  return withInstallLock(root, (context) =>
    work(context, (label, name, cwd) => runNpmInstall(label, name, { ...context, cwd })),
  );
}

async function withInstallLock(root, work) {
  const state = join(root, STATE);
  try {
    mkdirSync(state, { recursive: true });
    await interruptible((signal) =>
      withLock(
        join(state, 'lock'),
        async () => {
          const log = join(state, 'install.log');
          writeFileSync(
            log,
            `${new Date().toISOString()} Node ${process.version} ${process.platform} ${process.arch}\n`,
          );
          await work({ root, state, log, signal });
        },
        signal,
      ),
    );
  } catch (error) {
    if (error.syscall === undefined) throw error;
    throw new Error(describeFailure({ doing: 'Preparing node_modules', output: error.message }), { cause: error });
  }
}

function pending(root) {
  return STEPS.filter((step) => {
    const stamp = stampOf(root, step);
    if (!existsSync(stamp) || !existsSync(join(root, step.makes))) return true;
    return readFileSync(stamp, 'utf8') !== fingerprint(root, step);
  });
}

const stampOf = (root, step) => join(root, STATE, step.name);

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

/** Without its scripts Postgres lacks the links to its libraries, so a setting that disables scripts is overridden. */
async function installDependencies(context) {
  const args = ['install', '--frozen-lockfile', '--no-ignore-scripts', '--config.confirmModulesPurge=false'];
  const label = { doing: 'Installing dependencies', done: 'Installed dependencies in' };
  await runPnpm(label, args, { ...context, cwd: context.root });
}

/** Prisma tries to download an engine that is never used: any program in its place prevents that. */
async function generateClient(context) {
  const folder = join(context.root, 'packages/database');
  const prisma = join(folder, 'node_modules/prisma/build/index.js');
  const args = ['generate', '--schema', join(context.root, 'prisma/schema.prisma')];
  const offline = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  const label = { doing: 'Generating the database client', done: 'Generated the database client in' };
  await runStep(label, [process.execPath, prisma, ...args], {
    ...context,
    cwd: folder,
    env: { ...process.env, ...offline },
  });
}
