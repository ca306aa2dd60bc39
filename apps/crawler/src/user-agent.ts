import { VERSION } from '@brandprint/operations';

/** The name by which robots.txt files may speak to us. */
export const PRODUCT_TOKEN = 'BrandprintBot';

/** A usual Chrome's, so that sites serve their usual pages, and who we are with where to read about us. */
export const createUserAgent = (aboutUrl?: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 ${PRODUCT_TOKEN}/${VERSION}${aboutUrl === undefined ? '' : ` (+${aboutUrl})`}`;

/** The same, as the browser of a `version` like "Chrome/156.0.7600.1" names itself. */
export const withBrowserVersion = (userAgent: string, version: string): string =>
  userAgent.replace(/Chrome\/\d+/, /^Chrome\/\d+/.exec(version)?.[0] ?? '$&');
