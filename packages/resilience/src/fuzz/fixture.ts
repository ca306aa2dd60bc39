import { randomBytes } from 'node:crypto';
import { createApiKey, createDatabase, revokeApiKey } from '@brandprint/database';
import { createDirectoryStore } from '@brandprint/storage';
import pg from 'pg';
import { FILES, fileKey, WORKSPACES, workspaceId } from './resource-ids.ts';
import { seedWorkspaces } from './seed-workspaces.ts';

/** The tokens of a workspace. */
export interface Tokens {
  key: string;
  revoked: string;
  person: string;
}

export interface FuzzFixture {
  tokens: Tokens[];
  /** Inserts again what requests have deleted. */
  reseed(): Promise<void>;
  stop(): Promise<void>;
}

const NUMBERS = Array.from({ length: WORKSPACES }, (_, workspace) => workspace);

/** Fills a migrated database and the directory `store` with resources of every kind. */
export async function createFuzzFixture(databaseUrl: string, store: string): Promise<FuzzFixture> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await seedWorkspaces(db, WORKSPACES);
    const files = createDirectoryStore(store);
    for (const workspace of NUMBERS) {
      for (const [name, type] of Object.entries(FILES)) {
        await files.put(fileKey(workspace, name), randomBytes(2_000), type);
      }
    }
    const tokens = await createTokens(databaseUrl);
    return { tokens, reseed: () => seedWorkspaces(db, WORKSPACES), stop: () => db.end() };
  } catch (error) {
    await db.end();
    throw error;
  }
}

async function createTokens(databaseUrl: string): Promise<Tokens[]> {
  const database = createDatabase(databaseUrl);
  const mint = async (workspace: number): Promise<Tokens> => {
    const id = workspaceId(workspace);
    const own = await createApiKey(database, { workspaceId: id, environment: workspace % 2 ? 'prod' : 'stag' });
    const other = await createApiKey(database, { workspaceId: id, environment: 'prod' });
    await revokeApiKey(database, other.id);
    return { key: own.key, revoked: other.key, person: `person:${id}` };
  };
  try {
    return await Promise.all(NUMBERS.map(mint));
  } finally {
    await database.stop();
  }
}
