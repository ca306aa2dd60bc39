import { workspaces as act } from '@brandprint/operator';
import type { WorkspacesCommand } from '../args.ts';
import { withDatabase } from '../runtime/with-database.ts';
import type { Context } from './context.ts';

/** Makes and lists workspaces, and sets their subscription and hourly limit: a server that runs goes by it at once. */
export async function workspaces(command: WorkspacesCommand, context: Context): Promise<number> {
  await withDatabase(command, context, (database) => act(command, database));
  return 0;
}
