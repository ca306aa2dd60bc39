import type { ServerResponse } from 'node:http';
import type { Refusal } from '@brandprint/egress';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing';
import { freePort } from '@brandprint/testing/faults';
import { startVictim, type Victim } from '@brandprint/testing/hostile';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { type Crawler, createCrawler } from '../../src/index.ts';
import { startCrawlerParts } from './crawler-parts.ts';

/** Of a page: these tests are not about it, and on a busy machine everything takes longer. */
const TIMEOUT_MS = 120_000;
/** Concurrent crawls. */
const CONCURRENCY = 5;
export const WORDS = '<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(8);
/** The outcome of a crawl that has read such a page. */
export const READ = 'Acme, 9 texts';

/** How a page navigates to a URL, as a script or as markup that a script adds. */
export const WAYS: Record<string, (to: string) => string> = {
  'a script': (to) => `location.href = ${JSON.stringify(to)}`,
  'a refresh': (to) => add(`<meta http-equiv="refresh" content="0;url=${to}">`),
  'a form': (to) => `${add(`<form method="post" action="${to}"><input name="a"></form>`)}; document.forms[0].submit()`,
  'a new window': (to) => `window.open(${JSON.stringify(to)})`,
  'a frame': (to) => add(`<iframe srcdoc="<script>top.location = '${to}'</script>"></iframe>`),
  'a changed address': (to) => `history.pushState(null, '', '/moved'); location.replace(${JSON.stringify(to)})`,
};
const add = (html: string): string => `document.body.insertAdjacentHTML('beforeend', ${inScript(html)})`;
const inScript = (text: string): string => JSON.stringify(text).replaceAll('</', '<\\/');

/** Where it leads, with the ports of this run. */
const TARGETS = {
  'a private address': ({ victim }) => `http://127.0.0.1:${victim.port}/`,
  'a name with a private address': ({ victim }) => `http://private.test:${victim.port}/`,
  'a private name of the site itself': ({ victim }) => `http://intern.acme.test:${victim.port}/`,
  'a file': () => 'file:///etc/passwd',
  'a closed port': ({ closed }) => `http://other.test:${closed}/`,
  'a closed port of the site itself': ({ closed }) => `http://acme.test:${closed}/`,
} as const satisfies Record<string, (ports: { victim: Victim; closed: number }) => string>;
export type Target = keyof typeof TARGETS;
const targets = Object.keys(TARGETS) as Target[];

/** Milliseconds after the page has loaded; 0 is while it loads, and at the last one it is still being read. */
const MOMENTS = [0, 300, 4_000];

interface Case {
  way: string;
  target: Target;
  moment: number;
}

/** Each way to each target at each moment. */
export const ALL_CASES: Case[] = Object.keys(WAYS).flatMap((way) =>
  targets.flatMap((target) => MOMENTS.map((moment) => ({ way, target, moment }))),
);

/** Each way and each target at each moment, and half of all pairs of a way and a target. */
export const PAIRWISE_CASES = ALL_CASES.filter(
  ({ way, target, moment }) =>
    targets.indexOf(target) === (Object.keys(WAYS).indexOf(way) + MOMENTS.indexOf(moment)) % targets.length,
);

/** A page that keeps changing until that moment, so that it is still being read. */
export function page(action: string, moment: number, words = WORDS): string {
  const at = moment === 0 ? action : `addEventListener('load', () => setTimeout(() => { ${action} }, ${moment}))`;
  const restless = `const more = setInterval(() => document.body.append(document.createElement('i')), 40); setTimeout(() => clearInterval(more), ${moment} + 1000)`;
  return `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${words && '<h1>Anvils</h1>'}
    <script>${restless};${at}</script>${words}</body></html>`;
}

/** A crawler, and a site of pages that leave. After each test it checks that nothing has arrived at the private addresses. */
export function setUpLeavingPages() {
  const lifecycle = new Lifecycle(createLogger({ level: 'silent', service: 'test' }));
  const refusals: Refusal[] = [];
  let victim: Victim;
  let closed: number;
  let site: Site;
  let crawler: Crawler;
  /** Pages of the site, by path. */
  const pages = new Map<string, string>();
  /** What answers at a path from the second request on. */
  const later = new Map<string, (response: ServerResponse) => unknown>();
  const answered = new Set<string>();

  beforeAll(async () => {
    victim = lifecycle.add('victim', await startVictim(), (it) => it.stop());
    closed = await freePort();
    site = await startSite((request, response) => {
      const path = request.url ?? '';
      const html = pages.get(path);
      const next = later.get(path);
      if (next && answered.has(path)) return next(response);
      answered.add(path);
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html);
    });
    lifecycle.add('site', site, (it) => it.stop());
    const allow = ['acme.test', 'other.test'].flatMap((host) => [`${host}:${site.port}`, `${host}:${closed}`]);
    const parts = await startCrawlerParts({
      allow: allow.join(),
      ports: [...victim.ports],
      resolve: async () => ['127.0.0.1'],
      onRefused: (refusal) => void refusals.push(refusal),
    });
    lifecycle.add('crawler', parts, (it) => it.stop());
    crawler = createCrawler({ ...parts, pageMs: TIMEOUT_MS });
  });
  afterAll(() => lifecycle.stop());
  afterEach(() => {
    expect(victim.received).toEqual([]);
    refusals.splice(0);
    pages.clear();
    later.clear();
    answered.clear();
  });

  const urlOf = (target: Target): string => TARGETS[target]({ victim, closed });

  /** Adds a page to the site. `next` answers from the second request on. */
  function serve(html: string, next?: (response: ServerResponse) => unknown): string {
    const path = `/${pages.size + 1}`;
    pages.set(path, html);
    if (next) later.set(path, next);
    return `http://acme.test:${site.port}${path}`;
  }

  const crawl = (url: string, maxPages = 1) =>
    crawler.crawl({
      url,
      maxPages,
      signal: new AbortController().signal,
      saveAsset: async () => ({ key: 'k', assetPath: '/assets/k' }),
      onProgress: () => undefined,
    });

  /** The title of the page that was read, or the reason why none was. */
  const outcomeOf = (url: string): Promise<string> =>
    crawl(url).then(
      ({ pages: [first] }) => `${first?.title}, ${first?.text.length} texts`,
      (error) => error.publicReason ?? String(error),
    );

  /** Whether egress refused it or could not connect: then the browser tried to go there. */
  const wasTried = (to: string): boolean => {
    const { hostname, port } = new URL(to);
    return refusals.some((refusal) => refusal.host === hostname && refusal.port === Number(port));
  };

  /** Crawls a page of each case: how many were read, and what went wrong with the others. */
  async function visit(cases: Case[]): Promise<{ read: number; amiss: object[] }> {
    const queue = cases
      .map((one) => ({ ...one, to: urlOf(one.target) }))
      .map((one) => ({ ...one, url: serve(page(WAYS[one.way]?.(one.to) ?? '', one.moment)) }))
      .values();
    const amiss: object[] = [];
    let read = 0;
    const crawlQueued = async (): Promise<void> => {
      for (const { way, target, moment, to, url } of queue) {
        const outcome = await outcomeOf(url);
        const tried = isStopped(way, target) || wasTried(to);
        if (outcome === READ && tried) read += 1;
        else amiss.push({ way, target, moment, outcome, tried });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, crawlQueued));
    return { read, amiss };
  }

  return { urlOf, serve, crawl, outcomeOf, visit, refusals };
}

/** Browsers themselves block these navigations: egress has nothing to refuse. */
const isStopped = (way: string, target: Target): boolean => way === 'a new window' || target === 'a file';
