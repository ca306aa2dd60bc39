// Builds the dashboard into dist, unless it is built from the same sources. Several processes may call it: each builds a
// draft, and the last one to finish replaces dist.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '..');
const DIST = join(APP, 'dist');
/** Not served: the server hides files with a leading dot. */
const STAMP = join(DIST, '.stamp');
const SOURCES = ['index.html', 'package.json', 'vite.config.ts', 'public', 'src', '../../packages/sdk/src'];

const fingerprint = fingerprintOf(SOURCES);
if (!isBuilt()) {
  await build(join(APP, `dist.${process.pid}.draft`));
  console.log(`Built the dashboard into ${DIST}`);
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
}

async function build(draft) {
  // Also under tests, which set another one: React has a slow and talkative build for those.
  process.env.NODE_ENV = 'production';
  const { build: viteBuild } = await import('vite');
  try {
    await viteBuild({
      configFile: join(APP, 'vite.config.ts'),
      build: { outDir: draft, emptyOutDir: true, reportCompressedSize: false },
      logLevel: 'error',
    });
    writeFileSync(join(draft, '.stamp'), fingerprint);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(draft, DIST);
  } catch (error) {
    // Another process was faster with the same result.
    if (!isBuilt()) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(join(APP, path)));
  return hash.digest('hex');
}

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(APP, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(`${path}/${name}`));
}
