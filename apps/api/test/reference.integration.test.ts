import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { createDocument } from '../src/openapi/document.ts';
import { routes } from '../src/routes/index.ts';
import { expectError, useTestApi } from './support/api.ts';

const api = await useTestApi();

const get = (path: string) => request(api.app).get(path);

describe('/openapi.json', () => {
  test('When it is requested, then it is the document of all routes, on this server', async () => {
    const { body, headers } = await get('/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(createDocument(routes))));
    expect(body.servers).toEqual([{ url: '/' }]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test('When the public URL is known, then the document has it', async () => {
    const app = createApp({ ...api.deps, publicBaseUrl: 'https://brandprint.example/base' });
    const { body } = await request(app).get('/openapi.json').expect(200);
    expect(body.servers).toEqual([{ url: 'https://brandprint.example/base' }]);
  });
});

describe('/docs', () => {
  test('When it is opened, then the page may load and run only files of this service', async () => {
    const { text, headers } = await get('/docs').expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", 'data:']);
    expect(text).not.toMatch(/https?:/);
    expect(text).not.toMatch(/<script>|style=|onclick=/);
  });

  test('When its files are requested, then they are there, small, and cacheable for good', async () => {
    const { text } = await get('/docs').expect(200);
    const files = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, url]) => url ?? '');
    expect(new Set(files).size).toBe(5);
    for (const file of files) {
      const { headers } = await get(file).set('Accept-Encoding', 'gzip').expect(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-encoding': 'gzip',
      });
    }
  });

  test('When the service is served below a path, then so are its files', async () => {
    const app = createApp({ ...api.deps, publicBaseUrl: 'https://brandprint.example/base/' });
    const { text } = await request(app).get('/docs').expect(200);
    const addresses = [...text.matchAll(/(?:src|href|data-document)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/base/'))).toEqual([]);
    expect(new Set(addresses).size).toBe(6); // five files and the document
  });

  test.each(['nothing.js', '..%2Fpackage.json', 'swagger-ui-bundle.js.map'])(
    'When %s is requested, which is none of its files, then it is not found',
    async (file) => {
      expectError(await get(`/docs/${file}`), 'NOT_FOUND');
    },
  );
});

test.each(['/openapi.json', '/docs', '/docs/theme.css'])(
  'When %s has not changed, then it is not sent again',
  async (path) => {
    const { headers } = await get(path).expect(200);
    await get(path).set('If-None-Match', String(headers.etag)).expect(304);
    const head = await request(api.app).head(path).expect(200);
    expect(head.headers.etag).toBe(headers.etag);
  },
);
