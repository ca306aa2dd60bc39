import { manageWorkspaces as act } from '@brandprint/operator';
import type { WorkspacesCommand } from '../args.ts';
import { withCommandDatabase } from '../runtime/with-command-database.ts';
import type { CommandContext } from './context.ts';

/** Creates and lists workspaces, and sets their subscription and limits. A running server applies changes at once. */
export async function runWorkspaces(command: WorkspacesCommand, context: CommandContext): Promise<number> {
  await withCommandDatabase(command, context, (database) => act(command, database));
  return 0;
}
