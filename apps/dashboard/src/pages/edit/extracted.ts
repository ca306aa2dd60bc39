import type { SectionName } from '@brandprint/sdk';
import { brandprint } from '../../api/client.ts';
import type { JsonObject } from '../../lib/merge-patch.ts';

/**
 * A section as it was extracted, before any edit: the history leads back to the last revert, or to the first edit. Null
 * if it had no data then.
 */
export async function readExtracted(
  brandId: string,
  section: SectionName,
  current: JsonObject,
  isOverridden: boolean,
): Promise<JsonObject | null> {
  if (!isOverridden) return current;
  let extracted: unknown = current;
  for await (const { action, before_data, after_data } of brandprint.sections.history(brandId, { section })) {
    if (action === 'revert') return after_data as JsonObject | null;
    extracted = before_data;
  }
  return extracted as JsonObject | null;
}
