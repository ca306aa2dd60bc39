import { List } from '../pages.ts';
import type { Transport } from '../transport.ts';
import type { ApiKey, CreatedApiKey, OperationInput, Query, RequestOptions } from '../types.ts';

export type CreateKeyParams = OperationInput<'createKey'>['body'];

/** API keys of the workspace. Creating and revoking them takes the session token of a signed-in person. */
export class Keys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list({ cursor, ...query }: Query<'listKeys'> = {}, options: RequestOptions = {}): List<ApiKey> {
    return new List(
      (at, requestOptions) => this.#transport.json('listKeys', { query: { ...query, cursor: at } }, requestOptions),
      cursor,
      options,
    );
  }

  async get(keyId: string, options: RequestOptions = {}): Promise<ApiKey> {
    return (await this.#transport.json('getKey', { path: { keyId } }, options)).data;
  }

  /** The result has the whole key, which is shown only this once. */
  async create(params: CreateKeyParams = {}, options: RequestOptions = {}): Promise<CreatedApiKey> {
    return (await this.#transport.json('createKey', { body: params }, options)).data;
  }

  async revoke(keyId: string, options: RequestOptions = {}): Promise<void> {
    await this.#transport.request('revokeKey', { path: { keyId } }, options);
  }
}
