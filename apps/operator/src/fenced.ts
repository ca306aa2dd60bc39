import { type Database, fencedDatabase } from '@brandprint/database';
import { UserError } from '@brandprint/platform';

/** The workspace is being moved, so a command about it is refused. */
export class MovingError extends UserError {}

/** The database for a command that writes: its transactions fail while one of these workspaces is being moved. */
export const fenced = (database: Database, workspaceIds: readonly string[]): Database =>
  fencedDatabase(
    database,
    workspaceIds,
    (name) =>
      new MovingError(
        `Workspace ${name} is being moved to another cell, so nothing about it can change. Run this again in the cell where it is in use.`,
      ),
  );
