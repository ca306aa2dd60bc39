import { modelSettings } from '@brandprint/llm';
import { openBackends, runService } from '@brandprint/operations';
import { readSettings } from './env.ts';
import { defaultConcurrency, startAnalyst } from './start.ts';

/** Runs the analyst as a process of its own, on the services that the environment names. */
runService('analyst', readSettings, async (service) => {
  const { settings, lifecycle, metrics } = service;
  const { pipeline, store, readyWith } = openBackends(service);
  const model = modelSettings(settings);
  const analyst = await startAnalyst({
    pipeline,
    store,
    concurrency: settings.STAGE_CONCURRENCY ?? defaultConcurrency(model),
    model,
    metrics,
  });
  lifecycle.add('analyst', analyst, (it) => it.stop(settings.SHUTDOWN_GRACE_SECONDS * 1_000));
  return { ready: readyWith() };
});
