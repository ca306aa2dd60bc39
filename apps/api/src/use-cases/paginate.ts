import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { signCursor, verifyCursor } from '../cursor.ts';

interface ListPosition {
  createdAt: Date;
  id: string;
}

/**
 * One page of a list ordered by (created_at, id), newest first. `scope` names the list with its filters: a cursor of
 * another list is invalid, and an empty one, as on a last page, counts as none. `read` returns at most `limit` rows
 * after a position. Throws VALIDATION_ERROR for an invalid cursor.
 */
export async function paginate<Row extends ListPosition, Item>(
  { deps, caller }: Context,
  list: {
    scope: string;
    query: { limit: number; cursor?: string | undefined };
    read: (position: { after: ListPosition | undefined; limit: number }) => Promise<Row[]>;
    /** Whether a row still fits on the page, for large rows: the first that does not fit starts the next page. */
    fits?: (row: Row) => boolean;
    view: (row: Row) => Item;
  },
): Promise<{ data: Item[]; pagination: { has_more: boolean; next_cursor: string } }> {
  const { limit, cursor } = list.query;
  const scope = `${list.scope}:${caller.workspaceId}`;
  const after = cursor ? verifyCursor(deps.secretsKey, scope, cursor) : undefined;
  if (after === null) throw invalidCursor();

  const rows = await list.read({ after, limit: limit + 1 });
  const next = rows.findIndex((row, index) => index === limit || list.fits?.(row) === false);
  const page = next < 0 ? rows : rows.slice(0, next);
  const last = next < 0 ? undefined : page.at(-1);
  return {
    data: page.map(list.view),
    pagination: { has_more: last !== undefined, next_cursor: last ? signCursor(deps.secretsKey, scope, last) : '' },
  };
}

function invalidCursor(): ApiError {
  const message = 'must be the next_cursor of an earlier page';
  return new ApiError('VALIDATION_ERROR', { message: `cursor: ${message}`, details: [{ path: 'cursor', message }] });
}
