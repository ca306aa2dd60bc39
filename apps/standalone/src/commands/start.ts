import { Lifecycle } from '@brandprint/platform';
import type { StartCommand } from '../args.ts';
import { openDataDir } from '../runtime/data-dir.ts';
import { startProduct } from '../runtime/product.ts';
import { type Context, say, untilStopped } from './context.ts';

/** Serves until it is told to stop. */
export async function start(command: StartCommand, { settings, logger, stop, giveUp }: Context): Promise<number> {
  const dir = await openDataDir(command.data, command.name);
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('data folder', dir, async (it) => it.release());
  try {
    const { port } = command;
    const options = { settings, dir, logger, lifecycle, onLost: giveUp, port, host: '0.0.0.0' };
    const { url } = await startProduct(options);
    say(`Brandprint serves at ${url}`);
    say(`Data is in ${dir.path}; a key for the API: npm run keys -- create --workspace NAME${dataFlag(command.data)}`);
    await untilStopped(stop);
    return 0;
  } finally {
    await lifecycle.stop();
  }
}

const dataFlag = (data: string | undefined) => (data === undefined ? '' : ` --data ${data}`);
