import type { SectionPatchResult } from '@brandprint/contracts';
import type { SectionRow } from '@brandprint/database';
import { versionOf } from '../version.ts';
import { applyOverride } from './override.ts';

/** A section as it is answered: the JSON, and the version of it. */
export interface SectionView {
  text: string;
  version: string;
}

/** A section that has no data is an empty object, as it is to those who patch it. */
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
