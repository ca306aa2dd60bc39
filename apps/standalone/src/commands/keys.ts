import { manageKeys as act } from '@brandprint/operator/keys';
import type { KeysCommand } from '../args.ts';
import { withCommandDatabase } from '../runtime/with-command-database.ts';
import type { CommandContext } from './context.ts';

/** Creates, lists and revokes API keys, in the running database of a data folder or in one started temporarily. */
export async function runKeys(command: KeysCommand, context: CommandContext): Promise<number> {
  await withCommandDatabase(command, context, (database) => act(command, database));
  return 0;
}
