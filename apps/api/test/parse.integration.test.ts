import { BrandDetailResponse, ParseResponse, STAGES } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, useTestApi } from './support/api.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const url = 'https://example.com/';
const submit = (body?: object | string) => caller.post('/v1/api/parse', body);

describe('Submitting a site', () => {
  test('When the request is valid, then it is accepted with the URL of the brand', async () => {
    const response = await submit({ url: 'https://Example.com#top' }).expect(202);
    const { data } = ParseResponse.parse(response.body);
    expect(data).toMatchObject({ status: 'queued', source_url: url });
    expect(response.headers.location).toBe(`/v1/api/brands/${data.brand_id}`);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    // Every final status, including idle for a cancelled brand.
    expect(data.message).toMatch(/ until analysis_status is complete, failed or idle\.$/);
    // It would be taken for the tag of the brand.
    expect(response.headers).not.toHaveProperty('etag');
    await caller.get(response.headers.location ?? '').expect(200);
  });

  test('When only the URL is given, then the defaults of the contract apply', async () => {
    const response = await caller.get(`/v1/api/brands/${await caller.parse()}`).expect(200);
    const { data } = BrandDetailResponse.parse(response.body);
    expect(data).toMatchObject({ max_pages: 10, cache_ttl: 1800, analysis_status: 'queued', name: 'example.com' });
    expect(data.requested_stages).toEqual(STAGES);
    expect(data.resolved_stages).toEqual(STAGES);
  });

  test.each([
    [['colors'], ['things', 'colors']],
    [['audiences'], ['things', 'mission', 'audiences']],
    [['things', 'things'], ['things']],
    [['art-direction'], ['things', 'tone', 'colors', 'typography', 'images', 'art-direction']],
    [['northstart-statement'], ['things', 'mission', 'audiences', 'northstart-statement']],
  ])('When %j is requested, then %j is run', async (stages, resolved) => {
    const response = await caller.get(`/v1/api/brands/${await caller.parse({ stages })}`);
    expect(response.body.data.requested_stages).toEqual([...new Set(stages)]);
    expect(response.body.data.resolved_stages).toEqual(resolved);
  });

  test.each([
    ['max_pages', 1],
    ['max_pages', 50],
    ['cache_ttl', 300],
    ['cache_ttl', 900],
    ['cache_ttl', 3600],
  ])('When %s is %d, then it is accepted', async (field, value) => {
    const response = await caller.get(`/v1/api/brands/${await caller.parse({ [field]: value })}`);
    expect(response.body.data[field]).toBe(value);
  });

  test('When it is accepted, then one request is metered for the key, and reading meters none', async () => {
    const one = await api.createCaller({ environment: 'stag' });
    const brandId = await one.parse();
    await one.get(`/v1/api/brands/${brandId}`);
    await one.post('/v1/api/parse', { url: 'nonsense' }).expect(400);
    const events = await api.database.prisma.usageEvent.findMany({ where: { workspaceId: one.workspaceId } });
    expect(events).toEqual([
      expect.objectContaining({ brandId, apiKeyId: one.keyId, environment: 'stag', kind: 'parse' }),
    ]);
  });

  test.each<[string, object, string]>([
    ['no URL', {}, 'url'],
    ['a number as URL', { url: 5 }, 'url'],
    ['an empty URL', { url: '' }, 'url'],
    ['a relative URL', { url: 'example.com' }, 'url'],
    ['a file URL', { url: 'file:///etc/passwd' }, 'url'],
    ['a script URL', { url: 'javascript:alert(1)' }, 'url'],
    ['credentials in the URL', { url: 'https://user:secret@example.com' }, 'url'],
    ['an endless URL', { url: `https://example.com/${'a'.repeat(2100)}` }, 'url'],
    ['an unknown stage', { url, stages: ['things', 'smell'] }, 'stages.1'],
    ['an internal stage', { url, stages: ['web'] }, 'stages.0'],
    ['no stages', { url, stages: [] }, 'stages'],
    ['stages that are not a list', { url, stages: 'things' }, 'stages'],
    ['max_pages 0', { url, max_pages: 0 }, 'max_pages'],
    ['max_pages 51', { url, max_pages: 51 }, 'max_pages'],
    ['max_pages "5"', { url, max_pages: '5' }, 'max_pages'],
    ['max_pages 1.5', { url, max_pages: 1.5 }, 'max_pages'],
    ['max_pages null', { url, max_pages: null }, 'max_pages'],
    ['cache_ttl 301', { url, cache_ttl: 301 }, 'cache_ttl'],
    ['cache_ttl "300"', { url, cache_ttl: '300' }, 'cache_ttl'],
    ['a list as body', [], 'body'],
  ])('When the request has %s, then the response is 400 and names the field', async (_, body, field) => {
    expectError(await submit(body), 'VALIDATION_ERROR', [field]);
  });

  test('When several fields are wrong, then all are named', async () => {
    const response = await submit({ url: 'x', max_pages: 99, cache_ttl: 1 });
    expectError(response, 'VALIDATION_ERROR', ['url', 'max_pages', 'cache_ttl']);
  });

  test('When thousands of values are wrong, then the response is not larger than the request', async () => {
    const response = await submit({ url, stages: Array(10_000).fill('smell') });
    expectError(
      response,
      'VALIDATION_ERROR',
      Array.from({ length: 20 }, (_, i) => `stages.${i}`),
    );
  });

  test.each(['{"url": ', 'url=https', '{"url": "https://example.com",}'])(
    'When the body is %j, then it is not JSON',
    async (body) => {
      expectError(await submit(body), 'INVALID_JSON');
    },
  );

  test.each(['5', 'null', '"text"'])(
    'When the body is %s, then the response is 400 and names the body',
    async (body) => {
      expectError(await submit(body), 'VALIDATION_ERROR', ['body']);
    },
  );

  test('When there is no body, then the response is 400 and names what is missing', async () => {
    expectError(await submit(), 'VALIDATION_ERROR', ['url']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/merge-patch+json'])(
    'When the body is %s, then the response is 415',
    async (type) => {
      const pending = request(api.app).post('/v1/api/parse').set('Authorization', `Bearer ${caller.key}`);
      expectError(await pending.type(type).send('url=https://example.com'), 'UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test('When the body is over a megabyte, then the response is 413', async () => {
    expectError(await submit({ url, padding: 'x'.repeat(1_100_000) }), 'PAYLOAD_TOO_LARGE');
  });
});
