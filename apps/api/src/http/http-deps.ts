import type { Identity } from '@brandprint/identity';
import type { Metrics } from '@brandprint/operations';
import type { SessionCheck, Tracer } from '@brandprint/platform';
import type { RequestHandler } from 'express';

/** What serving over HTTP depends on, besides the dependencies of the use cases. */
export interface HttpDeps {
  /** Signs people in; without it and a check of one's own, only API keys are accepted. */
  identity?: Identity | undefined;
  /** Identifies signed-in people in an installation with its own sign-in; by default, `identity` does. */
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
  /** Counts requests. */
  metrics?: Metrics | undefined;
  /** Whether `/metrics` is served here; false if operators have a separate port. */
  showsMetrics?: boolean | undefined;
  tracer?: Tracer | undefined;
  /** The folder of the built dashboard; by default where `npm run build:dashboard` puts it. */
  dashboardDir?: string | undefined;
  /** Pages for operators served here; none if operators have a separate port. */
  operatorPages?: RequestHandler | undefined;
}
