import {
  createDnsResolver,
  createEgressPolicy,
  createFetch,
  type ForwardProxy,
  type ProxyLimits,
  parseEgressAllow,
  type Refusal,
  type RequestContext,
  startForwardProxy,
} from '@brandprint/egress';
import { createTestLog, type SiteRoute, startSite, waitFor } from '@brandprint/testing';
import { startNameServer, startVictim, type Victim, type Zone } from '@brandprint/testing/hostile';
import { createBrowserPool, createCrawler, createUserAgent } from '../../src/index.ts';
import { type CallTarget, hostileHeaders, hostilePage, hostileWorker, WORKERS } from '../adversarial.fixtures.ts';
import { exceptionsOf, kindOf } from './browser-kinds.ts';
import { UNTHROTTLED } from './unthrottled.ts';

/** One for each request method. */
const PORTS = 170;
/** A public address by every list, which nobody uses. */
const PUBLIC = '192.0.1.1';

export const ZONE: Zone = {
  'private.example': [['127.0.0.1']],
  'mixed.example': [[PUBLIC, '127.0.0.1']],
  'families.example': [[PUBLIC, '::1']],
  'rebinding.example': [[PUBLIC], ['127.0.0.1']],
  'nothing.example': [[]],
  'failing.example': ['failure'],
  'silent.example': ['silence'],
};

type Routes = (victim: Victim) => Record<string, SiteRoute>;

export type HostileSites = Awaited<ReturnType<typeof startHostileSites>>;

/**
 * A victim, sites that attack it in every way (the first one with `/page`), and a crawler that can refuse it only
 * because of its address.
 */
export async function startHostileSites(...more: Routes[]) {
  const log = createTestLog();
  const { logger } = log;
  const refusals: Refusal[] = [];
  const onRefused = (refusal: Refusal): void => void refusals.push(refusal);
  const [victim, names] = await Promise.all([startVictim(PORTS), startNameServer(ZONE)]);

  const ways = new Map<string, number>();
  const atHost = (host: string): CallTarget => {
    const at = (way: string): string => {
      const port = ways.get(way) ?? victim.ports[ways.size];
      if (port === undefined) throw new Error(`no port is left for ${way}`);
      ways.set(way, port);
      return `${host}:${port}`;
    };
    return Object.assign(at, { host });
  };

  const [site, ...others] = await Promise.all(
    [attackRoutes(atHost), ...more.map((routes) => routes(victim))].map((routes) => startSite(routes)),
  );
  if (!site) throw new Error('no site');
  const sites = [site, ...others];
  const policy = createEgressPolicy({
    allow: parseEgressAllow(sites.map(({ host }) => host).join()),
    ports: [80, 443, 8080, 8443, ...victim.ports],
    resolve: createDnsResolver({ servers: [names.address], timeoutMs: 500 }),
  });
  const userAgent = createUserAgent('https://brandprint.example/crawler');
  const proxies: ForwardProxy[] = [];
  const startProxy = async (
    limits: Partial<ProxyLimits> = {},
    requestContext: RequestContext = {},
  ): Promise<ForwardProxy> => {
    const limited = { connectTimeoutMs: 2_000, ...limits };
    const proxy = await startForwardProxy({ policy, logger, onRefused, limits: limited, requestContext });
    proxies.push(proxy);
    return proxy;
  };
  const browserProxy = await startProxy({}, { path: 'browser' });
  const parts = { executable: undefined, env: process.env, userAgent, logger };
  const browser = createBrowserPool({ ...parts, proxyUrl: browserProxy.url });
  const fetch = createFetch({ policy, userAgent, logger, onRefused });
  const kind = await browser.withBrowserContext(new AbortController().signal, async (context) =>
    kindOf(context.browser()),
  );
  const [never, sometimes] = [exceptionsOf(kind, 'never'), exceptionsOf(kind, 'sometimes')];
  const unseenCalls = (): string[] => {
    const seen = new Set(refusals.map(({ port }) => port));
    return [...ways].filter(([, port]) => !seen.has(port)).map(([way]) => way);
  };
  const startCrawlProxy = (about: RequestContext) => startProxy({}, about);
  const crawler = createCrawler({
    browser,
    policy,
    fetch,
    hostThrottle: UNTHROTTLED,
    logger,
    startProxy: startCrawlProxy,
    onRefused,
  });

  return {
    log,
    refusals,
    victim,
    site,
    sites,
    browser,
    /** Including those of crawls, in start order. */
    proxies,
    startProxy,
    crawl: (url: string, maxPages = 1) =>
      crawler.crawl({
        url,
        maxPages,
        requestContext: { analysis: url },
        signal: new AbortController().signal,
        saveAsset: async () => ({ key: 'k', assetPath: '/k' }),
        onProgress: () => undefined,
      }),
    /** Methods that were used, and that neither proxy nor fetch has refused. */
    missing: unseenCalls,
    /** Of these, those that this kind of browser always uses, or the crawler (`ofCrawler`). */
    silent: (ofCrawler: readonly string[] = []): string[] =>
      unseenCalls().filter((way) => ofCrawler.includes(way) || !(never.has(way) || sometimes.has(way))),
    /** Methods that the browser used although it is listed as never using them, with the listed reason. */
    unexpected(): string[] {
      const taken = new Set(refusals.filter(({ channel }) => channel === 'proxy').map(({ port }) => port));
      return [...never].flatMap(([way, why]) => (taken.has(ways.get(way) ?? 0) ? [`${way} (${kind}: ${why})`] : []));
    },
    /** Methods that the page could not even try; waits for its report. */
    failed: async (): Promise<string | null> => {
      const report = await waitFor(async () => site.requests.find(({ path }) => path.startsWith('/tried')));
      return new URL(report.path, site.url).searchParams.get('failed');
    },
    /** Clears the records. */
    reset(): void {
      refusals.splice(0);
      for (const { requests } of sites) requests.splice(0);
    },
    async stop(): Promise<void> {
      await browser.stop();
      await Promise.all([...proxies, ...sites, victim, names].map((one) => one.stop()));
    },
  };
}

const WORDS = '<title>Away</title><h1>Words</h1><p>Something that a visitor reads before anything else happens.</p>';
const HTML = { 'content-type': 'text/html' };
const XML = { 'content-type': 'application/xml' };

function attackRoutes(atHost: (host: string) => CallTarget): Record<string, SiteRoute> {
  const answer =
    (make: (query: string) => { status?: number; headers: Record<string, string>; body?: string }): SiteRoute =>
    (request, response) => {
      const {
        status = 200,
        headers,
        body,
      } = make(decodeURIComponent(request.url?.split('?').slice(1).join('?') ?? ''));
      response.writeHead(status, headers).end(body);
    };
  const worker = (kind: string): SiteRoute =>
    answer((host) => ({ headers: { 'content-type': 'text/javascript' }, body: hostileWorker(atHost(host), kind) }));
  return {
    '/page': answer((host) => ({ headers: HTML, body: hostilePage(atHost(host)) })),
    '/headers': answer((host) => ({
      headers: { ...HTML, ...hostileHeaders(atHost(host)) },
      body: '<title>Headers</title><h1>Words</h1><img src="/none.png"><script>document.title = "Told"</script>',
    })),
    ...Object.fromEntries(WORKERS.map((kind) => [`/${kind}.js`, worker(kind)])),
    '/away': answer((to) => ({ status: 302, headers: { location: to } })),
    '/refresh': answer((to) => ({ headers: HTML, body: `${WORDS}<meta http-equiv="refresh" content="0;url=${to}">` })),
    '/refresh-header': answer((to) => ({ headers: { ...HTML, refresh: `0; url=${to}` }, body: '' })),
    '/styled.xml': answer((to) => ({
      headers: XML,
      body: `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${to}"?><a/>`,
    })),
    '/declared.xml': answer((to) => ({
      headers: XML,
      body: `<?xml version="1.0"?><!DOCTYPE a SYSTEM "${to}" [<!ENTITY e SYSTEM "${to}">]><a>&e;</a>`,
    })),
    '/script': answer((to) => ({
      headers: HTML,
      body: `${WORDS}<script>location.replace(${JSON.stringify(to)})</script>`,
    })),
    '/calm': { headers: HTML, body: '<title>Calm</title><h1>Words</h1>' },
    '/tried': 'ok',
  };
}
