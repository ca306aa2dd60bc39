import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackage } from '@brandprint/harness/npm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createPackedProject, HOME, node, type PackedProject, ROOT, run } from './support/packed-project.ts';
import { type Product, startProduct } from './support/product.ts';
import { readmeExamples } from './support/readme.ts';

const TSC = join(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');

let packed: PackedProject;
let project: string;
let product: Product | undefined;

beforeAll(async () => {
  packed = await createPackedProject();
  project = packed.folder;
});
afterAll(async () => {
  await product?.stop();
  await packed?.remove();
});

/** Compiles files of the project under `strict`. */
async function compile(files: Record<string, string>, module: 'nodenext' | 'esnext', more: object = {}): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
  const compilerOptions = {
    strict: true,
    // The libraries of the compiler itself are right.
    skipDefaultLibCheck: true,
    target: 'es2022',
    module,
    moduleResolution: module === 'nodenext' ? 'nodenext' : 'bundler',
    typeRoots: [join(ROOT, 'node_modules/@types')],
    types: ['node'],
    rootDir: '.',
    ...more,
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  await node(project, TSC, '-p', '.');
}

describe('The packed SDK in an empty project', () => {
  test.each(['nodenext', 'esnext'] as const)(
    'When its README is compiled as %s, then it is correct',
    async (module) => {
      const examples = readmeExamples().map(({ code }, n) => [`example-${n}.ts`, code] as const);
      expect(examples.length).toBeGreaterThan(10);
      await compile(Object.fromEntries(examples), module, { noEmit: true });
    },
  );

  test('When ten lines are compiled and run, then they print the brand', async () => {
    product = await startProduct();
    const [quickstart] = readmeExamples();
    const code = quickstart?.code.replace('https://example.com', product.site.url) ?? '';
    await compile({ 'quickstart.ts': code }, 'nodenext');
    process.env['BRANDPRINT_URL'] = product.url;
    process.env['BRANDPRINT_API_KEY'] = product.apiKey;
    expect(await node(project, 'quickstart.js')).toMatch(/^Acme Anvils #[\da-f]{6}\n$/i);
  });

  test('When it is checked by publint and Are the types wrong, then nothing is found', async () => {
    const publint = join(await installPackage('publint@0.3.25'), 'publint/src/cli.js');
    await node(project, publint, packed.archive, '--strict');
    const attw = join(await installPackage('@arethetypeswrong/cli@0.18.5'), '@arethetypeswrong/cli/dist/index.js');
    await node(project, attw, packed.archive, '--profile', 'esm-only');
  });
});

describe('Clients that others generate', () => {
  const use = (from: string, type: string) => `
    import type { ${type.split('[')[0]} } from '${from}';
    type Brand = ${type};
    export const hex = (brand: Brand): string | undefined => {
      if (brand.has_overrides || !brand.analysis?.colors) return undefined;
      return brand.analysis.colors.primary_palette[0].hex;
    };
    export const edited = (brand: Brand): object | null | undefined =>
      brand.has_overrides ? brand.analysis?.colors : undefined;
    export const wrong = (brand: Brand) => {
      if (brand.has_overrides || !brand.analysis?.colors) return;
      // @ts-expect-error: so that the type is known and not any.
      brand.analysis.colors.primary_palette[0].hexx;
    };`;

  test('When the document is given to openapi-typescript, then a colour is typed', async () => {
    const cli = join(HOME, 'node_modules/openapi-typescript/bin/cli.js');
    await node(HOME, cli, join(ROOT, 'apps/api/openapi.json'), '-o', join(project, 'schema.ts'));
    const code = use('./schema.ts', "components['schemas']['BrandDetail']");
    await compile({ 'use.ts': code }, 'esnext', { noEmit: true, allowImportingTsExtensions: true });
  });

  test('When the document is given to @hey-api/openapi-ts, then a colour is typed', async () => {
    // It works with the compiler's API, which TypeScript 7 does not have.
    const packages = ['@hey-api/openapi-ts@0.95.0', 'typescript@5.9.3'];
    await run(project, 'npm', 'install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
    const cli = join(project, 'node_modules/@hey-api/openapi-ts/bin/run.js');
    const document = join(ROOT, 'apps/api/openapi.json');
    await node(project, cli, '-i', document, '-o', 'hey', '-p', '@hey-api/typescript', '--silent');
    const code = use('./hey/types.gen.ts', 'BrandDetail');
    await compile({ 'use-hey.ts': code }, 'esnext', { noEmit: true, allowImportingTsExtensions: true });
  });
});
