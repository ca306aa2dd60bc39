import type { SectionName, SectionQuery } from '@brandprint/contracts';
import { readSection, type SectionRow } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { extractedView, provisionalView, type SectionView, sectionView } from '../views/section.ts';
import { requireSubscription } from './require-subscription.ts';

export async function getSection(
  { deps, caller }: Context,
  key: { brandId: string; section: SectionName },
  { source, provisional }: SectionQuery,
): Promise<SectionView> {
  requireSubscription(caller);
  const { database } = deps.pipeline;
  const row = await readSection(database, { ...key, workspaceId: caller.workspaceId }, { provisional });
  if (row?.provisional) {
    const override = source === 'extracted' ? null : row.override;
    return provisionalView({ extracted: row.provisional, override });
  }
  // What a running analysis has written is final, and shown before the rest of it.
  const section = row?.early ? { ...row, extracted: row.early } : requireAnalysis(row);
  return source === 'extracted' ? extractedView(section) : sectionView(section);
}

/**
 * A brand without an analysis to show cannot be read or edited: before the first one completes, and while another runs.
 */
export function requireAnalysis(section: SectionRow | null): SectionRow {
  if (!section) throw new ApiError('BRAND_NOT_FOUND');
  if (!section.shown) throw new ApiError('ANALYSIS_NOT_COMPLETE');
  return section;
}
