import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runStep } from './step.mjs';

/** pnpm continues without a native binary that it could not download; the product cannot. */
const MISSING_BINARIES = /^.*optional dependency that could not be fetched.*\n.*$/gm;

/** Runs the pnpm version of package.json in `cwd`. The caller holds the installation lock. */
export async function runPnpm(label, args, { cwd, ...context }) {
  const program = await fetchPnpm(context);
  await runStep(label, [process.execPath, program, ...args], { ...context, cwd, warnings: MISSING_BINARIES });
}

/**
 * Installs pnpm into the state folder, unless it is there: needs no global pnpm, corepack, or npx cache, which an
 * interrupted npx leaves broken. Returns the script that starts it.
 */
async function fetchPnpm(context) {
  const { packageManager } = JSON.parse(readFileSync(join(context.root, 'package.json'), 'utf8'));
  const home = join(context.state, packageManager.replace('@', '-'));
  const program = join(home, 'node_modules/pnpm/bin/pnpm.mjs');
  if (existsSync(program)) return program;
  const draft = `${home}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
  const label = { doing: `Fetching ${packageManager}`, done: `Fetched ${packageManager} in` };
  await runNpmInstall(label, packageManager, { ...context, cwd: draft });
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
  return program;
}

/** Installs a package of npm into `cwd`. The caller holds the installation lock. */
export async function runNpmInstall(label, name, context) {
  await runStep(label, [...npmCommand(), 'install', ...NPM_OPTIONS, name], context);
}

/** On the command line, so that they take precedence over npmrc files and the environment. */
const NPM_OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--no-package-lock',
  '--no-progress',
  '--no-global',
  '--no-dry-run',
  '--ignore-scripts', // its script only replaces pnpm.mjs by a faster launcher
  '--include=optional', // pnpm itself
  '--install-strategy=hoisted',
  '--loglevel=warn',
];

/** npm started by the npm that runs this, by the one that came with Node, or by the one on the PATH. */
function npmCommand() {
  const bin = dirname(process.execPath);
  const scripts = [
    process.env.npm_execpath ?? '', // pnpm's or yarn's, if one of them runs this
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'), // Windows
  ];
  const script = scripts.find((path) => basename(path) === 'npm-cli.js' && existsSync(path));
  return script ? [process.execPath, script] : ['npm'];
}
