import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackage } from '@brandprint/harness/npm';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { type Product, startProduct } from './support/product.ts';

/** The last one for Node 20. It brings workerd, which Cloudflare runs Workers with. */
const MINIFLARE = 'miniflare@4.20250906.0';

interface Miniflare {
  dispatchFetch(url: string): Promise<Response>;
  dispose(): Promise<void>;
}

const WORKER = `
  import { Brandprint } from './index.ts';
  export default {
    async fetch(request, { BASE_URL, API_KEY, SITE }) {
      const brandprint = new Brandprint({ baseUrl: BASE_URL, apiKey: API_KEY });
      const types = new Set();
      const onProgress = ({ event }) => event && types.add(event.type);
      const brand = await brandprint.analyze(SITE, { max_pages: 1, stages: ['things'], onProgress });
      const css = await brandprint.exports.get(brand.id, 'css');
      return Response.json({ name: brand.name, types: [...types], file: css.name });
    },
  };`;

/** workerd is large to install, so a sample goes without it. */
const testUnlessSample = process.env.TEST_HEAVY === 'sample' ? test.skip : test;

testUnlessSample('When a Worker uses the SDK in workerd, then it gets the brand and its events', async () => {
  const modules = await installPackage(MINIFLARE);
  const { Miniflare: Runtime }: { Miniflare: new (options: object) => Miniflare } = await import(
    pathToFileURL(join(modules, 'miniflare/dist/src/index.js')).href
  );
  const stdin = { contents: WORKER, resolveDir: join(import.meta.dirname, '../src'), loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false });
  let product: Product | undefined;
  let worker: Miniflare | undefined;
  try {
    product = await startProduct();
    const bindings = { BASE_URL: product.url, API_KEY: product.apiKey, SITE: product.site.url };
    const compatibilityDate = '2025-09-01';
    worker = new Runtime({ modules: true, script: outputFiles[0]?.text, bindings, compatibilityDate });
    const answer = await (await worker.dispatchFetch('http://worker.test/')).json();
    expect(answer).toMatchObject({ name: 'Acme Anvils', file: expect.stringMatching(/\.css$/) });
    expect(answer).toMatchObject({ types: expect.arrayContaining(['brand.complete', 'stage.done']) });
  } finally {
    await worker?.dispose();
    await product?.stop();
  }
});
