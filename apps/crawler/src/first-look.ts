import type { Evidence } from '@brandprint/contracts';
import type { StageClaim } from '@brandprint/database';
import { type Pipeline, requestFirstLook } from '@brandprint/pipeline';
import { type AssetStore, saveFirstView } from '@brandprint/storage';

/** The first looks at a site that is being crawled. */
export interface FirstLooks {
  /** Stores a first view of the home page and has it measured while the crawl goes on. */
  request(view: Evidence): void;
  /** Settles when every view is stored and requested. Later ones are dropped. Never rejects. */
  end(): Promise<void>;
}

interface Stores {
  pipeline: Pipeline;
  store: AssetStore;
}

interface Crawl {
  claim: StageClaim;
  brandId: string;
}

/** A failure is only logged: an analysis without a first look only shows its sections later. */
export function createFirstLooks(stores: Stores, crawl: Crawl): FirstLooks {
  let requested = Promise.resolve();
  let ended = false;
  return {
    request(view) {
      if (ended) return;
      requested = requested
        .then(() => storeFirstView(stores, crawl, view))
        .catch((error) => {
          const { logger } = stores.pipeline;
          logger.warn('could not request a first look', { analysis: crawl.claim.analysisId, error });
        });
    },
    async end() {
      ended = true;
      await requested;
    },
  };
}

async function storeFirstView({ pipeline, store }: Stores, { claim, brandId }: Crawl, view: Evidence): Promise<void> {
  const { analysisId, fence } = claim;
  const key = await saveFirstView(store, { brandId, analysisId, fence }, view);
  await requestFirstLook(pipeline, claim, key);
}
