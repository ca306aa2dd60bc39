import { ApiError } from '@brandprint/platform';
import { readCursor, signCursor } from '../cursor.ts';
import type { Context } from './context.ts';

interface Place {
  createdAt: Date;
  id: string;
}

/**
 * One page of a list that is ordered by (created_at, id), newest first. `scope` names the list with its filters: a cursor of
 * another one is broken. `read` answers at most `limit` rows after a place. Throws VALIDATION_ERROR for a broken cursor.
 */
export async function readPage<Row extends Place, Item>(
  { deps, caller }: Context,
  list: {
    scope: string;
    query: { limit: number; cursor?: string | undefined };
    read: (place: { after: Place | undefined; limit: number }) => Promise<Row[]>;
    view: (row: Row) => Item;
  },
): Promise<{ data: Item[]; pagination: { has_more: boolean; next_cursor: string } }> {
  const { limit, cursor } = list.query;
  const scope = `${list.scope}:${caller.workspaceId}`;
  const after = cursor === undefined ? undefined : readCursor(deps.secretsKey, scope, cursor);
  if (after === null) throw brokenCursor();

  const rows = await list.read({ after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    data: page.map(list.view),
    pagination: { has_more: more, next_cursor: more ? signCursor(deps.secretsKey, scope, last) : '' },
  };
}

function brokenCursor(): ApiError {
  const message = 'must be the next_cursor of an earlier page';
  return new ApiError('VALIDATION_ERROR', { message: `cursor: ${message}`, details: [{ path: 'cursor', message }] });
}
