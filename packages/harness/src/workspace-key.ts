import { createApiKey, createDatabase, ensureWorkspace } from '@brandprint/database';

export interface WorkspaceKey {
  workspaceId: string;
  keyId: string;
  /** The secret. */
  key: string;
}

const UNLIMITED_PARSES = 1_000_000_000;

/** Creates an API key in a workspace without a limit on parse requests. */
export async function createWorkspaceKey(databaseUrl: string): Promise<WorkspaceKey> {
  const database = createDatabase(databaseUrl);
  try {
    const { id: workspaceId } = await ensureWorkspace(database, 'bench', { parseLimit: UNLIMITED_PARSES });
    const { id: keyId, key } = await createApiKey(database, { workspaceId, environment: 'prod' });
    return { workspaceId, keyId, key };
  } finally {
    await database.stop();
  }
}
