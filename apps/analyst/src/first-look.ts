import type { FirstLookData } from '@brandprint/database';
import type { FirstLookHandler } from '@brandprint/pipeline';
import type { Logger } from '@brandprint/platform';
import { type AssetPort, extractSection } from '@brandprint/sections';
import { type AssetStore, loadEvidence } from '@brandprint/storage';

/**
 * Measures what people look at first in the first view of a site, with the code of the sections, by rules alone. A section
 * that cannot be measured is left out.
 */
export function createFirstLook({ store, logger }: { store: AssetStore; logger: Logger }): FirstLookHandler {
  return async (view, signal) => {
    const evidence = await loadEvidence(store, view.key);
    if (!evidence) throw new Error(`no object ${view.key}`);
    const measured: FirstLookData = {};
    for (const name of view.sections) {
      try {
        const input = { evidence, needs: measured, assets: NO_ASSETS, signal };
        measured[name] = (await extractSection(name, input)).data;
      } catch (error) {
        signal.throwIfAborted();
        logger.warn('a section of a first look failed', { section: name, error });
      }
    }
    if (view.sections.length > 0 && Object.keys(measured).length === 0) throw new Error('no section could be measured');
    return measured;
  };
}

/** Files are stored later, and none of these sections makes one. */
const NO_ASSETS: AssetPort = {
  read: async () => null,
  save: () => Promise.reject(new Error('a first look stores no files')),
};
