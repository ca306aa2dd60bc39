import type { BrandListQuery, BrandListResponse } from '@brandprint/contracts';
import { listBrandRows as list } from '@brandprint/database';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { brandSummary } from '../views/brand.ts';
import { paginate } from './paginate.ts';

export async function listBrands(context: Context, query: BrandListQuery): Promise<z.infer<typeof BrandListResponse>> {
  const { workspaceId } = context.caller;
  const { status, q = '' } = query;
  const now = new Date();
  return paginate(context, {
    scope: JSON.stringify(['brands', status, q]),
    query,
    read: (page) => list(context.deps.pipeline.database, { workspaceId, status, q, ...page }),
    view: (row) => brandSummary(row, now),
  });
}
