import { z } from 'zod';
import { page, timestamp } from './shared.ts';

export const KEY_ENVIRONMENTS = ['prod', 'stag'] as const;
export const KeyEnvironment = z.enum(KEY_ENVIRONMENTS).meta({ id: 'KeyEnvironment' });
export type KeyEnvironment = z.infer<typeof KeyEnvironment>;

export const ApiKey = z
  .object({
    id: z.uuid(),
    environment: KeyEnvironment,
    description: z.string(),
    hint: z.string().describe('Its first characters, to recognise it by.'),
    created_at: timestamp,
    last_used_at: timestamp.nullable().describe('To the minute.'),
    revoked_at: timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateKeyRequest = z
  .object({
    environment: KeyEnvironment.default('prod'),
    description: z.string().trim().max(200, 'must be at most 200 characters').default(''),
  })
  .meta({ id: 'CreateKeyRequest' });
export type CreateKeyRequest = z.infer<typeof CreateKeyRequest>;

export const KeyListResponse = page(ApiKey).meta({ id: 'KeyListResponse' });
export const ApiKeyResponse = z.object({ data: ApiKey }).meta({ id: 'ApiKeyResponse' });

/** The only answer that ever holds a whole key. */
export const CreatedKeyResponse = z
  .object({ data: ApiKey.extend({ key: z.string().describe('The whole key; it is shown only this once.') }) })
  .meta({ id: 'CreatedKeyResponse' });

export const KeyPath = z.object({ keyId: z.guid('must be a UUID') });
