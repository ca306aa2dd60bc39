import { randomUUID } from 'node:crypto';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { createTestDatabase, type Site, startSite, type TestDatabase, waitFor } from '@brandprint/testing';
import { type AppProcess, metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const PAGE = '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>Anvils for everybody.</p></html>';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Told extends OtlpSpan {
  service: string;
}

let testDatabase: TestDatabase;
let testApps: TestApps;
let site: Site;
let collector: Site;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // Its host is in EGRESS_ALLOW: robots.txt is read for sitemaps only.
  site = await startSite({ '/': PAGE, '/robots.txt': 'User-agent: *\nDisallow: /' });
  collector = await startSite({ '/v1/traces': '{}' });
  testApps = await startTestApps(testDatabase);
});
afterAll(async () => {
  await testApps.stop();
  await Promise.all([site.stop(), collector.stop()]);
  await testDatabase.stop();
});

/** What the collector received from all processes. */
function spans(): Told[] {
  const nameOf = (resource: { attributes: OtlpSpan['attributes'] }) =>
    resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
  return collector.requests.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap(
      (of: { resource: { attributes: OtlpSpan['attributes'] }; scopeSpans: { spans: OtlpSpan[] }[] }) =>
        of.scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service: nameOf(of.resource) }))),
    ),
  );
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];
const attribute = ({ attributes }: OtlpSpan, name: string) => {
  const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {};
  return stringValue ?? intValue;
};

test('When a site is submitted, then request, stages, page and fetches are one trace, and the site gets no trace headers', async () => {
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID());
  const { key } = await createApiKey(prisma, { workspaceId, environment: 'prod' });
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, EGRESS_ALLOW: site.host };
  const names = ['api', 'crawler', 'analyst', 'courier'] as const;
  const apps = await Promise.all(names.map((name) => testApps.start(name, env)));
  const [api, crawler, analyst, courier] = apps as [AppProcess, AppProcess, AppProcess, AppProcess];

  const caller = { trace: randomUUID().replaceAll('-', ''), span: '00f067aa0ba902b7' };
  const answer = await fetch(`http://127.0.0.1:${api.port()}/v1/api/parse`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      traceparent: `00-${caller.trace}-${caller.span}-01`,
    },
    body: JSON.stringify({ url: `${site.url}/`, max_pages: 2, stages: ['things'] }),
  });
  expect(answer.status).toBe(202);
  const brand = await waitFor(async () => {
    const found = await prisma.brand.findFirstOrThrow({ where: { workspaceId } });
    return found.status === 'complete' && found;
  }, 60_000);
  await waitFor(async () => {
    const { text } = await courier.getFromMetricsPort('/metrics');
    return metricValue(text, 'brandprint_sweep_duration_seconds_count', 'sweep="reconcile",outcome="succeeded"');
  });
  await Promise.all(apps.map((app) => app.stop()));
  // Each app had the role of its own, with its rights only.
  for (const app of apps) expect(app.log()).not.toContain('permission denied');

  const all = spans().filter(({ traceId }) => traceId === caller.trace);
  const one = (name: string) => all.find((span) => span.name === name) as Told;
  const request = one('POST /v1/api/parse');
  expect(request).toMatchObject({ service: 'brandprint-api', kind: SERVER, parentSpanId: caller.span });
  expect(attribute(request, 'http.response.status_code')).toBe(202);
  const crawl = { service: 'brandprint-crawler', kind: CONSUMER, parentSpanId: request.spanId };
  expect(one('crawl')).toMatchObject(crawl);
  expect(attribute(one('crawl'), 'brandprint.outcome')).toBe('done');
  for (const name of ['things', 'web', 'spacing', 'elevation']) {
    expect(one(name)).toMatchObject({ service: 'brandprint-analyst', kind: CONSUMER, parentSpanId: request.spanId });
    expect(attribute(one(name), 'brandprint.brand')).toBe(brand.id);
  }
  expect(one('page').parentSpanId).toBe(one('crawl').spanId);
  const robots = all.find((span) => attribute(span, 'url.path') === '/robots.txt');
  expect(robots).toMatchObject({ service: 'brandprint-crawler', name: 'GET', kind: CLIENT });
  expect(all.some(({ spanId }) => spanId === robots?.parentSpanId)).toBe(true);

  for (const app of [crawler, analyst])
    expect(await app.waitForLog('stage done')).toMatchObject({ trace_id: caller.trace });
  const line = api.logLines().find(({ message, path }) => message === 'request' && path === '/v1/api/parse');
  expect(line).toMatchObject({ trace_id: caller.trace, workspace_id: workspaceId });
  expect(await api.waitForLog('analysis queued')).toMatchObject({ brand: brand.id, request_id: line?.request_id });
  expect(site.requests.length).toBeGreaterThan(1);
  expect(site.requests.filter(({ headers }) => 'traceparent' in headers)).toEqual([]);
});
