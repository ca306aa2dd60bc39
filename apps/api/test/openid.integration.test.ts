import { randomUUID } from 'node:crypto';
import { createInvitation, ensureWorkspace } from '@brandprint/database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import { expectError, useTestApi } from './support/api.ts';
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from './support/openid-provider.ts';
import { createPeopleApp, ORIGIN, openBrowser } from './support/people.ts';

const api = await useTestApi();
let provider: OpenIdProvider;
let app: Express;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  await provider.sendBackTo(`${ORIGIN}/app/auth/oauth2/callback/oidc`);
  app = createPeopleApp(api, ORIGIN, { oidc: provider.settings });
});
afterAll(() => provider.stop());

const newPerson = (): ProviderPerson => ({ email: `${randomUUID()}@example.com`, email_verified: true, name: 'Ada' });

async function invite(email: string): Promise<string> {
  const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
  await createInvitation(api.database, { workspaceId, role: 'editor', email, invitedByUserId: null });
  return workspaceId;
}

/** The whole journey; returns the browser and where it ends. */
async function signIn(person: ProviderPerson) {
  const browser = openBrowser(app);
  const { body } = await browser.post('/app/auth/sign-in/oidc').expect(200);
  const back = await provider.signIn(body.url, person);
  expect(back.origin).toBe(ORIGIN);
  const { headers } = await browser.get(`${back.pathname}${back.search}`).expect(302);
  return { browser, back, location: String(headers.location) };
}

test('When the sign-in page asks, then it learns the name of the provider', async () => {
  const { body } = await openBrowser(app).get('/app/auth/providers').expect(200);
  expect(body).toEqual({ password: true, oidc: { name: 'Example ID' } });
  expectError(await openBrowser(createPeopleApp(api)).post('/app/auth/sign-in/oidc'), 'NOT_FOUND');
});

test('When an invited person signs in, then they join; again, then they are the same person', async () => {
  const person = newPerson();
  const workspaceId = await invite(person.email);
  const { browser, back, location } = await signIn(person);
  expect(location).toBe('/app/');
  const me = await browser.get('/v1/api/me').expect(200);
  expect(me.body.data).toMatchObject({
    user: { email: person.email, name: 'Ada', has_password: false },
    workspaces: [{ id: workspaceId, role: 'editor' }],
  });
  const again = await signIn(person);
  expect((await again.browser.get('/v1/api/me').expect(200)).body.data.user.id).toBe(me.body.data.user.id);
  // Its tokens are not kept, and the answer of the provider works once, in the browser that asked.
  const account = await api.database.prisma.identityAccount.findFirstOrThrow({ where: { accountId: person.email } });
  expect([account.accessToken, account.refreshToken, account.idToken]).toEqual([null, null, null]);
  const stolen = openBrowser(app);
  const { headers } = await stolen.get(`${back.pathname}${back.search}`).expect(302);
  expect(headers.location).toMatch(/^\/app\/sign-in\?error=/);
  await stolen.get('/v1/api/me').expect(401);
});

test('When nobody has invited the person, or the address is not verified, then there is no account', async () => {
  const unverified = { ...newPerson(), email_verified: false };
  await invite(unverified.email);
  for (const person of [newPerson(), unverified]) {
    const { browser, location } = await signIn(person);
    expect(location).toBe('/app/sign-in?error=not_invited');
    await browser.get('/v1/api/me').expect(401);
    expect(await api.database.prisma.identityUser.count({ where: { email: person.email } })).toBe(0);
  }
});

test.each([
  ['a member', 'somebody', '/app/sign-in?error=account_not_linked'],
  ['the operator', null, '/app/'],
])(
  'When %s sent the invitation of an account with this address, then the provider signs in only if the operator did',
  async (_, by, end) => {
    const person = newPerson();
    const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
    const invitation = { workspaceId, role: 'editor', email: person.email, invitedByUserId: by } as const;
    const { token } = await createInvitation(api.database, invitation);
    const input = { token, name: 'Eve', password: 'purple lanterns drift at dusk' };
    await openBrowser(app).post('/app/auth/accept-invitation', input).expect(200);
    expect((await signIn(person)).location).toBe(end);
  },
);

test('When somebody took the address without verifying it, then the accounts are not joined', async () => {
  const person = newPerson();
  await api.database.prisma.identityUser.create({ data: { email: person.email, emailVerified: false } });
  const { browser, location } = await signIn(person);
  expect(location).toBe('/app/sign-in?error=account_not_linked');
  await browser.get('/v1/api/me').expect(401);
});
