import { areHome, type Database, findHomes, type People } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';

const RETRY_SECONDS = 2;

export const movingError = (): ApiError =>
  new ApiError('UNAVAILABLE', {
    message: 'This workspace is being moved. Please retry in a few seconds',
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });

/**
 * Does work that writes about people. Throws UNAVAILABLE while one of their workspaces is being moved to another cell,
 * also if the move began meanwhile: then the other cell may not have what was written, so nobody is told that it was.
 */
export async function whileAtHome<T>(database: Database, people: People, work: () => Promise<T>): Promise<T> {
  const { workspaceIds, isMoving } = await findHomes(database, people);
  if (isMoving) throw movingError();
  const result = await work();
  if (!(await areHome(database, workspaceIds))) throw movingError();
  return result;
}
