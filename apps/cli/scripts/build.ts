// Builds `brandprint` as a package to publish, in apps/cli/dist: `npm pack ./apps/cli/dist`. It is one file without
// dependencies. It needs a server: the product that it starts without one stays in the repository.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const HOME = join(import.meta.dirname, '..');
const ROOT = join(HOME, '../..');
/** Some bundled libraries call `require`, which a module does not have. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const { values } = parseArgs({ options: { out: { type: 'string', default: join(HOME, 'dist') } } });
const { out } = values;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  entryPoints: [join(HOME, 'src/main.ts')],
  outfile: join(out, 'brandprint.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minifySyntax: true,
  external: ['@brandprint/standalone/embedded'],
  banner: { js: REQUIRE },
  legalComments: 'eof',
  logLevel: 'warning',
});

const { version, description, license, type } = JSON.parse(await readFile(join(HOME, 'package.json'), 'utf8'));
const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
const manifest = {
  name: 'brandprint',
  version,
  description,
  license,
  keywords: ['brand', 'design-tokens', 'colors', 'logo', 'cli'],
  type,
  bin: { brandprint: './brandprint.js' },
  files: ['brandprint.js'],
  engines,
};
await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await cp(join(HOME, 'README.md'), join(out, 'README.md'));
await cp(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
console.log(`Built brandprint ${version} in ${out}`);
