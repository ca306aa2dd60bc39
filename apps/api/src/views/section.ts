import type { SectionPatchResult } from '@brandprint/contracts';
import type { SectionRow } from '@brandprint/database';
import { versionOf } from '../version.ts';
import { applyOverride } from './override.ts';

/** A section in the response: the JSON and its version. */
export interface SectionView {
  text: string;
  version: string;
  /** Whether it is of a first look, and will be replaced. */
  provisional?: true;
}

/** What the latest analysis extracted, without edits. */
export const extractedView = ({ extracted }: Pick<SectionRow, 'extracted'>): SectionView =>
  sectionView({ extracted, override: null });

/** A section of a first look, with the edits of people. */
export function provisionalView(section: Pick<SectionRow, 'extracted' | 'override'>): SectionView {
  return { ...sectionView(section, { provisional: true }), provisional: true };
}

/** A section without data is an empty object, as it is for patches. */
export function sectionView(
  { extracted, override }: Pick<SectionRow, 'extracted' | 'override'>,
  mark: { provisional?: true } = {},
): SectionView {
  const body: SectionPatchResult = {
    data: {
      data: (applyOverride(extracted, override) ?? {}) as SectionPatchResult['data']['data'],
      meta: {
        is_overridden: override !== null,
        override_updated_at: override?.updatedAt.toISOString() ?? null,
        ...mark,
      },
    },
  };
  const text = JSON.stringify(body);
  return { text, version: versionOf(text) };
}
