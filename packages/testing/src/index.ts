export { type Site, type SiteRequest, type SiteRoute, serveFolder, startSite } from './site.ts';
