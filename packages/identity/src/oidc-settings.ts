import { UserError } from '@brandprint/platform';
import type { OidcSettings } from './oidc.ts';

/** The OpenID provider that the settings name, if any. Throws UserError if some of them are missing. */
export function oidcOf(settings: {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME: string;
}): Omit<OidcSettings, 'publicBaseUrl'> | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = settings;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, name };
  if (!issuer && !clientId && !clientSecret) return undefined;
  throw new UserError('Sign-in at an OpenID provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
}
