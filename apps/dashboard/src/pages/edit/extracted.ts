import type { SectionName } from '@brandprint/sdk';
import { brandprint } from '../../api/client.ts';
import type { JsonObject } from '../../lib/merge-patch.ts';

/** A section as the latest analysis found it, before any edit; null if it has no data. */
export async function readExtracted(brandId: string, section: SectionName): Promise<JsonObject | null> {
  const { data } = await brandprint.sections.extracted(brandId, section);
  return Object.keys(data).length > 0 ? (data as JsonObject) : null;
}
