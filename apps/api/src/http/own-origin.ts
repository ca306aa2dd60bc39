import { ApiError } from '@brandprint/platform';
import type { Request } from 'express';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Requests with these methods change nothing. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Where browsers find us, such as `https://brandprint.example`: PUBLIC_BASE_URL, or the Host header on loopback. Null if
 * people cannot sign in there: a password or cookie over http could be read on its way.
 */
export function ownOrigin(req: Request, publicBaseUrl: string | undefined): string | null {
  const text = publicBaseUrl ?? `http://${req.headers.host ?? ''}`;
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname) ? origin : null;
}

/**
 * Throws CROSS_SITE_REQUEST for a request that changes something and may come from another site's page: browsers send
 * cookies along with those too. They say where a request comes from in Origin and Sec-Fetch-Site, which pages cannot
 * change.
 */
export function requireOwnPage(req: Request, publicBaseUrl: string | undefined): void {
  if (SAFE_METHODS.includes(req.method)) return;
  const own = ownOrigin(req, publicBaseUrl);
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (own !== null && (origin === undefined ? site === 'same-origin' : origin === own)) return;
  throw new ApiError('CROSS_SITE_REQUEST');
}
