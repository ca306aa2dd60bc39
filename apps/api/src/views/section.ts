import type { SectionPatchResult } from '@brandprint/contracts';
import type { SectionRow } from '@brandprint/database';
import { versionOf } from '../version.ts';
import { applyOverride } from './override.ts';

/** A section in the response: the JSON and its version. */
export interface SectionView {
  text: string;
  version: string;
}

/** What the latest analysis extracted, without edits. */
export const extractedView = ({ extracted }: Pick<SectionRow, 'extracted'>): SectionView =>
  sectionView({ extracted, override: null });

/** A section without data is an empty object, as it is for patches. */
export function sectionView({ extracted, override }: Pick<SectionRow, 'extracted' | 'override'>): SectionView {
  const body: SectionPatchResult = {
    data: {
      data: (applyOverride(extracted, override) ?? {}) as SectionPatchResult['data']['data'],
      meta: { is_overridden: override !== null, override_updated_at: override?.updatedAt.toISOString() ?? null },
    },
  };
  const text = JSON.stringify(body);
  return { text, version: versionOf(text) };
}
