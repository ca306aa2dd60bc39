import {
  type ApiKeyRow,
  createApiKey,
  type Database,
  ensureWorkspace,
  hasWorkspace,
  listApiKeys,
  revokeApiKey,
} from '@brandprint/database';
import { UserError } from '@brandprint/platform';
import type { KeysAction } from './args.ts';
import { say } from './say.ts';

/** Makes, lists and revokes API keys. */
export async function keys(command: KeysAction, database: Database): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, environment, description } = command;
      const { id: workspaceId } = await ensureWorkspace(database, workspace);
      const { key } = await createApiKey(database, { workspaceId, environment, description });
      say(`A new key for the workspace ${workspace}. It is shown only this once:`);
      say(key);
      return;
    }
    case 'list':
      if (command.workspace !== undefined && !(await hasWorkspace(database, command.workspace))) {
        throw new UserError(`There is no workspace ${command.workspace} (see: npm run workspaces -- list).`);
      }
      for (const key of await listApiKeys(database, command.workspace)) say(lineOf(key));
      return;
    case 'revoke':
      if (!(await revokeApiKey(database, command.id))) {
        throw new UserError(`There is no working key with the id ${command.id} (see: npm run keys -- list).`);
      }
      say(`Revoked ${command.id}.`);
  }
}

function lineOf(key: ApiKeyRow & { workspace: string }): string {
  const used = key.lastUsedAt ? `used ${key.lastUsedAt.toISOString()}` : 'never used';
  const state = key.revokedAt ? `revoked ${key.revokedAt.toISOString()}` : 'works';
  const parts = [key.id, key.workspace, `${key.hint}…`, `made ${key.createdAt.toISOString()}`, used, state];
  return [...parts, ...(key.description ? [key.description] : [])].join('  ');
}
