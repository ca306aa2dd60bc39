import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';

/** A person at the provider; the id is the account. */
export interface ProviderPerson {
  email: string;
  email_verified: boolean;
  name: string;
}

export interface OpenIdProvider {
  settings: { issuer: string; clientId: string; clientSecret: string; name: string };
  /** The address at the client that people are sent back to; it is the only one. */
  sendBackTo(redirectUri: string): Promise<void>;
  /** Signs this person in when a browser comes. */
  expect(person: ProviderPerson): void;
  /** Signs this person in from an authorization URL on; returns the address that the browser is sent back to. */
  signIn(url: string, person: ProviderPerson): Promise<URL>;
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'brandprint', clientSecret: 'a secret of the client at the provider' };

/** A real OpenID provider, which signs in whom the test names. It answers from `sendBackTo` on. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let current: ProviderPerson | undefined;
  let listener: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = createServer((req, res) => listener(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { issuer, ...CLIENT, name: 'Example ID' },
    async sendBackTo(redirectUri) {
      const provider = await createProvider(issuer, redirectUri, () => current);
      const callback = provider.callback();
      listener = (req, res) => {
        if (!req.url?.startsWith('/interaction/')) return void callback(req, res);
        void provider.interactionFinished(req, res, { login: { accountId: current?.email ?? '' } });
      };
    },
    expect(person) {
      current = person;
    },
    async signIn(url, person) {
      current = person;
      const cookies = new Map<string, string>();
      let next = new URL(url);
      while (next.origin === issuer) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const { headers } = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const [, name = '', value = ''] of headers
          .getSetCookie()
          .map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? [])) {
          cookies.set(name, value);
        }
        const location = headers.get('location');
        if (location === null) throw new Error(`the provider did not redirect from ${next.pathname}`);
        next = new URL(location, issuer);
      }
      return next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function createProvider(issuer: string, redirectUri: string, person: () => ProviderPerson | undefined) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  // It warns that it keeps everything in memory, which is what a test wants.
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key for the cookies of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, ...person() }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  warnings.mockRestore();
  return provider;
}
