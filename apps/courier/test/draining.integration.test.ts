import { waitFor } from '@brandprint/testing';
import { metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Receiver, startReceiver } from './support/receiver.ts';
import { createWebhookFixture, SECRETS_KEY } from './support/webhook-fixture.ts';

let fixture: Awaited<ReturnType<typeof createWebhookFixture>>;
let apps: TestApps;
let receiver: Receiver;

beforeAll(async () => {
  fixture = await createWebhookFixture();
  receiver = await startReceiver(() => 'hang');
  apps = await startTestApps(fixture);
});
afterAll(async () => {
  await apps.stop();
  receiver.release();
  await receiver.stop();
  await fixture.stop();
});

test('When a courier stops while a message is being sent, then the message is released, not counted and due at once', async () => {
  const { webhookId, workspaceId } = await fixture.newEndpoint(receiver.endpoint);
  await fixture.emitEvent(workspaceId);
  const env = { SECRETS_KEY, EGRESS_ALLOW: receiver.host, SHUTDOWN_GRACE_SECONDS: '0' };
  const courier = await apps.start('courier', env);
  await waitFor(async () => receiver.messages.length === 1);
  const text = await waitFor(async () => {
    const { text } = await courier.getFromMetricsPort('/metrics');
    return metricValue(text, 'brandprint_sweep_duration_seconds_count', 'sweep="reconcile",outcome="succeeded"')
      ? text
      : null;
  });
  expect(metricValue(text, 'brandprint_due_work', 'kind="delivery",state="running"')).toBe(1);

  process.kill(courier.pid, 'SIGTERM');
  await courier.waitForLog('stopping');
  process.kill(courier.pid, 'SIGTERM');

  expect(await courier.ended).toBe(0);
  const [delivery] = await fixture.database.prisma.webhookDelivery.findMany({ where: { endpointId: webhookId } });
  expect(delivery).toMatchObject({ status: 'pending', attempts: 0, leaseUntil: null });
  expect(delivery?.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(courier.logLines().filter(({ level }) => level === 'error')).toEqual([]);
});
