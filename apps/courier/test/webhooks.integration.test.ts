import { type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createWebhookWorld, verify, type WebhookWorld } from './support/webhooks.ts';

let world: WebhookWorld;
const sites: Site[] = [];
beforeAll(async () => {
  world = await createWebhookWorld();
});
afterEach(async () => {
  await world.reset();
  await Promise.all(sites.splice(0).map((site) => site.stop()));
});
afterAll(() => world.stop());

/** An endpoint's server, stopped after the test. */
async function serve(routes: Parameters<typeof startSite>[0]): Promise<Site> {
  const site = await startSite(routes);
  sites.push(site);
  return site;
}

describe('A message', () => {
  test('When something happens, then it is signed, sent and logged', async () => {
    const site = await serve({ '/in?token=1': { status: 204 } });
    const endpoint = await world.newEndpoint(`${site.url}/in?token=1`);
    await world.startCourier({ allow: [site], aboutUrl: 'https://brandprint.test' });
    const brandId = await world.happen(endpoint.workspaceId);

    const delivery = await world.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(site.requests).toHaveLength(1);
    const [request] = site.requests;
    expect(request).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Brandprint-Webhooks/1.0 (+https://brandprint.test)',
        'webhook-id': delivery.messageId,
      },
      body: delivery.payload,
    });
    expect(delivery.messageId).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(verify(request, endpoint.secret)).toEqual({
      type: 'brand.section_updated',
      timestamp: expect.stringMatching(/Z$/),
      data: { brand_id: brandId, section: 'colors', action: 'patch' },
    });
    expect(delivery).toMatchObject({ brandId, attempts: 1, dueAt: null, finishedAt: expect.any(Date) });
    expect(delivery.log).toMatchObject([{ number: 1, status: 204, responseBody: '', error: '' }]);
  });

  test('When the body is changed on its way, or another secret is used, then it does not verify', async () => {
    const site = await serve({ '/in': 'thanks' });
    const [endpoint, other] = [await world.newEndpoint(`${site.url}/in`), await world.newEndpoint(site.url)];
    await world.startCourier({ allow: [site] });
    await world.happen(endpoint.workspaceId);
    await world.delivery(endpoint, ({ status }) => status === 'succeeded');
    const [request] = site.requests;
    expect(() => verify(request, other.secret)).toThrow();
    expect(() => verify(request && { ...request, body: `${request.body} ` }, endpoint.secret)).toThrow();
  });
});
