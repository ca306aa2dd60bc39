// Builds the SDK as a package to publish, in packages/sdk/dist: `npm pack ./packages/sdk/dist`.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const HOME = join(import.meta.dirname, '..');
const ROOT = join(HOME, '../..');

const { values } = parseArgs({ options: { out: { type: 'string', default: join(HOME, 'dist') } } });
const out = values.out;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const tsc = join(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
const options = ['-p', join(HOME, 'tsconfig.build.json'), '--outDir', join(out, 'lib')];
execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit', cwd: ROOT });

// The compiler rewrites imports in JavaScript, but not in declarations.
for (const file of await readdir(join(out, 'lib'), { recursive: true })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = await readFile(join(out, 'lib', file), 'utf8');
  await writeFile(join(out, 'lib', file), text.replaceAll(/(from |import\()'(\.[^']+)\.ts'/g, "$1'$2.js'"));
}

const { name, version, description, license, type } = JSON.parse(await readFile(join(HOME, 'package.json'), 'utf8'));
const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
const entry = (file: string) => ({ types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` });
const manifest = {
  name,
  version,
  description,
  license,
  keywords: ['brand', 'design-tokens', 'colors', 'logo', 'api-client'],
  type,
  sideEffects: false,
  exports: { '.': entry('index'), './node': entry('node'), './package.json': './package.json' },
  files: ['lib'],
  engines,
};
await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await cp(join(HOME, 'README.md'), join(out, 'README.md'));
await cp(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
console.log(`Built ${name} ${version} in ${out}`);
