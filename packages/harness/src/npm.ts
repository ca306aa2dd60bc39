import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '@brandprint/platform';

const run = promisify(execFile);
/** Kept between runs. */
export const CACHE_DIR = fileURLToPath(new URL('../../../node_modules/.cache/brandprint-bench', import.meta.url));
const NPM_TIMEOUT_MS = 300_000;

/** Downloads a package without its dependencies, and returns the folder of its files. None of its scripts run. */
export const fetchPackage = (spec: string): Promise<string> =>
  buildOnce('files', spec, async (folder) => {
    const printed = await npm(['pack', spec, '--silent'], folder);
    const archive = printed.trim().split('\n').at(-1) ?? '';
    await mkdir(join(folder, 'package'));
    // Relative paths, because some versions of tar take `C:` for a host name.
    await run('tar', ['-xzf', archive, '-C', 'package', '--strip-components=1'], { cwd: folder });
    await rm(join(folder, archive));
  }).then((folder) => join(folder, 'package'));

/** Installs a package with its dependencies, and returns its `node_modules`. None of their scripts run. */
export const installPackage = (spec: string): Promise<string> =>
  buildOnce('installed', spec, async (folder) => {
    await npm(['install', spec, '--prefix', '.', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], folder);
  }).then((folder) => join(folder, 'node_modules'));

/** Calls `make` with an empty folder, once for each version of a package, and returns that folder. Throws UserError. */
async function buildOnce(kind: string, spec: string, make: (folder: string) => Promise<void>): Promise<string> {
  const home = join(CACHE_DIR, kind, spec.replaceAll('/', '+'));
  if (await exists(home)) return home;
  await mkdir(dirname(home), { recursive: true });
  const draft = await mkdtemp(`${home}.`);
  try {
    await make(draft);
    await rename(draft, home);
  } catch (error) {
    // Another process may have been faster.
    if (await exists(home)) return home;
    throw new UserError(
      `Cannot download ${spec} with npm: ${String(error)}. Check the network and the registry settings of npm.`,
      { cause: error },
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return home;
}

async function npm(args: string[], cwd: string): Promise<string> {
  // When started by npm, run the same npm: this needs neither PATH nor, on Windows, a shell.
  const script = process.env['npm_execpath'];
  const [program, options] = script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...args]] : ['npm', args];
  const shell = program === 'npm' && process.platform === 'win32';
  return (await run(program, options, { cwd, shell, timeout: NPM_TIMEOUT_MS })).stdout;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
