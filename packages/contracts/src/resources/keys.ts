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
    id: z.uuid().describe('Id of the key, not the key itself.'),
    environment: KeyEnvironment,
    description: z.string().describe('Its purpose, in your words.'),
    hint: z.string().describe('Its first characters, to recognise it by.'),
    created_at: timestamp.describe('When it was created.'),
    last_used_at: timestamp.nullable().describe('To the minute; null if it was never used.'),
    revoked_at: timestamp.nullable().describe('Null while it is active.'),
    created_by_user_id: z
      .string()
      .nullable()
      .describe('The signed-in person who created it; null for the command line.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateKeyRequest = z
  .strictObject({
    environment: KeyEnvironment.default('prod'),
    description: noteText.default('').describe('Its purpose, in your words.'),
  })
  .meta({ id: 'CreateKeyRequest' });
export type CreateKeyRequest = z.infer<typeof CreateKeyRequest>;

export const KeyListQuery = PageQuery.extend({
  environment: KeyEnvironment.optional().describe('Only keys of this environment.'),
});
export type KeyListQuery = z.infer<typeof KeyListQuery>;

export const KeyListResponse = paginated(ApiKey).meta({ id: 'KeyListResponse' });
export const ApiKeyResponse = z.object({ data: ApiKey }).meta({ id: 'ApiKeyResponse' });

/** The only response that ever contains a whole key. */
export const CreatedKeyResponse = z
  .object({ data: ApiKey.extend({ key: z.string().describe('The whole key; it is shown only this once.') }) })
  .meta({ id: 'CreatedKeyResponse' });

export const KeyPath = z.object({ keyId: pathId.describe('The `id` of the key.') });
