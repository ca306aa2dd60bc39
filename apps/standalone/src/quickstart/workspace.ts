import { type Database, ensureWorkspace } from '@brandprint/database';

/** First steps should not reach the hourly limit. */
const PARSE_LIMIT = 1000;

/** The workspace of the quickstart and of the command line without a server, so that both have the same brands. */
export const ensureQuickstartWorkspace = (database: Database) =>
  ensureWorkspace(database, 'quickstart', { parseLimit: PARSE_LIMIT });
