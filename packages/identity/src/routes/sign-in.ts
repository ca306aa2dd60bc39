import { EmailAddress } from '@brandprint/contracts';
import { endSessions } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { consumeAttempt, countAttempt, networkOf } from '../attempts.ts';
import { authRoute } from '../auth-route.ts';
import { callAuth, headersOf } from '../call-auth.ts';
import { PROVIDER_ID } from '../oidc.ts';
import { findSession } from '../session-check.ts';
import { whileAtHome } from '../while-at-home.ts';

const signIn = authRoute({
  method: 'post',
  path: '/sign-in/email',
  body: z.strictObject({ email: EmailAddress, password: z.string().min(1).max(1_024) }),
  use: async ({ auth, limiter, database }, request, { body }) => {
    const earlier = await findSession(auth, headersOf(request));
    const counted = [
      ['sign_in_address', networkOf(request.address)],
      ['sign_in_account', body.email],
    ] as const;
    // A refusal because of a move counts too: it tells that the address has an account.
    const { response } = await countAttempt(limiter, counted, () =>
      whileAtHome(database, { email: body.email }, () =>
        callAuth(auth, request, { method: 'POST', path: '/sign-in/email', body }),
      ),
    );
    // The session that the browser had is not kept beside the new one.
    if (earlier) await endSessions(database, earlier.user.id, { only: earlier.id });
    return { ...response, body: { ok: true } };
  },
});

const signOut = authRoute({
  method: 'post',
  path: '/sign-out',
  use: async ({ auth }, request) => {
    const { response } = await callAuth(auth, request, { method: 'POST', path: '/sign-out', body: {} });
    return { ...response, body: { ok: true } };
  },
});

/** Who is signed in. Also renews the cookie of a session that is in use. */
const getSession = authRoute({
  method: 'get',
  path: '/get-session',
  use: async ({ auth }, request) => {
    const session = await findSession(auth, headersOf(request));
    if (!session) return { status: 200, cookies: [], body: null };
    const { response } = await callAuth(auth, request, { method: 'GET', path: '/get-session' });
    const { user, ...rest } = session;
    return { ...response, body: { user: { id: user.id, email: user.email, name: user.name }, session: rest } };
  },
});

const providers = authRoute({
  method: 'get',
  path: '/providers',
  use: async ({ oidc }) => ({
    status: 200,
    cookies: [],
    body: { password: true, oidc: oidc ? { name: oidc.name } : null },
  }),
});

/** Where the browser goes to sign in at the provider; it comes back to the dashboard and nowhere else. */
const signInAtProvider = authRoute({
  method: 'post',
  path: '/sign-in/oidc',
  use: async ({ auth, limiter, oidc }, request) => {
    if (!oidc) throw new ApiError('NOT_FOUND', { message: 'No OpenID provider is set up (OIDC_ISSUER)' });
    await consumeAttempt(limiter, 'provider_sign_in', networkOf(request.address));
    const { response, body } = await callAuth(auth, request, {
      method: 'POST',
      path: '/sign-in/oauth2',
      body: { providerId: PROVIDER_ID, callbackURL: '/app/', errorCallbackURL: '/app/sign-in', disableRedirect: true },
    });
    return { status: 200, cookies: response.cookies, body: { url: (body as { url: string }).url } };
  },
});

const providerCallback = authRoute({
  method: 'get',
  path: `/oauth2/callback/${PROVIDER_ID}`,
  use: async ({ auth, oidc }, request) => {
    if (!oidc) throw new ApiError('NOT_FOUND');
    const path = `/oauth2/callback/${PROVIDER_ID}${request.search}`;
    const { response } = await callAuth(auth, request, { method: 'GET', path });
    return { ...response, location: localPath(response.location) };
  },
});

/** Only a path of the dashboard, whatever the state said. */
function localPath(location = ''): string {
  const url = new URL(location, 'http://dashboard.invalid');
  const isLocal = url.host === 'dashboard.invalid' && /^\/app(\/|$)/.test(url.pathname);
  if (isLocal) return `${url.pathname}${url.search}`;
  return `/app/sign-in?error=${encodeURIComponent(url.searchParams.get('error') ?? 'failed')}`;
}

export const signInRoutes = [signIn, signOut, getSession, providers, signInAtProvider, providerCallback];
