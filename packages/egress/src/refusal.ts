import type { Authority } from './authority.ts';
import type { FailureReason, RefusalReason } from './errors.ts';

/** Context of a connection: `path` (page, robots, sitemap, asset, webhook …), `analysis`, `brand`. */
export type RequestContext = Readonly<Record<string, string>>;

/** A connection that a channel refused, or that failed. */
export interface Refusal extends Authority {
  /** `host` as it was requested; '' if it could not be parsed. */
  host: string;
  reason: RefusalReason | FailureReason;
  channel: 'proxy' | 'fetch' | 'check' | 'probe';
  requestContext?: RequestContext | undefined;
}

/** Called for every refusal, to count them. Must not throw. */
export type OnRefused = (refusal: Refusal) => void;
