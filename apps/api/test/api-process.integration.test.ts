import { randomUUID } from 'node:crypto';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const redisUrl = process.env.TEST_REDIS_URL;
const TOKEN = `operator-${randomUUID()}`;

let testDatabase: TestDatabase;
let apps: TestApps;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  apps = await startTestApps(testDatabase);
});
afterAll(async () => {
  await apps.stop();
  await testDatabase.stop();
});

const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;

describe('The API as a process', () => {
  test('When it gets SIGTERM, then it is not ready at once, serves until load balancers notice, ends streams, and exits', async () => {
    const secret = randomUUID() + randomUUID();
    const api = await apps.start('api', { SHUTDOWN_DELAY_SECONDS: '2', SECRETS_KEY: secret });
    const url = `http://127.0.0.1:${api.port()}`;
    const { prisma } = testDatabase.database;
    const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID());
    const { key } = await createApiKey(prisma, { workspaceId, environment: 'prod' });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ url: 'https://example.com' });
    const submitted = await fetch(`${url}/v1/api/parse`, { method: 'POST', headers, body });
    const { data } = (await submitted.json()) as { data: { brand_id: string } };
    const stream = await fetch(`${url}/v1/api/brands/${data.brand_id}/events`, { headers });
    await fetch(`${url}/v1/api/nothing-here-${secret}`, { method: 'PROPFIND' });
    expect(await api.getFromMetricsPort('/readyz')).toMatchObject({ status: 200 });

    const { text } = await api.getFromMetricsPort('/metrics');
    const parse = 'http_request_method="POST",http_route="/v1/api/parse",http_response_status_code="202"';
    expect(metricValue(text, 'http_server_request_duration_seconds_count', parse)).toBe(1);
    const strange = 'http_request_method="_OTHER",http_route="none",http_response_status_code="404"';
    expect(metricValue(text, 'http_server_request_duration_seconds_count', strange)).toBe(1);
    expect(text).not.toContain(data.brand_id);
    expect(metricValue(text, 'http_server_active_requests')).toBe(1);
    expect(metricValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(text).toMatch(/^brandprint_build_info\{app="api",version="[\d.]+",revision="",node="v\d+/m);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);

    process.kill(api.pid, 'SIGTERM');
    await api.waitForLog('stopping');
    expect(await api.getFromMetricsPort('/readyz')).toMatchObject({ status: 503 });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const answer = await fetch(`${url}/v1/api/brands`, { headers });
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    process.kill(api.pid, 'SIGTERM');
    expect(await stream.text()).toContain('event: brand.queued');
    expect(await api.ended).toBe(0);
    expect(api.logLines().filter(({ level }) => level === 'error')).toEqual([]);
    expect(api.log()).toContain('/v1/api/nothing-here-…');
    expect(api.log()).not.toContain(secret);
  });

  test('When Redis and the file store are down, then it starts, serves brands, and says what is missing', async () => {
    const api = await apps.start('api', { REDIS_URL: 'redis://127.0.0.1:1', S3_ENDPOINT: 'http://127.0.0.1:1' });
    const { prisma } = testDatabase.database;
    const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID());
    const { key } = await createApiKey(prisma, { workspaceId, environment: 'prod' });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${api.port()}/v1/api`;

    const readiness = await api.getFromMetricsPort('/readyz');
    const dependencies = { database: 'ok', queue: 'unavailable', rate_limiter: 'unavailable', store: 'unavailable' };
    expect([readiness.status, JSON.parse(readiness.text)]).toEqual([200, { status: 'degraded', dependencies }]);
    const { text } = await api.getFromMetricsPort('/metrics');
    expect(metricValue(text, 'brandprint_ready', 'app="api"')).toBe(1);
    expect(metricValue(text, 'brandprint_dependency_up', 'app="api",dependency="database"')).toBe(1);
    expect(metricValue(text, 'brandprint_dependency_up', 'app="api",dependency="store"')).toBe(0);

    expect((await fetch(`${url}/brands`, { headers })).status).toBe(200);
    const body = JSON.stringify({ url: 'https://example.com' });
    const refused = await fetch(`${url}/parse`, { method: 'POST', headers, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Reads work') });
  });

  test('When a setting is missing or wrong, then it exits at once and names the setting', async () => {
    const start = apps.start('api', { SECRETS_KEY: 'short', DATABASE_URL: '', S3_ENDPOINT: 'ftp://s3' });
    await expect(start).rejects.toThrow(
      'Invalid environment variables. DATABASE_URL: is not set; S3_ENDPOINT: must be an http or https URL; SECRETS_KEY: must have at least 32 characters',
    );
  });
});

(redisUrl ? describe : describe.skip)('The board of the queue', () => {
  test('When an operator opens the dashboard, then it shows the jobs and changes none, and nobody else gets in', async () => {
    const env = { REDIS_URL: redisUrl, OPERATOR_TOKEN: TOKEN };
    const [separate, together] = await Promise.all([
      apps.start('api', env),
      apps.start('api', { ...env, METRICS_PORT: '' }),
    ]);
    const main = `http://127.0.0.1:${together.port()}`;
    const { metrics_port } = await separate.waitForLog('operations server started');
    const authorization = basic(TOKEN);

    for (const base of [main, `http://127.0.0.1:${metrics_port}`]) {
      const page = await fetch(`${base}/queues`, { headers: { authorization } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Brandprint')]);
      const queues = await fetch(`${base}/queues/api/queues`, { headers: { authorization: `Bearer ${TOKEN}` } });
      const shown = (await queues.json()) as { queues: { name: string; readOnlyMode: boolean }[] };
      expect(shown.queues.map(({ name, readOnlyMode }) => [name, readOnlyMode])).toEqual([
        ['crawl', true],
        ['section', true],
        ['print', true],
      ]);
      const pause = { method: 'PUT', headers: { authorization } };
      expect((await fetch(`${base}/queues/api/queues/crawl/pause`, pause)).status).toBe(405);
      for (const wrong of [{}, { authorization: basic(`${TOKEN}x`) }, { authorization: `Bearer ${TOKEN.slice(1)}` }]) {
        const refused = await fetch(`${base}/queues/api/queues`, { headers: wrong });
        expect([refused.status, refused.headers.get('www-authenticate'), await refused.text()]).toEqual([
          401,
          'Basic realm="Operators", charset="UTF-8"',
          '',
        ]);
      }
    }
    expect((await fetch(`${main}/metrics`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${separate.port()}/queues`, { headers: { authorization } })).status).toBe(
      404,
    );
    expect(`${separate.log()}${together.log()}`).not.toContain(TOKEN);
  });

  test('When there is no token, or no Redis, then there is no dashboard', async () => {
    const apis = [apps.start('api', { REDIS_URL: redisUrl }), apps.start('api', { OPERATOR_TOKEN: TOKEN })];
    for (const api of await Promise.all(apis))
      expect(await api.getFromMetricsPort('/queues')).toMatchObject({ status: 404 });
  });
});
