import { waitFor } from '@brandprint/testing';
import { type AppGround, metricIn, startAppGround } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Receiver, startReceiver } from './support/receiver.ts';
import { createWebhookWorld, SECRETS_KEY } from './support/webhooks.ts';

let world: Awaited<ReturnType<typeof createWebhookWorld>>;
let ground: AppGround;
let receiver: Receiver;

beforeAll(async () => {
  world = await createWebhookWorld();
  receiver = await startReceiver(() => 'hang');
  ground = await startAppGround(world.url);
});
afterAll(async () => {
  await ground.stop();
  receiver.release();
  await receiver.stop();
  await world.stop();
});

test('When a courier stops while a message is on its way, then it is handed back, not counted and due at once', async () => {
  const { webhookId, workspaceId } = await world.newEndpoint(receiver.endpoint);
  await world.happen(workspaceId);
  const env = { SECRETS_KEY, EGRESS_ALLOW: receiver.host, SHUTDOWN_GRACE_SECONDS: '0' };
  const courier = await ground.start('courier', env);
  await waitFor(async () => receiver.messages.length === 1);
  const text = await waitFor(async () => {
    const { text } = await courier.ask('/metrics');
    return metricIn(text, 'brandprint_sweep_duration_seconds_count', 'sweep="reconcile",outcome="succeeded"')
      ? text
      : null;
  });
  expect(metricIn(text, 'brandprint_due_work', 'kind="delivery",state="running"')).toBe(1);

  process.kill(courier.pid, 'SIGTERM');
  await courier.says('stopping');
  process.kill(courier.pid, 'SIGTERM');

  expect(await courier.ended).toBe(0);
  const [delivery] = await world.database.prisma.webhookDelivery.findMany({ where: { endpointId: webhookId } });
  expect(delivery).toMatchObject({ status: 'pending', attempts: 0, leaseUntil: null });
  expect(delivery?.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(courier.lines().filter(({ level }) => level === 'error')).toEqual([]);
});
