import type { TestApi, TestCaller } from './api.ts';

export const WEBHOOKS = '/v1/api/webhooks';
export const WEBHOOK_URL = 'https://hooks.example.com/in';

/** Creates a webhook directly in rows, without counting towards a limit. Returns its id. */
export async function insertWebhook(
  { database }: TestApi,
  { workspaceId }: TestCaller,
  more: { createdAt?: Date; disabledAt?: Date } = {},
): Promise<string> {
  const data = { workspaceId, url: WEBHOOK_URL, eventTypes: [], secret: Buffer.alloc(64), ...more };
  return (await database.prisma.webhookEndpoint.create({ data })).id;
}
