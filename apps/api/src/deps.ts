import type { Authority } from '@brandprint/egress';
import type { RateLimiter } from '@brandprint/limits';
import type { Metrics } from '@brandprint/operations';
import type { Pipeline } from '@brandprint/pipeline';
import type { Logger, SessionCheck, Tracer } from '@brandprint/platform';
import type { AssetStore } from '@brandprint/storage';
import type { RequestHandler } from 'express';
import type { EventWatch } from './events/event-watch.ts';
import type { StreamLimit } from './events/stream-limit.ts';

/** What the API depends on. The caller that created these stops them. */
export interface ApiDeps {
  pipeline: Pipeline;
  store: AssetStore;
  limiter: RateLimiter;
  logger: Logger;
  /** Signs cursors and encrypts secrets that must be readable again. */
  secretsKey: string;
  /** Private addresses that webhooks may reach (EGRESS_ALLOW); none by default. */
  egressAllow?: readonly Authority[] | undefined;
  /** Identifies signed-in people; without it only API keys are accepted. */
  sessions?: SessionCheck | undefined;
  /** The public URL of this service, without a trailing slash; if unset, links are relative. */
  publicBaseUrl?: string | undefined;
  /** Express' `trust proxy`: proxies that may set the client's address; none by default. */
  trustProxy?: string | undefined;
  /** Origins whose pages may call the API, or `*`; none by default. */
  corsOrigins?: readonly string[] | undefined;
  /** Heartbeat interval of event streams; 15 s by default. */
  heartbeatMs?: number | undefined;
  /** Aborts when the service stops: long-running responses end at once. */
  stopping?: AbortSignal | undefined;
  /** Aborts at SIGTERM: from then on the process is not ready, though it still serves. */
  draining?: AbortSignal | undefined;
  /** Counts requests. */
  metrics?: Metrics | undefined;
  /** Whether `/metrics` is served here; false if operators have a separate port. */
  showsMetrics?: boolean | undefined;
  tracer?: Tracer | undefined;
  /** Pages for operators served here; none if operators have a separate port. */
  operatorPages?: RequestHandler | undefined;
}

/** The same, with what the app creates for itself. */
export interface AppDeps extends ApiDeps {
  eventWatch: EventWatch;
  streamLimit: StreamLimit;
}
