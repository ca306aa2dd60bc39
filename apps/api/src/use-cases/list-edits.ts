import type { EditHistoryQuery, EditHistoryResponse } from '@brandprint/contracts';
import { listEditRows as list } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { editHistoryEntry } from '../views/edit-history-entry.ts';
import { paginate } from './paginate.ts';
import { requireSubscription } from './require-subscription.ts';

/** Maximum data of one page, apart from its first entry. Sections may be large, and each entry has two of them. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

export async function listEdits(
  context: Context,
  { brandId }: { brandId: string },
  query: EditHistoryQuery,
): Promise<z.infer<typeof EditHistoryResponse>> {
  const { deps, caller, brand } = context;
  requireSubscription(caller);
  if (!brand) throw new ApiError('BRAND_NOT_FOUND');
  const { database } = deps.pipeline;
  const { section } = query;
  return paginate(context, {
    scope: `edit-history:${brandId}:${section ?? ''}`,
    query,
    read: (page) =>
      list(database, { workspaceId: caller.workspaceId, brandId, section, ...page, maxBytes: MAX_PAGE_BYTES }),
    fits: (row) => row.fits,
    view: editHistoryEntry,
  });
}
