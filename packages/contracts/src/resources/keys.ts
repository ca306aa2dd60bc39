import { z } from 'zod';
import { noteText, PageQuery, paginated, pathId, timestamp } from './shared.ts';

export const KEY_ENVIRONMENTS = ['prod', 'stag'] as const;
export const KeyEnvironment = z.enum(KEY_ENVIRONMENTS).meta({
  id: 'KeyEnvironment',
  description: 'Production or staging. Keys of both reach the same brands; usage is reported by environment.',
});
export type KeyEnvironment = z.infer<typeof KeyEnvironment>;

export const ApiKey = z
  .object({
    id: z.uuid().describe('Identifies the key; not the key itself.'),
    environment: KeyEnvironment,
    description: z.string().describe('What it is for, in your words.'),
    hint: z.string().describe('Its first characters, to recognise it by.'),
    created_at: timestamp.describe('When it was made.'),
    last_used_at: timestamp.nullable().describe('To the minute; null if it was never used.'),
    revoked_at: timestamp.nullable().describe('Null while it works.'),
    created_by_user_id: z.string().nullable().describe('The signed-in person who made it; null for the command line.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateKeyRequest = z
  .strictObject({
    environment: KeyEnvironment.default('prod'),
    description: noteText.default('').describe('What it is for, in your words.'),
  })
  .meta({ id: 'CreateKeyRequest' });
export type CreateKeyRequest = z.infer<typeof CreateKeyRequest>;

export const KeyListQuery = PageQuery.extend({
  environment: KeyEnvironment.optional().describe('Only keys of this environment.'),
});
export type KeyListQuery = z.infer<typeof KeyListQuery>;

export const KeyListResponse = paginated(ApiKey).meta({ id: 'KeyListResponse' });
export const ApiKeyResponse = z.object({ data: ApiKey }).meta({ id: 'ApiKeyResponse' });

/** The only answer that ever holds a whole key. */
export const CreatedKeyResponse = z
  .object({ data: ApiKey.extend({ key: z.string().describe('The whole key; it is shown only this once.') }) })
  .meta({ id: 'CreatedKeyResponse' });

export const KeyPath = z.object({ keyId: pathId.describe('The `id` of the key.') });
