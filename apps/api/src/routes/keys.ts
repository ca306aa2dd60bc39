import {
  ApiKeyResponse,
  CreatedKeyResponse,
  CreateKeyRequest,
  KeyListQuery,
  KeyListResponse,
  KeyPath,
} from '@brandprint/contracts';
import { publicUrl } from '../http/public-url.ts';
import { empty, json, route } from '../http/route.ts';
import { createKey, getKey, listKeys, revokeKey } from '../use-cases/keys.ts';

const getKeys = route({
  id: 'listKeys',
  summary: 'List API keys',
  description:
    'Keys of both environments, including revoked ones. `environment` filters the list. Only the first characters of a key are shown.',
  tag: 'API keys',
  method: 'get',
  path: '/v1/api/keys',
  query: KeyListQuery,
  responses: { 200: KeyListResponse },
  use: async (context, { query }) => json(200, await listKeys(context, query)),
});

const postKey = route({
  id: 'createKey',
  summary: 'Create an API key',
  description:
    'The response has the whole key, which is shown only this once. Keys of both environments reach the same brands; they differ in the usage report. For owners who are signed in: an API key cannot create another. The operator creates keys on the command line too.',
  tag: 'API keys',
  access: 'person',
  role: 'owner',
  limit: 'key_creation',
  method: 'post',
  path: '/v1/api/keys',
  body: CreateKeyRequest,
  responses: { 201: CreatedKeyResponse },
  responseHeaders: { 201: ['Location'] },
  use: async (context, { body }, http) => {
    const data = await createKey(context, body);
    return json(201, { data }, { Location: publicUrl(http, `/v1/api/keys/${data.id}`) });
  },
});

const getKeyById = route({
  id: 'getKey',
  summary: 'Get an API key',
  description: 'Its purpose, and when it was created, last used and revoked; never the key itself.',
  tag: 'API keys',
  method: 'get',
  path: '/v1/api/keys/{keyId}',
  params: KeyPath,
  responses: { 200: ApiKeyResponse, 404: 'NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await getKey(context, params) }),
});

const deleteKey = route({
  id: 'revokeKey',
  summary: 'Revoke an API key',
  description:
    'The next request with it gets 401. The key stays in the list, with `revoked_at`. Revoking it again changes nothing and also gets 204. For owners who are signed in. The operator revokes keys on the command line too.',
  tag: 'API keys',
  access: 'person',
  role: 'owner',
  method: 'delete',
  path: '/v1/api/keys/{keyId}',
  params: KeyPath,
  responses: { 204: 'empty', 404: 'NOT_FOUND' },
  use: async (context, { params }) => {
    await revokeKey(context, params);
    return empty(204);
  },
});

export const keyRoutes = [getKeys, postKey, getKeyById, deleteKey];
