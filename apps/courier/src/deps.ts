import type { Authority, EgressPolicy, OnRefused } from '@brandprint/egress';
import type { Metrics } from '@brandprint/operations';
import type { Pipeline } from '@brandprint/pipeline';
import type { AssetStore } from '@brandprint/storage';
import type { Retention } from './retention.ts';
import type { WebhookSettings } from './webhooks/settings.ts';

/** What the courier depends on. The caller that created these stops them. */
export interface CourierDeps {
  pipeline: Pipeline;
  store: AssetStore;
  /** Decrypts the secrets that sign webhooks. */
  secretsKey: string;
  /** The key before it was changed, for secrets that are still encrypted with it. */
  previousSecretsKey?: string | undefined;
  /** Private addresses that webhooks may reach (EGRESS_ALLOW). */
  egressAllow: readonly Authority[];
  /** Called for every connection that egress refused or that failed. */
  onRefused?: OnRefused;
  /** Sent in the user agent of webhooks, so that the receiver can read about this service. */
  aboutUrl?: string | undefined;
  /** Overrides of the defaults. */
  retention?: Partial<Retention> | undefined;
  /** Overrides of the defaults, for tests. */
  webhooks?: Partial<WebhookSettings>;
  /** Counts sweeps and messages. */
  metrics?: Metrics | undefined;
  /** Replaces the policy that follows from `egressAllow`, for tests. */
  policy?: EgressPolicy;
}
