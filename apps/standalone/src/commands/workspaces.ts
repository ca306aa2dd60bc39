import { changeWorkspace, createWorkspace, type Database, listWorkspaces } from '@brandprint/database';
import { UserError } from '@brandprint/platform';
import type { WorkspacesCommand } from '../args.ts';
import { withDatabase } from '../runtime/with-database.ts';
import { type Context, say } from './context.ts';

/** Makes and lists workspaces, and sets their subscription and hourly limit: a server that runs goes by it at once. */
export async function workspaces(command: WorkspacesCommand, context: Context): Promise<number> {
  await withDatabase(command, context, (database) => act(command, database));
  return 0;
}

async function act(command: WorkspacesCommand, { prisma }: Database): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, parseLimit } = command;
      const made = await createWorkspace(prisma, workspace, { parseLimit });
      if (!made) throw new UserError(`There is a workspace ${workspace} already.`);
      say(`Made the workspace ${workspace}. Its id:`);
      say(made.id);
      return;
    }
    case 'list':
      for (const { id, name, subscription, parseLimit, createdAt } of await listWorkspaces(prisma)) {
        const limit = `limit ${parseLimit ?? 'default'}`;
        say([id, name, subscription, limit, `made ${createdAt.toISOString()}`].join('  '));
      }
      return;
    case 'subscription': {
      const { workspace, subscription } = command;
      mustBeThere(workspace, await changeWorkspace(prisma, workspace, { subscription }));
      say(`The subscription of ${workspace} is ${subscription}.`);
      return;
    }
    case 'limit': {
      const { workspace, parseLimit } = command;
      mustBeThere(workspace, await changeWorkspace(prisma, workspace, { parseLimit }));
      say(`The hourly limit of ${workspace} is ${parseLimit ?? 'the default'}.`);
    }
  }
}

function mustBeThere(workspace: string, there: boolean): void {
  if (!there) throw new UserError(`There is no workspace ${workspace} (see: npm run workspaces -- list).`);
}
