import { z } from 'zod';
import { SectionName } from '../stages.ts';
import { paginated, timestamp } from './shared.ts';
import { storableObject } from './storable.ts';

export const EDIT_ACTIONS = ['patch', 'replace', 'revert'] as const;
export const AUTH_TYPES = ['api_key', 'user'] as const;

export const EditHistoryEntry = z
  .object({
    id: z.string().describe('Id of the edit.'),
    brand_id: z.uuid().describe('The brand that was edited.'),
    section: SectionName.describe('The section that was edited.'),
    action: z
      .enum(EDIT_ACTIONS)
      .describe('`patch`: a JSON Merge Patch. `replace`: the whole section. `revert`: back to the extraction.'),
    before_data: z.json().nullable().describe('The section as it was shown before the edit; null if it had no data.'),
    after_data: z.json().nullable().describe('The section as it was shown after the edit; null if it has no data.'),
    changed_by_user_id: z.string().nullable().describe('The person who made the edit; null if an API key did.'),
    changed_by_api_key_id: z.string().nullable().describe('The API key that made the edit; null if a person did.'),
    auth_type: z.enum(AUTH_TYPES).describe('Who made the edit: an API key or a signed-in person.'),
    created_at: timestamp.describe('When the edit was made.'),
  })
  .meta({ id: 'EditHistoryEntry' });
export type EditHistoryEntry = z.infer<typeof EditHistoryEntry>;

export const EditHistoryResponse = paginated(EditHistoryEntry).meta({ id: 'EditHistoryResponse' });

export const SectionQuery = z.object({
  source: z
    .enum(['shown', 'extracted'])
    .default('shown')
    .describe('`extracted`: as the latest analysis found it, without edits.'),
  provisional: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      '`true`: while an analysis runs and the section is not final, a first look at the home page is shown if there is one, marked by `meta.provisional`.',
    ),
});
export type SectionQuery = z.infer<typeof SectionQuery>;

/** A JSON Merge Patch (RFC 7396) of one section. */
export const MergePatch = storableObject.meta({
  id: 'MergePatch',
  description: 'Keys whose value is null are removed; all others are merged into the section.',
});

/** The new content of a section. */
export const SectionReplacement = storableObject.meta({
  id: 'SectionReplacement',
  description: 'The whole section: any keys, any values.',
});

const ENTITY_TAGS = /^\s*(\*|((W\/)?"[^"]*"[\s,]*)+)$/;

/** Conditional edits (RFC 9110, section 13.1.1). */
export const EditHeaders = z.object({
  'if-match': z
    .string()
    .regex(ENTITY_TAGS, 'must be * or a comma-separated list of quoted ETags')
    .optional()
    .describe("The section's ETag as last read: the edit fails with 412 if the section has changed since."),
});
export type EditHeaders = z.infer<typeof EditHeaders>;

const sectionData = z.record(z.string(), z.json()).describe('The section as it is shown, including edits.');
const sectionMeta = z.object({
  is_overridden: z.boolean().describe('Whether people edited the section.'),
  override_updated_at: timestamp.nullable().describe('When it was last edited; null without edits.'),
});

export const SectionPatchResult = z
  .object({ data: z.object({ data: sectionData, meta: sectionMeta }) })
  .meta({ id: 'SectionPatchResult' });
export type SectionPatchResult = z.infer<typeof SectionPatchResult>;

/** A section as it is read: what an edit returns, or a first look. */
export const SectionResult = z
  .object({
    data: z.object({
      data: sectionData,
      meta: sectionMeta.extend({
        provisional: z
          .literal(true)
          .optional()
          .describe(
            'Only with `provisional=true`: this is a first look, measured on the first view of the home page. The final section replaces it.',
          ),
      }),
    }),
  })
  .meta({ id: 'SectionResult' });
export type SectionResult = z.infer<typeof SectionResult>;
