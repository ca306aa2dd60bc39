import { analyzeBrand } from './analyze-brand.ts';
import { checkColors } from './check-colors.ts';
import { checkCopy } from './check-copy.ts';
import { editSection } from './edit-section.ts';
import { exportBrand } from './export-brand.ts';
import { getBrand } from './get-brand.ts';
import { getSection } from './get-section.ts';
import { searchBrands } from './search-brands.ts';
import type { Tool } from './tool.ts';
import { whereSeen } from './where-seen.ts';

/** All tools, in the order of a typical conversation. */
export const TOOLS: readonly Tool[] = [
  searchBrands,
  analyzeBrand,
  getBrand,
  getSection,
  whereSeen,
  checkCopy,
  checkColors,
  exportBrand,
  editSection,
];
