import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProxylessBrowser } from '@brandprint/harness/peers';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import {
  AnalysisFailedError,
  AuthenticationError,
  Brandprint,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
} from '../src/index.ts';
import { saveFile } from '../src/node.ts';
import { type Product, startProduct } from './support/product.ts';
import { readmeExamples, runExample } from './support/readme.ts';

let page: Site;
let product: Product;
let brandprint: Brandprint;
let brandId: string;

beforeAll(async () => {
  page = await startSite({
    '/': { headers: { 'content-type': 'text/html' }, body: PAGE },
    '/page.js': await pageScript(),
  });
  product = await startProduct({ CORS_ORIGINS: page.url });
  brandprint = new Brandprint({ baseUrl: product.url, apiKey: product.apiKey });
  const stages = ['colors', 'logos'] as const;
  brandId = (await brandprint.analyze(product.site.url, { max_pages: 1, stages: [...stages] })).id;
});
afterAll(async () => {
  await product?.stop();
  await page?.stop();
});

describe('The README', () => {
  test.each(readmeExamples().map((example) => [example.title, example] as const))(
    'When its example "%s" is run, then it succeeds',
    async (_, example) => {
      const env = { BRANDPRINT_URL: product.url, BRANDPRINT_API_KEY: product.apiKey, BRAND_ID: brandId };
      const { printed, files } = await runExample(example, product.site.url, env);
      expect(files.length > 0).toBe(example.code.includes('saveFile'));
      expect(files.filter((path) => !path.startsWith('logos/'))).toEqual([]);
      // One only defines a function.
      expect(printed !== '' || example.code.includes('export async function')).toBe(true);
    },
  );
});

describe('Sections', () => {
  test('When a section is edited, then both views show it, and an outdated version is refused', async () => {
    const before = await brandprint.sections.get(brandId, 'colors');
    expect(before.typed?.primary_palette.map(({ hex }) => hex.toLowerCase())).toContain('#c2410c');
    const edited = await brandprint.sections.patch(
      brandId,
      'colors',
      { design_notes: 'Ours' },
      { ifMatch: before.etag },
    );
    expect(edited).toMatchObject({ typed: { design_notes: 'Ours' }, meta: { is_overridden: true } });
    const outdated = brandprint.sections.patch(brandId, 'colors', {}, { ifMatch: before.etag });
    await expect(outdated).rejects.toThrow(PreconditionFailedError);
    await expect(outdated).rejects.toMatchObject({ code: 'STALE' });
    expect(await brandprint.sections.get(brandId, 'colors', { ifNoneMatch: edited.etag })).toBeUndefined();
    expect((await brandprint.brands.get(brandId)).analysis?.colors?.design_notes).toBe('Ours');
  });

  test('When an edit gives a section another shape, then only the raw view has it, until it is reverted', async () => {
    const reshaped = await brandprint.sections.replace(brandId, 'colors', { primary_palette: 'red' });
    expect(reshaped).toMatchObject({ typed: null, data: { primary_palette: 'red' } });
    const brand = await brandprint.brands.get(brandId);
    expect(brand).toMatchObject({ reshaped: ['colors'], analysis: { colors: null } });
    expect(brand.raw.analysis?.colors).toEqual({ primary_palette: 'red' });
    expect((await brandprint.sections.revert(brandId, 'colors')).typed?.primary_palette.length).toBeGreaterThan(0);
  });

  test('When the history is read one entry per page, then all pages are read', async () => {
    const entries = await brandprint.sections.history(brandId, { section: 'colors', limit: 1 }).toArray({ limit: 10 });
    expect(entries.map(({ action }) => action)).toEqual(['revert', 'replace', 'patch']);
  });
});

describe('Files', () => {
  test('When an asset is read, then its bytes are those of the site, and it can be saved', async () => {
    const { analysis } = await brandprint.brands.get(brandId);
    const logo = Object.values(analysis?.logos?.slots ?? {}).find((slot) => slot !== null);
    if (!logo) throw new Error('The site has a logo');
    const asset = await brandprint.assets.get(brandId, logo.asset_path);
    expect(asset.type).toContain('image/');
    const bytes = await asset.bytes();
    expect(await brandprint.assets.get(brandId, logo.asset_path, { ifNoneMatch: asset.etag ?? '' })).toBeUndefined();

    const folder = await mkdtemp(join(tmpdir(), 'brandprint-asset-'));
    const path = await saveFile(await brandprint.assets.get(brandId, logo.asset_path), folder);
    expect(new Uint8Array(await readFile(path))).toEqual(bytes);
    await rm(folder, { recursive: true });
  });

  test('When an export is requested, then it has a name, and an unchanged one is not sent again', async () => {
    const { formats } = await brandprint.exports.list(brandId);
    expect(formats.map(({ format }) => format)).toContain('css');
    const file = await brandprint.exports.get(brandId, 'css', { prefix: 'acme' });
    expect(file).toMatchObject({ name: expect.stringMatching(/\.css$/), type: expect.stringContaining('text/css') });
    expect(await file.text()).toContain('--acme-');
    const again = await brandprint.exports.get(brandId, 'css', { prefix: 'acme' }, { ifNoneMatch: file.etag ?? '' });
    expect(again).toBeUndefined();
  });
});

describe('The workspace', () => {
  test('When a webhook is created, then it can be read, changed, tested, and deleted', async () => {
    const { webhooks } = brandprint;
    const { id, secret } = await webhooks.create({ url: 'https://hooks.example.com/', enabled: true });
    expect(secret).toMatch(/^whsec_/);
    expect((await webhooks.rotateSecret(id)).secret).not.toBe(secret);
    expect(await webhooks.update(id, { description: 'Ours' })).toMatchObject({ description: 'Ours' });
    const delivery = await webhooks.test(id);
    expect((await webhooks.deliveries.list(id).toArray({ limit: 5 })).map((entry) => entry.id)).toEqual([delivery.id]);
    expect((await webhooks.deliveries.get(id, delivery.id)).type).toBe('webhook.test');
    expect((await webhooks.get(id)).id).toBe(id);
    await webhooks.delete(id);
    await expect(webhooks.get(id)).rejects.toThrow(NotFoundError);
  });

  test('When keys and usage are read, then they are those of the workspace', async () => {
    const [key] = await brandprint.keys.list().toArray({ limit: 5 });
    expect(product.apiKey.startsWith(key?.hint.replace(/…$/, '') ?? '?')).toBe(true);
    expect((await brandprint.keys.get(key?.id ?? '')).id).toBe(key?.id);
    await expect(brandprint.keys.create()).rejects.toThrow(PermissionError);
    expect((await brandprint.usage()).total).toBeGreaterThan(0);
    expect((await brandprint.brands.usage(brandId)).brand_id).toBe(brandId);
    expect((await brandprint.open('healthz', {})).status).toBe(200);
  });

  test('When a request is wrong, then the error says which field', async () => {
    const wrong = brandprint.brands.create({ url: product.site.url, max_pages: 51 });
    await expect(wrong).rejects.toThrow(InvalidRequestError);
    await expect(wrong).rejects.toMatchObject({ details: [{ path: 'max_pages' }] });
    const other = new Brandprint({ baseUrl: product.url, apiKey: 'bp_prod_unknown' });
    await expect(other.brands.get(brandId)).rejects.toThrow(AuthenticationError);
  });

  test('When an analysis fails, then the error has the reason; and the brand can be deleted', async () => {
    const failing = brandprint.analyze(`${product.site.url}/missing`, { max_pages: 1, stages: ['things'] });
    const error = await failing.catch((reason) => reason);
    expect(error).toBeInstanceOf(AnalysisFailedError);
    expect(error.message).toContain(error.brand.quality_note);
    await brandprint.brands.delete(error.brand.id);
    await expect(brandprint.brands.get(error.brand.id)).rejects.toThrow(NotFoundError);
  });
});

const PAGE = '<!doctype html><title>SDK</title><script type="module" src="/page.js"></script>';

/** A page that analyses a site with the SDK and says how it went. */
async function pageScript(): Promise<string> {
  const contents = `
    import { Brandprint, verifyWebhook } from './index.ts';
    window.analyse = async (baseUrl, apiKey, url) => {
      const brandprint = new Brandprint({ baseUrl, apiKey });
      const pages = [];
      const brand = await brandprint.analyze(url, {
        max_pages: 1,
        stages: ['logos'],
        onProgress: ({ event, pagesDone }) => event && pages.push(pagesDone),
      });
      const logo = Object.values(brand.analysis.logos.slots).find((slot) => slot);
      const { size } = await (await brandprint.assets.get(brand.id, logo.asset_path)).blob();
      const missing = await brandprint.brands.get(crypto.randomUUID()).catch(({ name, requestId }) => ({ name, requestId }));
      return { name: brand.name, etag: brand.etag, size, pages: Math.max(...pages), missing, verify: typeof verifyWebhook };
    };`;
  const stdin = { contents, resolveDir: join(import.meta.dirname, '../src'), loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false });
  return outputFiles[0]?.text ?? '';
}

describe('A page of an allowed origin', () => {
  test('When it uses the SDK in a browser, then it gets the brand, its progress and its assets', async () => {
    const browser = await launchProxylessBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(page.url);
      await tab.waitForFunction('window.analyse');
      const call = `window.analyse(${[product.url, product.apiKey, product.site.url].map((value) => JSON.stringify(value))})`;
      expect(await tab.evaluate(call)).toMatchObject({
        name: 'Acme Anvils',
        etag: expect.stringMatching(/^"/),
        pages: 1,
        missing: { name: 'NotFoundError', requestId: expect.stringMatching(/./) },
        verify: 'function',
      });
    } finally {
      await browser.close();
    }
  });
});
