import { randomUUID } from 'node:crypto';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

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
