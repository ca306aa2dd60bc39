import type { Authority } from './authority.ts';
import type { FailureReason, RefusalReason } from './errors.ts';

/** Whose errand a connection is, and what for: `path` (page, robots, sitemap, asset, webhook …), `analysis`, `brand`. */
export type RequestContext = Readonly<Record<string, string>>;

/** What one of the doors did not let through, or could not. */
export interface Refusal extends Authority {
  /** `host` is as it was asked for; '' when that could not be read. */
  host: string;
  reason: RefusalReason | FailureReason;
  channel: 'proxy' | 'fetch' | 'screen' | 'probe';
  requestContext?: RequestContext | undefined;
}

/** Hears of every single one, for whoever counts them. Must not throw. */
export type OnRefused = (refusal: Refusal) => void;
