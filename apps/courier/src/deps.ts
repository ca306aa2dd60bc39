import type { Pipeline } from '@brandprint/pipeline';
import type { AssetStore } from '@brandprint/storage';

/** What the courier works with. Whoever made these stops them. */
export interface CourierDeps {
  pipeline: Pipeline;
  store: AssetStore;
}
