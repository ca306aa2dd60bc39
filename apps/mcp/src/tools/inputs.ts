import { SECTION_NAMES, SECTION_STAGES } from '@brandprint/contracts';
import { z } from 'zod';

export const BrandId = z.uuid().describe('Id of the brand: search_brands and analyze_brand return it.');

/** Every section that a brand may have; `spacing` and `elevation` cannot be edited. */
export const AnySection = z.enum([...new Set([...SECTION_NAMES, ...SECTION_STAGES])]);

/** A section in any shape: people may edit it to one of their own. */
export const SectionData = z.record(z.string(), z.unknown());
