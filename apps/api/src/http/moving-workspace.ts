import { type Caller, fencedDatabase } from '@brandprint/database';
import { movingError } from '@brandprint/identity';
import type { AppDeps } from '../deps.ts';

/** Throws UNAVAILABLE if the workspace is on its way to another cell. One that is about to leave can still be read. */
export function requireHere({ move }: Caller, { reads }: { reads: boolean }): void {
  if (move !== null && !(reads && move === 'leaving')) throw movingError();
}

/** The same, whose transactions write nothing while the workspace is being moved. */
export const withFence = (deps: AppDeps, { workspaceId }: Caller): AppDeps => ({
  ...deps,
  pipeline: { ...deps.pipeline, database: fencedDatabase(deps.pipeline.database, [workspaceId], movingError) },
});
