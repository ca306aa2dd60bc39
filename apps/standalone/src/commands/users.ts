import { manageUsers as act } from '@brandprint/operator/users';
import type { UsersCommand } from '../args.ts';
import { withCommandDatabase } from '../runtime/with-command-database.ts';
import type { CommandContext } from './context.ts';

/** Invites, lists and disables people. A running server applies changes at once. */
export async function runUsers(command: UsersCommand, context: CommandContext): Promise<number> {
  const { PUBLIC_BASE_URL } = context.settings;
  await withCommandDatabase(command, context, (database) => act(command, database, PUBLIC_BASE_URL));
  return 0;
}
