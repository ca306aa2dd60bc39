export type { SaveAsset } from './assets.ts';
export { browserEnvironment, findBrowser } from './browser/find-browser.ts';
export { browserFlags } from './browser/flags.ts';
export { type BrowserPool, type BrowserPoolOptions, createBrowserPool } from './browser/pool.ts';
export { type Crawler, type CrawlRequest, createCrawler } from './crawler.ts';
export { createHostMatcher } from './robots/host-pattern.ts';
export { type CrawlerDeps, startCrawler } from './start.ts';
export { createUserAgent } from './user-agent.ts';
