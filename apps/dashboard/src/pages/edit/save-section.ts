import type { SectionName } from '@brandprint/sdk';
import { brandprint } from '../../api/client.ts';
import { applyMergePatch, createMergePatch, isEqual, type JsonObject } from '../../lib/merge-patch.ts';

/** Saves an edit as a merge patch; the rare one that no patch can express (a value of null) replaces the section. */
export async function saveSection(
  brandId: string,
  section: SectionName,
  { base, draft, etag }: { base: JsonObject; draft: JsonObject; etag: string },
): Promise<void> {
  const patch = createMergePatch(base, draft);
  const options = { ifMatch: etag };
  if (isEqual(applyMergePatch(base, patch), draft)) await brandprint.sections.patch(brandId, section, patch, options);
  else await brandprint.sections.replace(brandId, section, draft, options);
}
