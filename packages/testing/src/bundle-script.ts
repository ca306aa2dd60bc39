import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { build, type Plugin } from 'esbuild';
import { bundleFolder, setBundleFolder } from './env.ts';

/**
 * Bundles a TypeScript script of this workspace, once a run, and answers the path of the result, alone in its folder with the
 * parts that it imports dynamically. It starts in half the time that transpiling at each start takes. Libraries stay outside,
 * and each module keeps its own `import.meta.url`, so what it finds by path it still finds.
 */
export function bundleScript(script: string): Promise<string> {
  const bundle = bundles.get(script) ?? makeBundle(script);
  bundles.set(script, bundle);
  return bundle;
}

/** Bundles that this process has requested, by script. */
const bundles = new Map<string, Promise<string>>();

async function makeBundle(script: string): Promise<string> {
  const folder = bundleFolder() ?? ownFolder();
  const target = join(folder, createHash('sha256').update(script).digest('hex').slice(0, 16));
  const bundle = join(target, 'main.mjs');
  if (existsSync(bundle)) return bundle;
  // Several processes may do this at the same moment: each writes a folder of its own, and the first is kept.
  const draft = `${target}.${process.pid}`;
  await build({
    entryPoints: { main: script },
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported when it is needed stays apart, so that a command loads its own libraries only.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // As Node resolves: esbuild would prefer what libraries provide for bundlers.
    conditions: [],
    supported: { 'import-attributes': true },
    charset: 'utf8',
    logLevel: 'error',
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
    plugins: [LIBRARIES_STAY_OUTSIDE, OWN_ADDRESSES],
  });
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(bundle)) throw error;
    remove(draft);
  }
  return bundle;
}

/** A library is imported from where its importer finds it: packages see only their own dependencies. */
const LIBRARIES_STAY_OUTSIDE: Plugin = {
  name: 'libraries-stay-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData, with: attributes }) => {
      if (pluginData === 'asked' || kind === 'entry-point' || path.startsWith('@brandprint/')) return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const found = await resolve(path, { kind, resolveDir, with: attributes, pluginData: 'asked' });
      return found.external || found.errors.length > 0
        ? found
        : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

const OWN_ADDRESSES: Plugin = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta')) return undefined;
      const own = { url: pathToFileURL(path).href, dirname: dirname(path) };
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname)\b/g, (_, field: keyof typeof own) =>
        JSON.stringify(own[field]),
      );
      return { loader: 'ts', contents };
    });
  },
};

let own: string | undefined;

/** Outside of a test run: removed with this process. */
function ownFolder(): string {
  if (own !== undefined) return own;
  const folder = newFolder();
  process.once('exit', () => remove(folder));
  own = folder;
  return folder;
}

/**
 * Bundles of a whole test run are in one folder, so that each script is bundled once.
 * @public jest loads it by name.
 */
export function makeBundleFolder(): Stoppable {
  const folder = newFolder();
  setBundleFolder(folder);
  return { stop: async () => remove(folder) };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandprint-bundles-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
