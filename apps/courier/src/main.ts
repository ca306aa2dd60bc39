import { parseEgressAllow } from '@brandprint/egress';
import { openBackends, runService } from '@brandprint/operations';
import { readSettings } from './env.ts';
import { startCourier } from './start.ts';

/** Runs the courier as a process of its own, on the services that the environment names. */
runService('courier', readSettings, async (service) => {
  const { settings, lifecycle, metrics } = service;
  const { pipeline, store, dependencies } = openBackends(service);
  const courier = await startCourier({
    pipeline,
    store,
    secretsKey: settings.SECRETS_KEY,
    egressAllow: parseEgressAllow(settings.EGRESS_ALLOW),
    aboutUrl: settings.PUBLIC_BASE_URL,
    retention: { events: settings.EVENTS_KEPT_DAYS, deliveries: settings.DELIVERIES_KEPT_DAYS },
    webhooks: { graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000 },
    metrics,
  });
  lifecycle.add('courier', courier, (it) => it.stop());
  // Webhooks need only the database; without the others, files and lost jobs wait.
  return { dependencies: dependencies(['database']) };
});
