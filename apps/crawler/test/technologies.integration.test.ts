import type { Evidence, WebSection } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCrawler } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';
import { type TechnologyCase, technologyCases } from './technologies.fixtures.ts';

const sites = new Map<string, Site>();
let cases: Record<string, TechnologyCase>;
let parts: CrawlerParts;
let analyse: (name: string) => Promise<WebSection>;

beforeAll(async () => {
  cases = await technologyCases();
  for (const [name, { routes }] of Object.entries(cases)) sites.set(name, await startSite(routes));
  parts = await startCrawlerParts({ allow: [...sites.values()].map(({ host }) => host).join() });
  const crawler = createCrawler(parts);
  analyse = async (name) => {
    const evidence: Evidence = await crawler.crawl({
      url: sites.get(name)?.url ?? '',
      maxPages: 1,
      signal: AbortSignal.timeout(30_000),
      onProgress: () => undefined,
      saveAsset: async () => ({ key: 'a', assetPath: '/a' }),
    });
    const assets = { read: async () => null, save: async () => Promise.reject(new Error('nothing is made')) };
    const extracted = await extractSection('web', { evidence, needs: {}, assets, signal: AbortSignal.timeout(5_000) });
    return extracted.data;
  };
});

afterAll(async () => {
  await parts?.stop();
  await Promise.all([...sites.values()].map((site) => site.stop()));
});

/** Every technology in a section, with its version. */
function named(web: WebSection): Record<string, string> {
  const lists = [
    ...[web.component_libraries, web.icon_libraries, web.meta_frameworks, web.state_management, web.auth],
    ...[web.deployment, [web.css_framework]],
  ].flat();
  const words = [web.language, web.runtime, web.package_manager, web.animation.library];
  return Object.fromEntries([
    ...lists.filter(({ name }) => name !== '').map(({ name, version }) => [name, version] as const),
    ...words.filter(Boolean).map((name) => [name, ''] as const),
  ]);
}

test('When sites consist of published files and bundles, then exactly their technologies are named, with versions', async () => {
  const found: Record<string, Record<string, string>> = {};
  const names = Object.keys(cases).values();
  const crawlQueued = async (): Promise<void> => {
    for (const name of names) found[name] = named(await analyse(name));
  };
  await Promise.all([crawlQueued(), crawlQueued(), crawlQueued()]);
  expect(found).toEqual(Object.fromEntries(Object.entries(cases).map(([name, { expected }]) => [name, expected])));
});
