import { hasUsers } from '@brandprint/database';
import { Lifecycle, printLine } from '@brandprint/platform';
import type { StartCommand } from '../args.ts';
import { openDataDir } from '../runtime/data-dir.ts';
import { startProduct } from '../runtime/start-product.ts';
import { createWelcomeLink } from '../runtime/welcome-link.ts';
import { type CommandContext, waitForStop } from './context.ts';

/** Serves until it is stopped. */
export async function runStart(
  command: StartCommand,
  { settings, logger, stop, abort }: CommandContext,
): Promise<number> {
  const dir = await openDataDir(command.data, command.name);
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('data folder', dir, async (it) => it.release());
  try {
    const { port } = command;
    const options = { settings, dir, logger, lifecycle, onLost: abort, port, host: '0.0.0.0', buildsDashboard: true };
    const { url, database } = await startProduct(options);
    printLine(`Brandprint is listening on ${url}`);
    printLine(
      `Data directory: ${dir.path}. Create an API key: npm run keys -- create --workspace NAME --create-workspace${dataFlag(command.data)}`,
    );
    const first = (await hasUsers(database))
      ? null
      : await createWelcomeLink(database, settings.PUBLIC_BASE_URL ?? url);
    if (first) printLine(`Sign in as the owner (works once, for ${first.minutes} minutes): ${first.url}`);
    await waitForStop(stop);
    return 0;
  } finally {
    await lifecycle.stop();
  }
}

const dataFlag = (data: string | undefined) => (data === undefined ? '' : ` --data ${data}`);
