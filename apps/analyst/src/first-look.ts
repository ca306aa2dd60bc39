import { FIRST_LOOK_SECTIONS, type FirstLookSection } from '@brandprint/contracts';
import { claimFirstLook, saveFirstLook } from '@brandprint/database';
import type { Metrics } from '@brandprint/operations';
import type { Pipeline } from '@brandprint/pipeline';
import type { Consumer } from '@brandprint/queue';
import { type AssetPort, extractSection } from '@brandprint/sections';
import { type AssetStore, loadEvidence } from '@brandprint/storage';

interface FirstLookDeps {
  pipeline: Pipeline;
  store: AssetStore;
  metrics?: Metrics | undefined;
}

type Outcome = 'shown' | 'outdated' | 'failed';

/**
 * Measures what people look at first in the first view of a site, by rules alone, while its other views and pages are being
 * read. Nothing waits for it, and a failure is only logged.
 */
export function startFirstLooks(deps: FirstLookDeps): Promise<Consumer> {
  const { pipeline, metrics } = deps;
  return pipeline.queue.consume('first-look', { concurrency: 1 }, async ({ analysisId }, signal) => {
    const outcome = await takeFirstLook(deps, analysisId, signal).catch((error): Outcome => {
      pipeline.logger.warn('a first look failed', { analysis: analysisId, error });
      return 'failed';
    });
    metrics?.add('brandprint_first_looks_total', { outcome });
  });
}

async function takeFirstLook(
  { pipeline: { database }, store }: FirstLookDeps,
  analysisId: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const view = await claimFirstLook(database, analysisId);
  if (!view) return 'outdated';
  const evidence = await loadEvidence(store, view.evidenceKey);
  if (!evidence) return 'outdated';
  const sections: Partial<Record<FirstLookSection, unknown>> = {};
  for (const name of FIRST_LOOK_SECTIONS) {
    if (!view.resolvedStages.includes(name)) continue;
    const { data } = await extractSection(name, { evidence, needs: sections, assets: NO_ASSETS, signal });
    sections[name] = data;
  }
  return (await saveFirstLook(database, view, sections)) ? 'shown' : 'outdated';
}

/** Files are stored later, and none of these sections makes one. */
const NO_ASSETS: AssetPort = {
  read: async () => null,
  save: () => Promise.reject(new Error('a first look stores no files')),
};
