import { createWorkspace, type Database, findWorkspace, listWorkspaces, updateWorkspace } from '@brandprint/database';
import { printLine, UserError } from '@brandprint/platform';
import type { AssetStore } from '@brandprint/storage';
import type { WorkspacesAction } from './args.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { fenced } from './fenced.ts';

/**
 * Creates, lists and deletes workspaces, and sets their subscription and limits. A running server applies changes at
 * once. `openStore` is only called to delete files.
 */
export async function manageWorkspaces(
  command: WorkspacesAction,
  database: Database,
  openStore: () => Pick<AssetStore, 'deletePrefix'>,
): Promise<void> {
  switch (command.action) {
    case 'create': {
      const { workspace, parseLimit } = command;
      const created = await createWorkspace(database, workspace, { parseLimit });
      if (!created) throw new UserError(`Workspace ${workspace} already exists.`);
      printLine(`Created workspace ${workspace}. Its id:`);
      printLine(created.id);
      return;
    }
    case 'list':
      for (const { id, name, subscription, createdAt, ...own } of await listWorkspaces(database)) {
        const limits = [
          `limit ${own.parseLimit ?? 'default'}`,
          `concurrency ${own.concurrency ?? 'default'}`,
          `edits ${own.editMegabytes === null ? 'default' : `${own.editMegabytes} MB`}`,
        ];
        printLine([id, name, subscription, ...limits, `created ${createdAt.toISOString()}`].join('  '));
      }
      return;
    case 'delete':
      return deleteWorkspace(command, database, openStore());
    case 'subscription': {
      const { workspace, subscription } = command;
      await update(database, workspace, { subscription });
      printLine(`The subscription of ${workspace} is ${subscription}.`);
      return;
    }
    case 'limit': {
      const { workspace, parseLimit } = command;
      await update(database, workspace, { parseLimit });
      printLine(`The hourly limit of ${workspace} is ${parseLimit ?? 'the default'}.`);
      return;
    }
    case 'concurrency': {
      const { workspace, concurrency } = command;
      await update(database, workspace, { concurrency });
      printLine(`The concurrency of ${workspace} is ${concurrency ?? 'the default'}.`);
      return;
    }
    case 'edits': {
      const { workspace, editMegabytes } = command;
      await update(database, workspace, { editMegabytes });
      printLine(
        `The limit of edits and history of ${workspace} is ${editMegabytes === null ? 'the default' : `${editMegabytes} MB`}.`,
      );
    }
  }
}

async function update(
  database: Database,
  workspace: string,
  change: Parameters<typeof updateWorkspace>[2],
): Promise<void> {
  const found = await findWorkspace(database, workspace);
  const ids = found ? [found.id] : [];
  if (!(await fenced(database, ids).transaction((tx) => updateWorkspace(tx, workspace, change))))
    throw new UserError(`Workspace ${workspace} does not exist (see: npm run workspaces -- list).`);
}
