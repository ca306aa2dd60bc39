import { manageWorkspaces as act } from '@brandprint/operator/workspaces';
import type { WorkspacesCommand } from '../args.ts';
import { findAssetStore } from '../runtime/asset-store.ts';
import { withCommandDatabase } from '../runtime/with-command-database.ts';
import type { CommandContext } from './context.ts';

/** Creates, lists and deletes workspaces, and sets their subscription and limits. A running server applies changes at once. */
export async function runWorkspaces(command: WorkspacesCommand, context: CommandContext): Promise<number> {
  await withCommandDatabase(command, context, (database) =>
    act(command, database, () => findAssetStore(context.settings, command.data)),
  );
  return 0;
}
