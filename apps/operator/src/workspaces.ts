import { changeWorkspace, createWorkspace, type Database, listWorkspaces } from '@brandprint/database';
import { UserError } from '@brandprint/platform';
import type { WorkspacesAction } from './args.ts';
import { say } from './say.ts';

/** Makes and lists workspaces, and sets their subscription and hourly limit: a server that runs goes by it at once. */
export async function workspaces(command: WorkspacesAction, database: Database): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, parseLimit } = command;
      const made = await createWorkspace(database, workspace, { parseLimit });
      if (!made) throw new UserError(`There is a workspace ${workspace} already.`);
      say(`Made the workspace ${workspace}. Its id:`);
      say(made.id);
      return;
    }
    case 'list':
      for (const { id, name, subscription, parseLimit, concurrency, createdAt } of await listWorkspaces(database)) {
        const limits = [`limit ${parseLimit ?? 'default'}`, `concurrency ${concurrency ?? 'default'}`];
        say([id, name, subscription, ...limits, `made ${createdAt.toISOString()}`].join('  '));
      }
      return;
    case 'subscription': {
      const { workspace, subscription } = command;
      mustBeThere(workspace, await changeWorkspace(database, workspace, { subscription }));
      say(`The subscription of ${workspace} is ${subscription}.`);
      return;
    }
    case 'limit': {
      const { workspace, parseLimit } = command;
      mustBeThere(workspace, await changeWorkspace(database, workspace, { parseLimit }));
      say(`The hourly limit of ${workspace} is ${parseLimit ?? 'the default'}.`);
      return;
    }
    case 'concurrency': {
      const { workspace, concurrency } = command;
      mustBeThere(workspace, await changeWorkspace(database, workspace, { concurrency }));
      say(`${workspace} has ${concurrency ?? 'the default number of'} analyses side by side.`);
    }
  }
}

function mustBeThere(workspace: string, there: boolean): void {
  if (!there) throw new UserError(`There is no workspace ${workspace} (see: npm run workspaces -- list).`);
}
