import { removeBrand } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import { brandPrefix } from '@brandprint/storage';
import type { Context } from '../context.ts';

/**
 * Removes a brand: its rows at once, with them the right of whatever works on it to write anything more; then its binaries.
 * Those that the store does not remove now, or that a worker still writes, are removed by the courier later.
 */
export async function deleteBrand({ deps, caller }: Context, { brandId }: { brandId: string }): Promise<void> {
  const { workspaceId } = caller;
  if (!(await removeBrand(deps.pipeline, { workspaceId, brandId }))) throw new ApiError('BRAND_NOT_FOUND');
  try {
    await deps.store.deletePrefix(brandPrefix(brandId));
  } catch (error) {
    deps.logger.warn('could not delete the assets of a deleted brand; the courier will retry', {
      brand: brandId,
      error,
    });
  }
}
