import type { SectionPatchResult, SectionResult } from '@brandprint/contracts';
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
export const sectionView = (section: Pick<SectionRow, 'extracted' | 'override'>): SectionView =>
  serialize(resultOf(section));

/** A section of a first look: its mark gives it a version that no final section has. */
export function provisionalView(section: Pick<SectionRow, 'extracted' | 'override'>): SectionView {
  const { data, meta } = resultOf(section).data;
  return serialize({ data: { data, meta: { ...meta, provisional: true } } });
}

function resultOf({ extracted, override }: Pick<SectionRow, 'extracted' | 'override'>): SectionPatchResult {
  return {
    data: {
      data: (applyOverride(extracted, override) ?? {}) as SectionPatchResult['data']['data'],
      meta: { is_overridden: override !== null, override_updated_at: override?.updatedAt.toISOString() ?? null },
    },
  };
}

function serialize(body: SectionResult): SectionView {
  const text = JSON.stringify(body);
  return { text, version: versionOf(text) };
}
