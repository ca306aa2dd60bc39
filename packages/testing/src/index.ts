export { createTestDatabase, type TestDatabase } from './database.ts';
export { type Site, type SiteRequest, type SiteRoute, serveFolder, startSite } from './site.ts';
export { waitFor } from './wait-for.ts';
