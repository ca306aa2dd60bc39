export type { CheckedBrand } from './brand.ts';
export { type BrandColor, brandColors } from './colors/brand-colors.ts';
export {
  type CheckColorsOptions,
  type ColorFinding,
  type ColorMatch,
  type ColorReport,
  checkColors,
} from './colors/check-colors.ts';
export { findColors, NotJsonError } from './colors/find-colors.ts';
export type { ColorUse, FoundColors, Place, TextPair } from './colors/found-colors.ts';
export { type CopyFinding, type CopyReport, type CopyRule, checkCopy } from './copy/check-copy.ts';
