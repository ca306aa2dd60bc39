import { List } from '../pages.ts';
import type { Transport } from '../transport.ts';
import type {
  CreatedWebhook,
  OperationInput,
  Query,
  RequestOptions,
  RotatedSecret,
  Webhook,
  WebhookDelivery,
  WebhookDeliverySummary,
} from '../types.ts';

export type CreateWebhookParams = OperationInput<'createWebhook'>['body'];
export type UpdateWebhookParams = OperationInput<'updateWebhook'>['body'];

/** Endpoints that receive the events of the workspace. */
export class Webhooks {
  /** What was sent to a webhook. */
  readonly deliveries: Deliveries;
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
    this.deliveries = new Deliveries(transport);
  }

  list({ cursor, ...query }: Query<'listWebhooks'> = {}, options: RequestOptions = {}): List<Webhook> {
    return new List(
      (at, requestOptions) => this.#transport.json('listWebhooks', { query: { ...query, cursor: at } }, requestOptions),
      cursor,
      options,
    );
  }

  /** The result has the secret, which is shown only this once. */
  async create(params: CreateWebhookParams, options: RequestOptions = {}): Promise<CreatedWebhook> {
    return (await this.#transport.json('createWebhook', { body: params }, options)).data;
  }

  async get(webhookId: string, options: RequestOptions = {}): Promise<Webhook> {
    return (await this.#transport.json('getWebhook', { path: { webhookId } }, options)).data;
  }

  async update(webhookId: string, params: UpdateWebhookParams, options: RequestOptions = {}): Promise<Webhook> {
    return (await this.#transport.json('updateWebhook', { path: { webhookId }, body: params }, options)).data;
  }

  async delete(webhookId: string, options: RequestOptions = {}): Promise<void> {
    await this.#transport.request('deleteWebhook', { path: { webhookId } }, options);
  }

  /** A new secret. For 24 hours messages are signed with both. */
  async rotateSecret(webhookId: string, options: RequestOptions = {}): Promise<RotatedSecret> {
    return (await this.#transport.json('rotateWebhookSecret', { path: { webhookId } }, options)).data;
  }

  /** Queues a message of type `webhook.test`. */
  async test(webhookId: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return (await this.#transport.json('testWebhook', { path: { webhookId } }, options)).data;
  }
}

export class Deliveries {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(
    webhookId: string,
    { cursor, ...query }: Query<'listWebhookDeliveries'> = {},
    options: RequestOptions = {},
  ): List<WebhookDeliverySummary> {
    return new List(
      (at, requestOptions) =>
        this.#transport.json(
          'listWebhookDeliveries',
          { path: { webhookId }, query: { ...query, cursor: at } },
          requestOptions,
        ),
      cursor,
      options,
    );
  }

  /** A delivery with its attempts. */
  async get(webhookId: string, deliveryId: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return (await this.#transport.json('getWebhookDelivery', { path: { webhookId, deliveryId } }, options)).data;
  }

  /** Sends a message again. */
  async redeliver(webhookId: string, deliveryId: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return (await this.#transport.json('redeliverWebhookDelivery', { path: { webhookId, deliveryId } }, options)).data;
  }
}
