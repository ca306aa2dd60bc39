import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { startTestApps, type TestApps } from '@brandprint/testing/apps';
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
