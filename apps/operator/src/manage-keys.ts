import {
  type ApiKeyRow,
  createApiKey,
  type Database,
  ensureWorkspace,
  findWorkspaceOfKey,
  hasWorkspace,
  listApiKeys,
  revokeApiKey,
} from '@brandprint/database';
import { printLine, UserError } from '@brandprint/platform';
import type { KeysAction } from './args.ts';
import { fenced } from './fenced.ts';

/** Creates, lists and revokes API keys. */
export async function manageKeys(command: KeysAction, database: Database): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, environment, description, createWorkspace } = command;
      if (!createWorkspace && !(await hasWorkspace(database, workspace))) {
        throw new UserError(
          `Workspace ${workspace} does not exist. If the name is right, add --create-workspace (existing ones: workspaces list).`,
        );
      }
      const { id: workspaceId } = await ensureWorkspace(database, workspace);
      const { key } = await fenced(database, [workspaceId]).transaction((tx) =>
        createApiKey(tx, { workspaceId, environment, description }),
      );
      printLine(`Created a key for workspace ${workspace}. It is shown only once:`);
      printLine(key);
      return;
    }
    case 'list':
      if (command.workspace !== undefined && !(await hasWorkspace(database, command.workspace))) {
        throw new UserError(`Workspace ${command.workspace} does not exist (see: npm run workspaces -- list).`);
      }
      for (const key of await listApiKeys(database, command.workspace)) printLine(formatKey(key));
      return;
    case 'revoke': {
      const workspaceId = await findWorkspaceOfKey(database, command.id);
      const owners = workspaceId === null ? [] : [workspaceId];
      if (!(await fenced(database, owners).transaction((tx) => revokeApiKey(tx, command.id)))) {
        throw new UserError(`No active key has the id ${command.id} (see: npm run keys -- list).`);
      }
      printLine(`Revoked ${command.id}.`);
    }
  }
}

function formatKey(key: ApiKeyRow & { workspace: string }): string {
  const used = key.lastUsedAt ? `used ${key.lastUsedAt.toISOString()}` : 'never used';
  const state = key.revokedAt ? `revoked ${key.revokedAt.toISOString()}` : 'active';
  const parts = [key.id, key.workspace, `${key.hint}…`, `created ${key.createdAt.toISOString()}`, used, state];
  return [...parts, ...(key.description ? [key.description] : [])].join('  ');
}
