import { EgressFailed, EgressRefused } from '@brandprint/egress';
import { FinalError, RetryableError } from '@brandprint/platform';
import { detectInterstitial, type InterstitialKind } from './interstitials.ts';
import type { LoadedPage } from './loaded-page.ts';
import { PRODUCT_TOKEN } from './user-agent.ts';

export const REASONS = {
  unreachable: 'The site could not be reached.',
  robots: `The site's robots.txt does not allow its first page to be visited. The site's owner can allow the user agent ${PRODUCT_TOKEN} there; the operator of this service can list hosts of their own in the setting ROBOTS_IGNORE_HOSTS.`,
  robotsPage: 'robots.txt does not allow it',
  robotsUnread: "The site's robots.txt could not be read, so its pages were not visited.",
  crowded: 'Too many crawls were reading this site, and its turn did not come in time.',
  notHtml: 'The URL does not lead to a web page.',
  login: 'The site shows only a login page to visitors.',
  password: 'The site asks visitors for a password.',
  geo: 'The site is not available in our region.',
  parked: 'There is no site: the domain is parked or for sale.',
  server: 'There is no site, only the default page of a web server.',
  consent: 'The site shows visitors only a consent question.',
  maintenance: 'The site is closed for maintenance.',
  empty: 'The page is empty.',
  botWall: 'The site asks visitors to prove that they are human, so it could not be read.',
  certificate: "The site's security certificate is not valid.",
  redirects: 'The site redirects in a circle.',
  elsewhere: 'The page leads to another site.',
  redirectUnreachable: 'The site redirects visitors to an address that could not be reached.',
  stuck: 'The page keeps the browser busy, so it could not be read.',
  pageCrashed: 'The page needed more than the browser has for one page.',
  crashed: 'The browser stopped while it visited the site.',
} as const;

/** Whether a quality note says that robots.txt does not allow the first page. */
export const isRobotsRefusal = (qualityNote: string): boolean => qualityNote.includes(REASONS.robots);

const REASON_BY_INTERSTITIAL: Record<InterstitialKind, string> = {
  bot: REASONS.botWall,
  geo: REASONS.geo,
  password: REASONS.password,
  parked: REASONS.parked,
  server: REASONS.server,
  login: REASONS.login,
  consent: REASONS.consent,
  maintenance: REASONS.maintenance,
  empty: REASONS.empty,
};

/** Why the response is not the site's page; null if it is. */
export function pageFailure(page: LoadedPage): FinalError | RetryableError | null {
  const { status, headers, title, finalUrl } = page;
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (status < 400 && type && !/text\/html|application\/xhtml\+xml/.test(type))
    return new FinalError(REASONS.notHtml, { detail: type });
  const wall = detectInterstitial(page);
  // The owner can finish maintenance.
  const Refusal = wall === 'maintenance' ? RetryableError : FinalError;
  if (wall)
    return new Refusal(REASON_BY_INTERSTITIAL[wall], { detail: `HTTP ${status}, ${title.slice(0, 100)}, ${finalUrl}` });
  return status >= 400 ? httpError(status) : null;
}

function httpError(status: number): FinalError | RetryableError {
  const reason = `The site answered with HTTP ${status}.`;
  return status >= 500 || status === 429 || status === 408 ? new RetryableError(reason) : new FinalError(reason);
}

/** Whether egress refused an address or failed to connect to it. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof EgressRefused ||
  error instanceof EgressFailed ||
  (error instanceof FinalError && error.cause instanceof EgressFailed);

/** Responses for which the browser shows its own error page: a status without a body. */
const EMPTY_ERROR_RESPONSE = /ERR_HTTP_RESPONSE_CODE_FAILURE/;

/**
 * The browser's navigation error as an error with a reason for users and the right retry policy; `status` is that of
 * the response, if any.
 */
export function navigationError(error: unknown, status?: number): FinalError | RetryableError {
  if (error instanceof FinalError || error instanceof RetryableError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const options = { detail: message, cause: error };
  if (status !== undefined && EMPTY_ERROR_RESPONSE.test(message)) return httpError(status);
  if (/ERR_CERT_|ERR_SSL_/.test(message)) return new FinalError(REASONS.certificate, options);
  if (/ERR_INVALID_AUTH_CREDENTIALS/.test(message)) return new FinalError(REASONS.password, options);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message)) return new FinalError(REASONS.redirects, options);
  if (/ERR_ABORTED|ERR_INVALID_RESPONSE|ERR_UNSAFE_REDIRECT|ERR_UNKNOWN_URL_SCHEME/.test(message)) {
    return new FinalError(REASONS.notHtml, options);
  }
  if (error instanceof Error && error.name === 'ProtocolError' && /timed out/.test(message))
    return new RetryableError(REASONS.stuck, options);
  if (/net::/.test(message) || (error instanceof Error && error.name === 'TimeoutError'))
    return new RetryableError(REASONS.unreachable, options);
  return new RetryableError(REASONS.crashed, options);
}
