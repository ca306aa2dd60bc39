import { SECTION_SHAPES } from './generated/section-shapes.gen.ts';
import { hasShape } from './shape.ts';
import type { Analysis, BrandDetail, ExtractedBrand } from './types.ts';

/** A brand with its analysis in two views: typed in `analysis`, and exactly as sent in `raw.analysis`. */
export interface Brand extends Omit<ExtractedBrand, 'has_overrides' | 'analysis'> {
  /** Whether people edited a section. */
  has_overrides: boolean;
  /**
   * The sections, edits included. Null while an analysis is queued or running. An edit may give a section any shape;
   * a section that no longer has its own is null here, is named in `reshaped`, and is in `raw.analysis`.
   */
  analysis: Analysis | null;
  /** The edited sections without their own shape. */
  reshaped: string[];
  /** The response of the API, in which an edited section may have any shape. */
  raw: BrandDetail;
  /** Version of the brand, for `ifNoneMatch`. */
  etag: string | undefined;
}

/** Both views of a brand. */
export function toBrand(raw: BrandDetail, etag: string | undefined): Brand {
  if (!raw.has_overrides) return { ...raw, reshaped: [], raw, etag };
  if (!raw.analysis) return { ...raw, analysis: null, reshaped: [], raw, etag };
  const names = Object.keys(SECTION_SHAPES);
  const shown = Object.entries<unknown>(raw.analysis).filter(([name]) => names.includes(name));
  const reshaped = shown
    .filter(([name, section]) => section !== null && !isSection(name, section))
    .map(([name]) => name);
  const analysis: Record<string, unknown> = Object.fromEntries(
    shown.map(([name, section]) => [name, reshaped.includes(name) ? null : section]),
  );
  return { ...raw, analysis: isAnalysis(analysis) ? analysis : null, reshaped, raw, etag };
}

/** A section with its own shape. */
export type TypedSection<Name extends string> = Name extends keyof Analysis ? NonNullable<Analysis[Name]> : never;

/** Whether a section has its own shape. `audio` has none. */
export const isSection = <Name extends string>(name: Name, value: unknown): value is TypedSection<Name> => {
  const shape = SECTION_SHAPES[name];
  return shape !== undefined && hasShape(value, shape);
};

const isAnalysis = (sections: Record<string, unknown>): sections is Analysis =>
  Object.entries(sections).every(([name, section]) => section === null || isSection(name, section));
