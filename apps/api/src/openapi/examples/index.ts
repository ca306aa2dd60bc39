import type { OperationExamples } from '../operations.ts';
import { KEY_EXAMPLES, USAGE_EXAMPLES, WEBHOOK_EXAMPLES } from './accounts.ts';
import { BRAND_EXAMPLES, EXPORT_EXAMPLES, SECTION_EXAMPLES } from './brands.ts';
import { PEOPLE_EXAMPLES } from './people.ts';
import { SERVICE_EXAMPLES } from './service.ts';

/** By operation; a test checks each against the document. */
export const EXAMPLES: Record<string, OperationExamples> = {
  ...BRAND_EXAMPLES,
  ...SECTION_EXAMPLES,
  ...EXPORT_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
  ...KEY_EXAMPLES,
  ...USAGE_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...SERVICE_EXAMPLES,
};
