import type { Fleet } from '@brandprint/harness/fleet';
import { type Site, startSite, waitFor } from '@brandprint/testing';
import type { ReceivedMessage } from './audit.ts';

/** Time for an API that has just started to reach its services. */
const START_MS = 60_000;

/** Creates a webhook for all final events through the API. */
export async function registerWebhook({ urls, key }: Pick<Fleet, 'urls' | 'key'>, url: string): Promise<void> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, event_types: ['brand.complete', 'brand.failed', 'brand.assets_expired'] }),
  };
  await waitFor(async () => {
    const response = await fetch(`${urls[0]}/v1/api/webhooks`, request);
    const text = await response.text();
    if (response.status === 503) return false;
    if (response.status !== 201) throw new Error(`The webhook was not created: ${response.status} ${text}`);
    return true;
  }, START_MS);
}

/** Accepts and records every message. */
export const startWebhookReceiver = (received: ReceivedMessage[]): Promise<Site> =>
  startSite((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { brand_id: string } };
      received.push({ id: String(request.headers['webhook-id']), type, brandId: data.brand_id });
      response.writeHead(204).end();
    });
  });
