import { removeBrand } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import { brandPrefix } from '@brandprint/storage';
import type { Context } from '../context.ts';

/**
 * Deletes a brand: its rows at once, which also stops workers from writing more; then its binaries. The courier removes
 * later what the store fails to remove now, or what a worker still writes.
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
