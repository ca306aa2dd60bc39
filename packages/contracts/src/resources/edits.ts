import { z } from 'zod';
import { SectionName } from '../stages.ts';
import { page, timestamp } from './shared.ts';
import { storableObject } from './storable.ts';

export const EDIT_ACTIONS = ['patch', 'replace', 'revert'] as const;
export const AUTH_TYPES = ['api_key', 'user'] as const;

export const EditHistoryEntry = z
  .object({
    id: z.string(),
    brand_id: z.uuid(),
    section: SectionName,
    action: z.enum(EDIT_ACTIONS),
    before_data: z.json().nullable(),
    after_data: z.json().nullable(),
    changed_by_user_id: z.string().nullable(),
    changed_by_api_key_id: z.string().nullable(),
    auth_type: z.enum(AUTH_TYPES),
    created_at: timestamp,
  })
  .meta({ id: 'EditHistoryEntry' });
export type EditHistoryEntry = z.infer<typeof EditHistoryEntry>;

export const EditHistoryResponse = page(EditHistoryEntry).meta({ id: 'EditHistoryResponse' });

/** A JSON Merge Patch (RFC 7396) of one section. */
export const MergePatch = storableObject.meta({
  id: 'MergePatch',
  description: 'Keys whose value is null are removed; all others are merged into the section.',
});

/** What a section becomes. */
export const SectionReplacement = storableObject.meta({
  id: 'SectionReplacement',
  description: 'The whole section: any keys, any values.',
});

const ENTITY_TAGS = /^\s*(\*|((W\/)?"[^"]*"[\s,]*)+)$/;

/** Conditional edits (RFC 9110, section 13.1.1). */
export const EditHeaders = z.object({
  'if-match': z
    .string()
    .regex(ENTITY_TAGS, 'must be * or ETags in their quotes, separated by commas')
    .optional()
    .describe(
      "The section's ETag, as it was last seen: the edit is refused with 412 if the section has changed since.",
    ),
});
export type EditHeaders = z.infer<typeof EditHeaders>;

export const SectionPatchResult = z
  .object({
    data: z.object({
      data: z.record(z.string(), z.json()),
      meta: z.object({ is_overridden: z.boolean(), override_updated_at: timestamp.nullable() }),
    }),
  })
  .meta({ id: 'SectionPatchResult' });
export type SectionPatchResult = z.infer<typeof SectionPatchResult>;
