import {
  createApiKey,
  createDatabase,
  type Database,
  ensureWorkspace,
  listApiKeys,
  migrateDatabase,
  revokeApiKey,
} from '@brandprint/database';
import { Lifecycle, UserError } from '@brandprint/platform';
import type { KeysCommand } from '../args.ts';
import { databaseUrl } from '../runtime/database-url.ts';
import { reachable } from '../runtime/reachable.ts';
import { type Context, say } from './context.ts';

/** Makes, lists and revokes API keys: in the running database of a data folder, or in one started for the moment. */
export async function keys(command: KeysCommand, { settings, logger }: Context): Promise<number> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await databaseUrl(command, { settings, logger, lifecycle });
    await reachable('DATABASE_URL', () => migrateDatabase(url));
    const database = lifecycle.add('database', createDatabase(url, { maxConnections: 1 }), (it) => it.stop());
    await act(command, database);
    return 0;
  } finally {
    await lifecycle.stop();
  }
}

async function act(command: KeysCommand, { prisma }: Database): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, environment } = command;
      const { id: workspaceId } = await ensureWorkspace(prisma, workspace);
      const { key } = await createApiKey(prisma, { workspaceId, environment });
      say(`A new key for the workspace ${workspace}. It is shown only this once:`);
      say(key);
      return;
    }
    case 'list':
      for (const key of await listApiKeys(prisma, command.workspace)) {
        const state = key.revokedAt ? `revoked ${key.revokedAt.toISOString()}` : 'works';
        say([key.id, key.workspace, `${key.hint}…`, `made ${key.createdAt.toISOString()}`, state].join('  '));
      }
      return;
    case 'revoke':
      if (!(await revokeApiKey(prisma, command.id))) {
        throw new UserError(`There is no working key with the id ${command.id} (see: npm run keys -- list).`);
      }
      say(`Revoked ${command.id}.`);
  }
}
