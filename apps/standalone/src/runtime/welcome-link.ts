import { createLink, type Database } from '@brandprint/database';

/** Signs the owner in, once. */
export interface WelcomeLink {
  url: string;
  /** How long it is valid. */
  minutes: number;
}

/** A link to the dashboard. The token is in the fragment, which no server gets to see. */
export async function createWelcomeLink(
  database: Database,
  baseUrl: string,
  target: { workspaceId?: string; brandId?: string } = {},
): Promise<WelcomeLink> {
  const { token, minutes } = await createLink(database, 'first_run', target);
  return { url: `${baseUrl}/app/welcome#token=${token}`, minutes };
}
