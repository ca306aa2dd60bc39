import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackage } from '@brandprint/harness/npm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { createPackedProject, type PackedProject, run } from './support/packed-project.ts';
import { type Product, startProduct } from './support/product.ts';

interface Runtime {
  name: string;
  /** On npm. The program is in a package for each platform, as an optional dependency. */
  spec: string;
  program: string | undefined;
  args: string[];
}

const PLATFORM = `${process.platform}-${process.arch}`;
const RUNTIMES: Runtime[] = [
  {
    name: 'Deno',
    spec: 'deno@2.9.6',
    program: {
      'linux-x64': '@deno/linux-x64-glibc/deno',
      'linux-arm64': '@deno/linux-arm64-glibc/deno',
      'darwin-x64': '@deno/darwin-x64/deno',
      'darwin-arm64': '@deno/darwin-arm64/deno',
    }[PLATFORM],
    args: ['run', '--no-remote', '--allow-net', '--allow-env', '--allow-read', '--allow-write'],
  },
  {
    name: 'Bun',
    spec: 'bun@1.4.5',
    program: {
      'linux-x64': '@oven/bun-linux-x64/bin/bun',
      'linux-arm64': '@oven/bun-linux-aarch64/bin/bun',
      'darwin-x64': '@oven/bun-darwin-x64/bin/bun',
      'darwin-arm64': '@oven/bun-darwin-aarch64/bin/bun',
    }[PLATFORM],
    args: ['--no-install'],
  },
];

/** Uses of the SDK that need more of a runtime than `fetch` of a JSON document. */
const PROGRAM = `
import { ApiError, Brandprint, verifyWebhook } from '@brandprint/sdk';
import { saveFile } from '@brandprint/sdk/node';

const { url, apiKey, site, webhook } = JSON.parse(process.argv[3]);
const brandprint = new Brandprint({ baseUrl: url, apiKey });
const types = new Set();
const onProgress = ({ event }) => event && types.add(event.type);
const brand = await brandprint.analyze(site, { max_pages: 1, stages: ['things'], onProgress });
const saved = await saveFile(await brandprint.exports.get(brand.id, 'css'), process.argv[2]);
const message = await verifyWebhook(webhook.body, new Headers(webhook.headers), webhook.secret);
const failure = await brandprint.brands.get('00000000-0000-4000-8000-000000000000').catch((error) => error);
console.log(JSON.stringify({
  brand: brand.name,
  types: [...types],
  saved,
  webhook: message.type,
  notFound: failure instanceof ApiError && failure.status,
}));
`;

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

/** A signed message as a receiver gets it. */
function signedMessage() {
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhook_id: 'ä' } });
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', now, body),
  };
  return { body, headers, secret: SECRET };
}

/** The path of a runtime from npm, about 100 MB; undefined if it cannot be had, which is an error in CI. */
async function pathOf({ name, spec, program }: Runtime): Promise<string | undefined> {
  try {
    if (!program) throw new Error(`${spec} has no program for ${PLATFORM}.`);
    return join(await installPackage(spec), program);
  } catch (error) {
    if (process.env['CI']) throw error;
    console.info(`${name} is left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
const found = await Promise.all(RUNTIMES.map(async (runtime) => ({ ...runtime, path: await pathOf(runtime) })));

let packed: PackedProject;
let product: Product;
beforeAll(async () => {
  [packed, product] = await Promise.all([createPackedProject(), startProduct()]);
  await writeFile(join(packed.folder, 'program.js'), PROGRAM);
});
afterAll(async () => {
  await Promise.all([product?.stop(), packed?.remove()]);
});

for (const { name, path, args } of found) {
  (path ? test : test.skip)(`When the packed SDK is used in ${name}, then it does what it does in Node`, async () => {
    const input = { url: product.url, apiKey: product.apiKey, site: product.site.url, webhook: signedMessage() };
    const program = [...args, 'program.js', `${name}-files/`, JSON.stringify(input)];
    const printed = await run(packed.folder, path ?? '', ...program);
    const seen = JSON.parse(printed);
    expect(seen).toEqual({
      brand: 'Acme Anvils',
      types: expect.arrayContaining(['stage.done', 'brand.complete']),
      saved: expect.stringMatching(/\.css$/),
      webhook: 'webhook.test',
      notFound: 404,
    });
  });
}
