import { describe, expect, test } from '@jest/globals';
import { expectError, useTestApi } from './support/api.ts';
import { createCompleteBrand } from './support/brands.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const URL = 'https://example.com';
const STAGES =
  'things, mission, audiences, tone, logos, colors, typography, images, art-direction, northstart-statement';

describe('Messages for rejected fields', () => {
  test.each<[object, string, string]>([
    [{}, 'url', 'must be a URL'],
    [{ url: URL, stages: 'colors' }, 'stages', 'must be a list'],
    [{ url: URL, stages: ['colours'] }, 'stages.0', `must be one of ${STAGES}`],
    [{ url: URL, stages: [] }, 'stages', 'must name at least one stage'],
    [{ url: URL, max_pages: '5' }, 'max_pages', 'must be a whole number from 1 to 50'],
    [{ url: URL, cache_ttl: 1 }, 'cache_ttl', 'must be one of 300, 900, 1800, 3600'],
  ])('When a parse request is %j, then %s %s', async (body, field, message) => {
    const response = await caller.post('/v1/api/parse', body);
    expectError(response, 'VALIDATION_ERROR', [field]);
    expect(response.body.details).toEqual([{ path: field, message }]);
  });

  test.each<[object, string, string]>([
    [{ description: 5 }, 'description', 'must be text'],
    [{ enabled: 'no' }, 'enabled', 'must be true or false'],
    [
      { event_types: ['brand.done'] },
      'event_types.0',
      expect.stringMatching(/^must be one of brand\.queued, /) as never,
    ],
  ])('When a webhook is %j, then %s %s', async (more, field, message) => {
    const response = await caller.post('/v1/api/webhooks', { url: `${URL}/in`, ...more });
    expect(response.body.details).toEqual([{ path: field, message }]);
  });

  test.each([
    'brands?status=idle&status=failed',
    'brands?limit=1&limit=2',
    'brands?cursor=a&cursor=b',
    'keys?environment=prod&environment=stag',
  ])('When a parameter is given twice (%s), then the message says so', async (path) => {
    const response = await caller.get(`/v1/api/${path}`);
    expect(response.body.details).toEqual([{ path: /\?(\w+)/.exec(path)?.[1], message: 'must be given only once' }]);
  });

  test('When a parameter has a value that is not in its list, then the message has the list', async () => {
    const response = await caller.get('/v1/api/brands?status=completed');
    expect(response.body.message).toBe('status: must be one of idle, queued, running, complete, failed');
  });
});

describe('Unknown fields', () => {
  const asking = (body: object) => caller.post('/v1/api/parse', { url: URL, ...body });

  test.each([
    ['maxPages', 'max_pages'],
    ['max-pages', 'max_pages'],
    ['pages', 'max_pages'],
    ['max_page', 'max_pages'],
    ['stage', 'stages'],
    ['satges', 'stages'],
    ['ttl', 'cache_ttl'],
    ['cacheTTL', 'cache_ttl'],
    ['URL', 'url'],
  ])('When it is %s, then it is rejected, and %s is suggested', async (given, meant) => {
    const response = await asking({ [given]: 1 });
    expectError(response, 'VALIDATION_ERROR', [given]);
    expect(response.body.details).toEqual([{ path: given, message: `unknown field; did you mean ${meant}?` }]);
  });

  test.each(['x', 'webhook_id', '__proto__x', 'c'.repeat(100)])(
    'When nothing is similar to %s, then there is no suggestion',
    async (given) => {
      expect((await asking({ [given]: 1 })).body.details).toEqual([{ path: given, message: 'unknown field' }]);
    },
  );

  test('When it is rejected, then nothing is created, metered or counted', async () => {
    const own = await api.createCaller();
    const response = await own.post('/v1/api/parse', { url: URL, maxPages: 1 });
    expectError(response, 'VALIDATION_ERROR', ['maxPages']);
    expect(response.headers).not.toHaveProperty('ratelimit');
    const { workspaceId } = own;
    const { prisma } = api.database;
    expect([
      await prisma.usageEvent.count({ where: { workspaceId } }),
      await prisma.brand.count({ where: { workspaceId } }),
    ]).toEqual([0, 0]);
  });

  test('When there are thousands of them, with long names, then the response is short', async () => {
    const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${'x'.repeat(500)}${n}`, 1]));
    const { text } = await asking(body).expect(400);
    expect(text.length).toBeLessThan(10_000);
  });

  test('When a brand is analysed again, or a webhook created or changed, then it is rejected too', async () => {
    const brandId = await createCompleteBrand(api, caller);
    expectError(await caller.post(`/v1/api/brands/${brandId}/reanalyze`, { maxPages: 1 }), 'VALIDATION_ERROR', [
      'maxPages',
    ]);
    const { body } = await caller.post('/v1/api/webhooks', { url: `${URL}/in` }).expect(201);
    expectError(await caller.post('/v1/api/webhooks', { url: `${URL}/in`, events: [] }), 'VALIDATION_ERROR', [
      'events',
    ]);
    const change = caller.patch(`/v1/api/webhooks/${body.data.id}`, { enable: false });
    expectError(await change, 'VALIDATION_ERROR', ['enable']);
    const person = await caller.signIn();
    expectError(await person.post('/v1/api/keys', { env: 'stag' }), 'VALIDATION_ERROR', ['env']);
  });
});
