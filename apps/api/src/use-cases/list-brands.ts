import type { BrandListQuery, BrandListResponse } from '@brandprint/contracts';
import { listBrands as list } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import { readCursor, signCursor } from '../cursor.ts';
import { brandSummary } from '../views/brand.ts';
import type { Context } from './context.ts';

export async function listBrands(
  { deps, caller }: Context,
  { status, limit, cursor }: BrandListQuery,
): Promise<z.infer<typeof BrandListResponse>> {
  const { workspaceId } = caller;
  const scope = `brands:${workspaceId}`;
  const after = cursor === undefined ? undefined : readCursor(deps.secretsKey, scope, cursor);
  if (after === null) throw brokenCursor();

  const rows = await list(deps.pipeline.database.prisma, { workspaceId, status, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  const now = new Date();
  return {
    data: page.map((row) => brandSummary(row, now)),
    pagination: { has_more: more, next_cursor: more ? signCursor(deps.secretsKey, scope, last) : '' },
  };
}

function brokenCursor(): ApiError {
  const message = 'must be the next_cursor of an earlier page';
  return new ApiError('VALIDATION_ERROR', { message: `cursor: ${message}`, details: [{ path: 'cursor', message }] });
}
