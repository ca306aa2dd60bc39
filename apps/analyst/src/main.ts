import { type ModelSettings, modelSettings } from '@brandprint/llm';
import { type Dependencies, openBackends, runService } from '@brandprint/operations';
import { readSettings } from './env.ts';
import { defaultConcurrency, modelNames, startAnalyst } from './start.ts';

/** Runs the analyst as a process of its own, on the services that the environment names. */
runService('analyst', readSettings, async (service) => {
  const { settings, lifecycle, metrics } = service;
  const { pipeline, store, dependencies } = openBackends(service);
  const model = modelSettings(settings);
  const paused = new Set<string>();
  const analyst = await startAnalyst({
    pipeline,
    store,
    concurrency: settings.STAGE_CONCURRENCY ?? defaultConcurrency(model),
    model,
    metrics,
    onModelPause: (name, isPaused) => (isPaused ? paused.add(name) : paused.delete(name)),
  });
  lifecycle.add('analyst', analyst, (it) => it.stop(settings.SHUTDOWN_GRACE_SECONDS * 1_000));
  return { dependencies: { ...dependencies(['database', 'queue', 'store']), ...modelDependencies(model, paused) } };
});

/** Models that are called: sections are composed by rules while one is paused because it does not answer. */
function modelDependencies(model: ModelSettings | null, paused: ReadonlySet<string>): Dependencies {
  const dependencyOf = (name: string) => ({
    isEssential: false,
    async ping() {
      if (paused.has(name)) throw new Error('is not called for now, because it did not answer several times in a row');
    },
  });
  return Object.fromEntries(modelNames(model).map((name) => [`model:${name}`, dependencyOf(name)]));
}
