import type { SectionName } from '@brandprint/contracts';
import { readSection, type SectionRow } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { type SectionView, sectionView } from '../views/section.ts';
import { requireSubscription } from './require-subscription.ts';

export async function getSection(
  { deps, caller }: Context,
  key: { brandId: string; section: SectionName },
): Promise<SectionView> {
  requireSubscription(caller);
  const { database } = deps.pipeline;
  return sectionView(requireAnalysis(await readSection(database, { ...key, workspaceId: caller.workspaceId })));
}

/** There is nothing to read or edit while a brand shows no analysis: before one completed, and while another is made. */
export function requireAnalysis(section: SectionRow | null): SectionRow {
  if (!section) throw new ApiError('BRAND_NOT_FOUND');
  if (!section.shown) throw new ApiError('ANALYSIS_NOT_COMPLETE');
  return section;
}
