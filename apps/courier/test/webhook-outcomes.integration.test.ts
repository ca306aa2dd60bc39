import { createMetrics } from '@brandprint/operations';
import { waitFor } from '@brandprint/testing';
import { metricValue } from '@brandprint/testing/apps';
import { freePort } from '@brandprint/testing/faults';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { CourierDeps } from '../src/index.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';
import { createWebhookFixture, type WebhookFixture } from './support/webhook-fixture.ts';

const ANOTHER_KEY = 'another key of 32 characters and more';
let fixture: WebhookFixture;
let receiver: Receiver | undefined;
beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterEach(async () => {
  await fixture.reset();
  await receiver?.stop();
  receiver = undefined;
});
afterAll(() => fixture.stop());

/** The outcomes that the metric counts for one attempt at a webhook to `url`. */
async function outcomesOf(url: string, more: Partial<CourierDeps> = {}): Promise<string[]> {
  const metrics = createMetrics({ apps: ['courier'], logger: fixture.log.logger });
  const endpoint = await fixture.newEndpoint(url);
  await fixture.startCourier({ metrics, allow: receiver ? [receiver] : [], ...more });
  await fixture.emitEvent(endpoint.workspaceId);
  const counted = async () => {
    const text = await metrics.text();
    return ['succeeded', 'refused', 'unreachable', 'unsent'].filter(
      (outcome) => metricValue(text, 'brandprint_webhook_duration_seconds_count', `outcome="${outcome}"`) === 1,
    );
  };
  return waitFor(async () => {
    const outcomes = await counted();
    return outcomes.length > 0 && outcomes;
  });
}

test('When an endpoint responds, then the metric counts whether it accepted the message', async () => {
  receiver = await startReceiver();
  expect(await outcomesOf(receiver.endpoint)).toEqual(['succeeded']);
  await fixture.reset();
  await receiver.stop();
  receiver = await startReceiver(() => ({ status: 500 }));
  expect(await outcomesOf(receiver.endpoint)).toEqual(['refused']);
});

test('When there is no response, whatever the reason, then the attempt is counted as unreachable', async () => {
  expect(await outcomesOf(`http://127.0.0.1:${await freePort()}/`)).toEqual(['unreachable']);
});

test('When couriers have another SECRETS_KEY, then the attempt is counted as unsent', async () => {
  receiver = await startReceiver();
  expect(await outcomesOf(receiver.endpoint, { secretsKey: ANOTHER_KEY })).toEqual(['unsent']);
  expect(receiver.messages).toEqual([]);
});
