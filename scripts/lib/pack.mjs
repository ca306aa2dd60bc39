import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { runInherited } from './child.mjs';
import { pnpm } from './install.mjs';

/** Parts of a workspace package that are only needed in development. */
const LEFT_OUT = new Set(['node_modules', 'test', 'scripts']);

/** Leftovers of an installation: they record when and where, not what. */
const TRACES = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm-workspace-state-v1.json',
];

/** Parts of libraries for other databases, or replaced by a system package. */
const UNUSED = [
  [
    '@prisma/client',
    /^runtime\/(query_compiler_.*\.(cockroachdb|mysql|sqlite|sqlserver)\.|query_compiler_.*\.js$|.*\.map$)/,
  ],
];

/** Optional peers of libraries, which the workspace has for development. */
const DEVELOPMENT = ['prisma', 'typescript'];

/**
 * Packs apps into a folder: their code and that of their packages as JavaScript, laid out as in the workspace, with
 * production dependencies in the versions of the lockfile. The folder can be copied anywhere. `without` names libraries
 * that are not needed there.
 */
export async function packApps(root, { apps, to, without = [] }) {
  const folders = [...new Set(apps.flatMap((app) => closure(root, join('apps', app))))];
  mkdirSync(to, { recursive: true });
  if (readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    cpSync(join(root, file), join(to, file));
  for (const folder of folders) await packFolder(root, folder, to);
  if (apps.includes('api')) await packDashboard(root, to);
  if (folders.includes(join('packages', 'database')))
    cpSync(join(root, 'prisma/migrations'), join(to, 'prisma/migrations'), { recursive: true });
  const filters = folders.map((folder) => `--filter=./${folder.split(sep).join('/')}`);
  const args = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...filters];
  await pnpm(root, { doing: 'Installing what the apps need', done: 'Installed what the apps need in' }, args, to);
  prune(to, folders, [...without, ...DEVELOPMENT]);
}

/** The API serves the dashboard: its files, built if they are not. */
async function packDashboard(root, to) {
  const code = await runInherited([join(root, 'apps/dashboard/scripts/build.mjs')]);
  if (code !== 0) throw new Error('The dashboard was not built: the reason is above.');
  cpSync(join(root, 'apps/dashboard/dist'), join(to, 'apps/dashboard/dist'), { recursive: true });
}

/** The folders of an app and of all workspace packages that it needs in production. */
function closure(root, folder, found = new Set()) {
  if (found.has(folder)) return [...found];
  found.add(folder);
  const { dependencies = {} } = readJson(join(root, folder, 'package.json'));
  for (const [name, range] of Object.entries(dependencies)) {
    if (range.startsWith('workspace:')) closure(root, join('packages', name.split('/')[1]), found);
  }
  return [...found];
}

async function packFolder(root, folder, to) {
  const from = join(root, folder);
  const target = join(to, folder);
  const sources = [];
  cpSync(from, target, {
    recursive: true,
    filter: (path) => {
      const inside = relative(from, path);
      if (LEFT_OUT.has(inside.split(sep)[0]) || inside.startsWith('.')) return false;
      if (!inside.endsWith('.ts')) return true;
      sources.push(path);
      return false;
    },
  });
  const manifest = readJson(join(from, 'package.json'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(withScripts(manifest), null, 2)}\n`);
  await compile(root, sources, { from, to: target });
}

/** Exports name the JavaScript. Development dependencies stay listed, because the lockfile is checked against them. */
const withScripts = ({ exports, ...manifest }) => ({
  ...manifest,
  ...(exports && {
    exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, scriptOf(path)])),
  }),
});

const scriptOf = (path) => path.replace(/\.ts$/, '.js');

/** Each file by itself: nothing is bundled, and imports stay as they are. */
async function compile(root, entryPoints, { from, to }) {
  const { build } = createRequire(join(root, 'package.json'))('esbuild');
  await build({
    entryPoints,
    outdir: to,
    outbase: from,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    supported: { 'import-attributes': true },
    charset: 'utf8',
    logLevel: 'error',
    plugins: [
      {
        name: 'imports-stay',
        setup: ({ onResolve }) => {
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'entry-point' ? undefined : { path: path.startsWith('.') ? scriptOf(path) : path, external: true },
          );
        },
      },
    ],
  });
}

/** Removes what no package of the app needs, and unused parts of libraries. */
function prune(to, folders, without) {
  for (const trace of TRACES) rmSync(join(to, trace), { force: true });
  const store = join(to, 'node_modules/.pnpm');
  for (const entry of readdirSync(join(to, 'node_modules'))) {
    if (entry !== '.pnpm') rmSync(join(to, 'node_modules', entry), { recursive: true });
  }
  const libraries = linkedFrom(
    folders.map((folder) => join(to, folder, 'node_modules')),
    store,
    without,
  );
  for (const entry of readdirSync(store)) {
    if (!libraries.has(entry)) rmSync(join(store, entry), { recursive: true });
  }
  for (const entry of libraries) {
    const unused = UNUSED.find(([name]) => entry.startsWith(`${name.replace('/', '+')}@`));
    if (unused) removeFiles(join(store, entry, 'node_modules', unused[0]), unused[1]);
  }
}

/** The entries of pnpm's store that links in these folders lead to, recursively. Links to `without` are removed. */
function linkedFrom(folders, store, without) {
  const found = new Set();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, link] of linksIn(folder)) {
      if (without.includes(name)) {
        rmSync(link);
        continue;
      }
      const [entry] = relative(store, realpathSync.native(link)).split(sep);
      if (entry === '..' || found.has(entry)) continue;
      found.add(entry);
      waiting.push(join(store, entry, 'node_modules'));
    }
  }
  return found;
}

function linksIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [[entry.name, path]];
    if (!entry.isDirectory() || !entry.name.startsWith('@')) return [];
    return linksIn(path).map(([name, link]) => [`${entry.name}/${name}`, link]);
  });
}

function removeFiles(folder, unused) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (unused.test(file.split(sep).join('/'))) rmSync(join(folder, file));
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
