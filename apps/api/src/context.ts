import type { BrandState, Caller } from '@brandprint/database';
import type { Authority } from '@brandprint/egress';
import type { RateLimiter } from '@brandprint/limits';
import type { Pipeline } from '@brandprint/pipeline';
import type { Logger } from '@brandprint/platform';
import type { AssetStore } from '@brandprint/storage';
import type { EventWatch } from './events/event-watch.ts';
import type { StreamLimit } from './events/stream-limit.ts';
import type { Mailer } from './mail/mailer.ts';
import type { UsageLimits } from './usage-limits.ts';

/** What use cases depend on: nothing of HTTP. */
export interface UseCaseDeps {
  pipeline: Pipeline;
  store: AssetStore;
  limiter: RateLimiter;
  logger: Logger;
  /** Signs cursors and encrypts secrets that must be readable again. */
  secretsKey: string;
  /** Private addresses that webhooks may reach (EGRESS_ALLOW); none by default. */
  egressAllow?: readonly Authority[] | undefined;
  /** Sends invitations; without it people get their links otherwise. */
  mailer?: Mailer | undefined;
  /** Aborts at SIGTERM: from then on the process is not ready, though it still serves. */
  draining?: AbortSignal | undefined;
  /** How long a request waits for a brand book that is being printed; 5 s by default. */
  printWaitMs?: number | undefined;
  /** Limits of edits and event streams; `DEFAULT_USAGE_LIMITS` by default. */
  usageLimits?: UsageLimits | undefined;
  eventWatch: EventWatch;
  streamLimit: StreamLimit;
}

/** What use cases about a person get, whichever their workspaces. */
export interface AccountContext {
  deps: UseCaseDeps;
  userId: string;
}

/** What every use case gets: the caller and the dependencies. */
export interface Context {
  deps: UseCaseDeps;
  caller: Caller;
  /** The version of the brand in the path when the request arrived; null if the workspace has no such brand. */
  brand: BrandState | null;
}
