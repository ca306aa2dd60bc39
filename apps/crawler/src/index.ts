export type { SaveAsset } from './asset-collector.ts';
export { browserFlags } from './browser/browser-flags.ts';
export { type BrowserPool, type BrowserPoolOptions, createBrowserPool } from './browser/browser-pool.ts';
export { browserEnvironment, findBrowser } from './browser/find-browser.ts';
export { prepareBrowser } from './browser/prepare-browser.ts';
export { type Crawler, type CrawlRequest, createCrawler } from './crawler.ts';
export { createHostMatcher } from './robots/host-pattern.ts';
export { type CrawlerDeps, startCrawler } from './start.ts';
export { createUserAgent } from './user-agent.ts';
