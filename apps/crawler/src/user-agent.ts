import { VERSION } from '@brandprint/operations';

/** Our product token in robots.txt files. */
export const PRODUCT_TOKEN = 'BrandprintBot';

/** That of a usual Chrome, so that sites serve their usual pages, with our product token and a URL about us. */
export const createUserAgent = (aboutUrl?: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 ${PRODUCT_TOKEN}/${VERSION}${aboutUrl === undefined ? '' : ` (+${aboutUrl})`}`;

/** The same, with the browser's own `version`, such as "Chrome/156.0.7600.1". */
export const withBrowserVersion = (userAgent: string, version: string): string =>
  userAgent.replace(/Chrome\/\d+/, /^Chrome\/\d+/.exec(version)?.[0] ?? '$&');
