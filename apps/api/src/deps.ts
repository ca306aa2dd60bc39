import type { Authority } from '@brandprint/egress';
import type { RateLimiter } from '@brandprint/limits';
import type { Metrics } from '@brandprint/operations';
import type { Pipeline } from '@brandprint/pipeline';
import type { Logger, SessionCheck, Tracer } from '@brandprint/platform';
import type { AssetStore } from '@brandprint/storage';
import type { RequestHandler } from 'express';
import type { EventWatch } from './events/event-watch.ts';
import type { StreamLimit } from './events/stream-limit.ts';

/** What the API works with. Whoever made these stops them. */
export interface ApiDeps {
  pipeline: Pipeline;
  store: AssetStore;
  limiter: RateLimiter;
  logger: Logger;
  /** Signs cursors; encrypts what must be readable again. */
  secretsKey: string;
  /** What webhooks may reach though it is private (EGRESS_ALLOW); nothing by default. */
  egressAllow?: readonly Authority[] | undefined;
  /** Who is signed in; without it nobody is, and only API keys are known. */
  sessions?: SessionCheck | undefined;
  /** Where people reach this service, without a slash at the end; links are relative where it is unset. */
  publicBaseUrl?: string | undefined;
  /** Express' `trust proxy`: which proxies in front may say who the client is; none by default. */
  trustProxy?: string | undefined;
  /** Origins whose pages may call the API, or `*`; none by default. */
  corsOrigins?: readonly string[] | undefined;
  /** How often an event stream shows that it is alive; 15 s by default. */
  heartbeatMs?: number | undefined;
  /** Aborted when the service stops: what would go on for long ends at once. */
  stopping?: AbortSignal | undefined;
  /** Fires as soon as the process is told to stop: it is not ready from then on, though it still answers. */
  draining?: AbortSignal | undefined;
  /** Where requests are counted. */
  metrics?: Metrics | undefined;
  /** Whether `/metrics` is served here; false where operators have a port of their own. */
  showsMetrics?: boolean | undefined;
  tracer?: Tracer | undefined;
  /** Pages for operators that are served here; none where they have a port of their own. */
  operatorPages?: RequestHandler | undefined;
}

/** The same, with what the app makes for itself. */
export interface AppDeps extends ApiDeps {
  eventWatch: EventWatch;
  streamLimit: StreamLimit;
}
