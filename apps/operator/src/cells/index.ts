import { createDatabase, openCell } from '@brandprint/database';
import { createMetrics } from '@brandprint/operations';
import { createLogger, printLine, UserError } from '@brandprint/platform';
import { createS3Store, createS3StoreFromEnv } from '@brandprint/storage';
import { readLookUpSettings, readMoveSettings } from '../env.ts';
import type { CellsAction } from './args.ts';
import { cancelMove, type MoveOptions, moveWorkspace } from './move-workspace.ts';
import { serveLookUp } from './serve-look-up.ts';

/** Serves the look-up until a signal, or moves a workspace from this cell to another one. */
export async function manageCells(command: CellsAction): Promise<void> {
  if (command.action === 'move') return move(command.workspace, command);
  const settings = readLookUpSettings();
  const logger = createLogger({ level: settings.LOG_LEVEL, service: 'lookup', secrets: [...settings.CELLS.values()] });
  const metrics = createMetrics({ apps: ['lookup'], logger, process: true });
  const { LOOKUP_PORT: port, LOOKUP_CONNECTIONS: connections } = settings;
  const lookUp = await serveLookUp(settings.CELLS, { port, connections, logger, metrics });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await lookUp.stop();
}

async function move(workspace: string, { cancel, ...options }: MoveOptions & { cancel: boolean }): Promise<void> {
  const settings = readMoveSettings();
  const target = {
    endpoint: settings.TARGET_S3_ENDPOINT,
    bucket: settings.TARGET_S3_BUCKET,
    accessKey: settings.TARGET_S3_ACCESS_KEY,
    secretKey: settings.TARGET_S3_SECRET_KEY,
  };
  if (target.endpoint === settings.S3_ENDPOINT && target.bucket === settings.S3_BUCKET)
    throw new UserError('TARGET_S3_BUCKET is the bucket of this cell: each cell needs one of its own.');
  const database = createDatabase(settings.DATABASE_URL, { maxConnections: 1 });
  const from = await openCell(settings.DATABASE_URL, 'DATABASE_URL');
  try {
    const opening = openCell(settings.TARGET_DATABASE_URL, 'TARGET_DATABASE_URL');
    if (cancel) {
      const to = await opening.catch(() => null);
      return await cancelMove(workspace, from, to, printLine).finally(() => to?.stop());
    }
    const to = await opening;
    try {
      const origin = { cell: from, store: createS3StoreFromEnv(settings), database };
      await moveWorkspace(workspace, options, origin, { cell: to, store: createS3Store(target) }, printLine);
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
    await database.stop();
  }
}
