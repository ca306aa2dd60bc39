import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLink, type Database } from '@brandprint/database';

/** Where the dashboard is built. */
const DASHBOARD_PAGE = join(import.meta.dirname, '../../../dashboard/dist/index.html');

/** Signs the owner in, once. */
export interface WelcomeLink {
  url: string;
  /** How long it is valid. */
  minutes: number;
}

/** A link to the dashboard; null if there is none to open. The token is in the fragment, which no server gets to see. */
export async function createWelcomeLink(
  database: Database,
  baseUrl: string,
  target: { workspaceId?: string; brandId?: string } = {},
  page = DASHBOARD_PAGE,
): Promise<WelcomeLink | null> {
  if (!existsSync(page)) return null;
  const { token, minutes } = await createLink(database, 'first_run', target);
  return { url: `${baseUrl}/app/welcome#token=${token}`, minutes };
}
