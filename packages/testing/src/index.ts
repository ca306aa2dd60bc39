export { type DatabaseWithPrisma, prismaOf, withPrisma, withSelect } from '@brandprint/database/testing';
export { BUSY_TIMEOUT_MS, createTestDatabase, type TestDatabase } from './database.ts';
export { onPostgres } from './env.ts';
export { isInstalled } from './is-installed.ts';
export { createSessionIssuer, type SessionIssuer } from './session-issuer.ts';
export { type Site, type SiteRequest, type SiteRoute, startSite } from './site.ts';
export { createTestLog, type TestLog } from './test-log.ts';
export { waitFor } from './wait-for.ts';
export { type TestWarnings, watchWarnings } from './warnings.ts';
