import { readDueDeliveries, readDueWork } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { openBackends, registerDueWorkMetrics, runService } from '@brandprint/operations';
import { readSettings } from './env.ts';
import { retentionFrom } from './retention.ts';
import { startCourier } from './start.ts';
import { limitsFrom } from './webhooks/settings.ts';

/** Runs the courier as a process of its own, on the services that the environment names. */
runService('courier', readSettings, async (service) => {
  const { settings, lifecycle, metrics } = service;
  const { pipeline, store, dependencies } = openBackends(service);
  const { database } = pipeline;
  registerDueWorkMetrics(
    metrics,
    () => readDueWork(database, settings.WORKSPACE_CONCURRENCY),
    () => readDueDeliveries(database),
  );
  const courier = await startCourier({
    pipeline,
    store,
    secretsKey: settings.SECRETS_KEY,
    previousSecretsKey: settings.SECRETS_KEY_PREVIOUS,
    egressAllow: parseEgressAllow(settings.EGRESS_ALLOW),
    aboutUrl: settings.PUBLIC_BASE_URL,
    retention: retentionFrom(settings),
    webhooks: { ...limitsFrom(settings), graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000 },
    metrics,
  });
  lifecycle.add('courier', courier, (it) => it.stop());
  // Webhooks need only the database; without the others, files and lost jobs wait.
  return { dependencies: dependencies(['database']) };
});
