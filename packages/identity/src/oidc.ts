import { addMember, type Database, isInvited, recordAudit, takeInvitationsFor } from '@brandprint/database';
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { BASE_PATH } from './base-path.ts';

/** The one provider's id in paths and rows. */
export const PROVIDER_ID = 'oidc';

/** An OpenID provider. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button says. */
  name: string;
  /** Our own address, if it is fixed: for the redirect URI. */
  publicBaseUrl?: string | undefined;
}

/** Signs people in at the provider. An account is made only for somebody who is invited by a verified address. */
export function oidcPlugin({ issuer, clientId, clientSecret, publicBaseUrl }: OidcSettings): BetterAuthPlugin {
  return genericOAuth({
    config: [
      {
        providerId: PROVIDER_ID,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        issuer,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        ...(publicBaseUrl !== undefined && {
          redirectURI: `${publicBaseUrl}${BASE_PATH}/oauth2/callback/${PROVIDER_ID}`,
        }),
        mapProfileToUser: (profile) => ({
          emailVerified: profile.email_verified === true,
          name: String(profile.name ?? profile.preferred_username ?? profile.email ?? ''),
        }),
      },
    ],
  });
}

/** Hooks of better-auth for people and accounts that come from a provider: ours are written by our own code. */
export const providerHooks = (database: Database) =>
  ({
    user: {
      create: {
        before: async ({ email, emailVerified }) => {
          if (emailVerified && (await isInvited(database, email))) return;
          throw new APIError('FORBIDDEN', { message: 'not_invited' });
        },
        after: ({ id, email }) => acceptInvitations(database, { userId: id, email }),
      },
    },
    // Its tokens are not needed after the sign-in.
    account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
  }) satisfies BetterAuthOptions['databaseHooks'];

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** The provider has verified the address that the invitations are for. */
async function acceptInvitations(database: Database, person: { userId: string; email: string }): Promise<void> {
  const { userId, email } = person;
  await database.transaction(async (tx) => {
    for (const { workspaceId, role } of await takeInvitationsFor(tx, email)) {
      await addMember(tx, { workspaceId, userId, role });
      await recordAudit(tx, {
        workspaceId,
        by: { userId },
        action: 'member.joined',
        targetId: userId,
        details: { role },
      });
    }
  });
}
