import { type Caller, fencedDatabase } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { AppDeps } from '../deps.ts';

const RETRY_SECONDS = 2;
const movingError = () =>
  new ApiError('UNAVAILABLE', {
    message: 'This workspace is being moved. Please retry in a few seconds',
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });

/** Throws UNAVAILABLE if the workspace is on its way to another cell. One that is about to leave can still be read. */
export function requireHere({ move }: Caller, { reads }: { reads: boolean }): void {
  if (move !== null && !(reads && move === 'leaving')) throw movingError();
}

/** The same, whose transactions write nothing while the workspace is being moved. */
export const withFence = (deps: AppDeps, { workspaceId }: Caller): AppDeps => ({
  ...deps,
  pipeline: { ...deps.pipeline, database: fencedDatabase(deps.pipeline.database, workspaceId, movingError) },
});
