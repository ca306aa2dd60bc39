import type { Pipeline } from '@brandprint/pipeline';
import type { Logger } from '@brandprint/platform';
import type { AssetStore } from '@brandprint/storage';

/** What the API works with. Whoever made these stops them. */
export interface ApiDeps {
  pipeline: Pipeline;
  store: AssetStore;
  logger: Logger;
  /** Signs cursors. */
  secretsKey: string;
  /** Express' `trust proxy`: which proxies in front may say who the client is; none by default. */
  trustProxy?: string | undefined;
}
