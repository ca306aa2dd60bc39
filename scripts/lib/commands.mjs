import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runInherited, spawnCollected } from './child.mjs';
import { installFonts } from './fonts.mjs';
import { install, withNpm } from './install.mjs';
import { leftOut } from './left-out.mjs';
import { endWithNpm } from './npm.mjs';
import { packApps } from './pack.mjs';
import { release } from './release/index.mjs';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'apps/standalone/src/main.ts');
const DASHBOARD_BUILD = join(ROOT, 'apps/dashboard/scripts/build.mjs');
const require = createRequire(join(ROOT, 'package.json'));

/** The commands of apps/standalone, and those for development. */
const COMMANDS = {
  quickstart: (args) => runServer('quickstart', args),
  start: (args) => runServer('start', args),
  setup: (args) => runApp('setup', args),
  migrate: (args) => runApp('migrate', args),
  keys: (args) => runApp('keys', args),
  users: (args) => runApp('users', args),
  workspaces: (args) => runApp('workspaces', args),
  brandprint: (args) => runCli(args),
  bench: (args) => bench(args),
  containers: (args) => bench(['containers', ...args]),
  dev: (args) => runInherited([bin('tsx'), 'watch', '--clear-screen=false', MAIN, 'start', ...args]),
  test: (args) => runTests(args),
  coverage: (args) => runTests(['--coverage', ...args]),
  'test:long': (args) => runInherited([bin('jest'), '--selectProjects', 'long', 'alone', ...args], LONG_TESTS),
  openapi: () => writeOpenApi(),
  documents: () => runInherited([bin('tsx'), join(ROOT, 'packages/deployment/scripts/write-documents.ts')]),
  app: ([app, ...args]) => runSource(app, args),
  mcp: (args) => runSource('mcp', args),
  pack: (args) => pack(args),
  fonts: (args) => installFonts(args, (work) => withNpm(ROOT, work)),
  'build:dashboard': () => runInherited([DASHBOARD_BUILD]),
  sdk: (args) => runInherited([bin('tsx'), join(ROOT, 'packages/sdk/scripts/build.ts'), ...args]),
  cli: (args) => runInherited([bin('tsx'), join(ROOT, 'apps/cli/scripts/build.ts'), ...args]),
  check: () => check(),
  release: (args) => release(ROOT, args, writeOpenApi),
};

/** In megabytes. Serial suites run in Jest's own process, which keeps every module that they load. */
const MOST_HEAP = 8192;
const JEST_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning --max-old-space-size=${MOST_HEAP}`;

const bench = (args) =>
  runInherited(['--import', require.resolve('tsx'), join(ROOT, 'packages/bench/src/main.ts'), ...args]);

const LONG_TESTS = { NODE_OPTIONS: JEST_OPTIONS, TEST_LONG: '1' };

function runTests(args) {
  if (args.some((arg) => arg.startsWith('--watch'))) {
    console.error(
      'Jest cannot watch here, because modules stay loaded (docs/adr/0041). Run the command again after a change.',
    );
    return 2;
  }
  const without = leftOut(process.env);
  if (without.length > 0) console.log(`Left out: ${without.join('; ')}.`);
  return runInherited([bin('jest'), ...args], { NODE_OPTIONS: JEST_OPTIONS });
}

/** Every check: the package, its program and the arguments. */
const CHECKS = [
  ['types', 'typescript', 'tsc', ['-p', '.']],
  ['types of the SDK without Node', 'typescript', 'tsc', ['-p', 'packages/sdk']],
  ['types of the dashboard', 'typescript', 'tsc', ['-p', 'apps/dashboard']],
  ['types inside pages', 'typescript', 'tsc', ['-p', 'apps/crawler/src/page']],
  ['lint and format', '@biomejs/biome', 'biome', ['ci', '.']],
  ['dependency rules', 'dependency-cruiser', 'depcruise', ['apps', 'packages']],
  ['unused code', 'knip', 'knip', []],
];

/** Installs what is missing, then runs the command; its exit code becomes that of this process. */
export async function runCommand(name, args) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`Usage: npm run <${Object.keys(COMMANDS).join('|')}> -- [options]`);
    process.exit(2);
  }
  endWithNpm();
  try {
    await install(ROOT);
  } catch (error) {
    console.error(error.message);
    process.exit(error.exitCode ?? 1);
  }
  const code = await command(args);
  if (code !== undefined) process.exitCode = code;
}

/** Runs the app in this process, so that signals and the terminal need no relay. */
async function runApp(name, args) {
  await import(pathToFileURL(require.resolve('tsx')).href);
  process.argv = [process.execPath, MAIN, name, ...args];
  await import(pathToFileURL(MAIN).href);
}

/** The command line for users, in this process too. */
async function runCli(args) {
  const main = join(ROOT, 'apps/cli/src/main.ts');
  await import(pathToFileURL(require.resolve('tsx')).href);
  // npm runs scripts in the root of the repository.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  process.argv = [process.execPath, main, ...args];
  await import(pathToFileURL(main).href);
}

/**
 * glibc keeps freed memory per thread, and image processing uses many threads: without this, memory doubles over a day.
 * glibc reads the variable only at start, so the server is a child of this process.
 */
const LEAN_MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };

function runServer(name, args) {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX) return runApp(name, args);
  return runInherited([process.argv[1], name, ...args], LEAN_MALLOC);
}

/** Packs apps for an image: see Dockerfile. */
async function pack(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { without: { type: 'string', multiple: true } },
  });
  const to = positionals.pop();
  if (to === undefined || positionals.length === 0) {
    console.error('Usage: npm run pack -- APP… FOLDER [--without LIBRARY]');
    return 2;
  }
  await packApps(ROOT, { apps: positionals, to: resolve(to), without: values.without });
  return 0;
}

/** Runs an app as a separate process, from its source; its settings are in the environment (docs/settings.md). */
function runSource(app, args) {
  const main = join(ROOT, 'apps', app ?? '', 'src/main.ts');
  if (!/^[a-z]+$/.test(app ?? '') || !existsSync(main)) {
    console.error('Usage: npm run app -- api|crawler|analyst|courier|operator|mcp');
    return 2;
  }
  const env = process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX ? LEAN_MALLOC : {};
  return runInherited(['--import', require.resolve('tsx'), main, ...args], env);
}

/** Writes the document, and the sources of the SDK that are generated from it. */
async function writeOpenApi() {
  const code = await runInherited([bin('tsx'), join(ROOT, 'apps/api/scripts/write-openapi.ts')]);
  return code || runInherited([bin('tsx'), join(ROOT, 'packages/sdk/scripts/generate.ts')]);
}

/** Each check keeps about one core busy, and checks of types take up to two gigabytes. */
const CHECKS_AT_ONCE = 2;

/** Runs every check, also after a failure, and reports each result. */
async function check() {
  const waiting = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(next))) failed += 1;
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  return failed === 0 ? 0 : 1;
}

async function passes([name, packageName, program, args]) {
  const started = performance.now();
  const { code, output } = await spawnCollected(process.execPath, [bin(packageName, program), ...args], { cwd: ROOT });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}

/** The script behind a program of an installed package. */
function bin(packageName, program = packageName) {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  const { bin: programs } = require(manifest);
  return join(manifest, '..', typeof programs === 'string' ? programs : programs[program]);
}
