import { keys as act } from '@brandprint/operator';
import type { KeysCommand } from '../args.ts';
import { withDatabase } from '../runtime/with-database.ts';
import type { Context } from './context.ts';

/** Makes, lists and revokes API keys: in the running database of a data folder, or in one started for the moment. */
export async function keys(command: KeysCommand, context: Context): Promise<number> {
  await withDatabase(command, context, (database) => act(command, database));
  return 0;
}
