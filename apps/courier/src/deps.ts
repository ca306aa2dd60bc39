import type { Authority, EgressPolicy, OnRefused } from '@brandprint/egress';
import type { Metrics } from '@brandprint/operations';
import type { Pipeline } from '@brandprint/pipeline';
import type { AssetStore } from '@brandprint/storage';
import type { Retention } from './retention.ts';
import type { WebhookSettings } from './webhooks/settings.ts';

/** What the courier works with. Whoever made these stops them. */
export interface CourierDeps {
  pipeline: Pipeline;
  store: AssetStore;
  /** Opens the secrets that sign webhooks. */
  secretsKey: string;
  /** What webhooks may reach though it is private (EGRESS_ALLOW). */
  egressAllow: readonly Authority[];
  /** Told of every connection that egress refused or could not make. */
  onRefused?: OnRefused;
  /** Named in the user agent of webhooks: where whoever gets one reads about this service. */
  aboutUrl?: string | undefined;
  /** Other than usual. */
  retention?: Partial<Retention> | undefined;
  /** Other than usual, for tests. */
  webhooks?: Partial<WebhookSettings>;
  /** Where sweeps and messages are counted. */
  metrics?: Metrics | undefined;
  /** Instead of the one that follows from `egressAllow`, for tests. */
  policy?: EgressPolicy;
}
