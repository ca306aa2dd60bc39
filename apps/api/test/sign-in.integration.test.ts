import { disableUser } from '@brandprint/database';
import { AUTH_ROUTES, BASE_PATH } from '@brandprint/identity';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, useTestApi } from './support/api.ts';
import { createPeopleApp, ORIGIN, openBrowser } from './support/people.ts';
import { newEmail, PASSWORD, SESSION_COOKIE, signIn, usePeople } from './support/sign-in.ts';

const api = await useTestApi();
const { app, inviteTo, join } = usePeople(api);

const DAY_MS = 86_400_000;

describe('Signing in', () => {
  test('When it fails, then the response is the same whether there is such an account', async () => {
    const { email, userId } = await join('viewer');
    const wrong = await signIn(openBrowser(app), email, 'not this one at all');
    const unknown = await signIn(openBrowser(app), newEmail());
    await api.database.transaction((tx) => disableUser(tx, userId));
    const disabled = await signIn(openBrowser(app), email);
    expectError(wrong, 'UNAUTHENTICATED');
    for (const other of [unknown, disabled]) {
      expect([other.status, other.text]).toEqual([wrong.status, wrong.text]);
      expect(Object.keys(other.headers)).toEqual(Object.keys(wrong.headers));
    }
  });

  test('When an account fails ten times from many addresses, then it gets 429, and others do not', async () => {
    const [{ email }, other] = [await join('viewer'), await join('viewer')];
    const guess = () =>
      signIn(openBrowser(app, ORIGIN, `198.51.100.${Math.floor(Math.random() * 250)}`), email, 'wrong');
    for (let tries = 0; tries < 10; tries++) expectError(await guess(), 'UNAUTHENTICATED');
    const refused = await signIn(openBrowser(app), email);
    expectError(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await signIn(openBrowser(app), other.email).expect(200);
  });

  test('When an address fails ten times for many accounts, then it gets 429; successes do not count', async () => {
    const { email } = await join('viewer');
    const browser = openBrowser(app, ORIGIN, '192.0.2.77');
    for (let tries = 0; tries < 10; tries++) {
      await signIn(browser, email).expect(200);
      expectError(await signIn(browser, newEmail()), 'UNAUTHENTICATED');
    }
    expectError(await signIn(browser, email), 'RATE_LIMITED');
  });

  test('When a browser with a session signs in, then it gets another one and the old one ends', async () => {
    const { browser, email } = await join('viewer');
    const before = browser.cookies.get(SESSION_COOKIE);
    await signIn(browser, email).expect(200);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(before);
    await request(app).get('/v1/api/me').set('Cookie', `${SESSION_COOKIE}=${before}`).expect(401);
    // A cookie that we did not sign is nobody's.
    const forged = `${SESSION_COOKIE}=${before?.replace(/\..*/, '.AAAA')}`;
    await request(app).get('/v1/api/me').set('Cookie', forged).expect(401);
  });

  test('When the request names a URL to redirect to, then it is refused', async () => {
    const { browser, email } = await join('viewer');
    const input = { email, password: PASSWORD, callbackURL: 'https://evil.example/' };
    expectError(await browser.post('/app/auth/sign-in/email', input), 'VALIDATION_ERROR', ['callbackURL']);
  });

  test('When an endpoint of the library has no route here, then it cannot be reached', async () => {
    const { browser } = await join('owner');
    for (const path of [
      'sign-up/email',
      'delete-user',
      'change-email',
      'update-user',
      'request-password-reset',
      'link-social',
    ])
      expectError(await browser.post(`/app/auth/${path}`, {}), 'NOT_FOUND');
    expectError(await browser.get('/app/auth/list-accounts'), 'NOT_FOUND');
  });
});

describe('Sessions', () => {
  test('When the service is reached by https, then the cookie is bound to the host', async () => {
    const { email } = await join('viewer');
    const response = await signIn(openBrowser(app), email).expect(200);
    const [cookie] = response.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^__Host-brandprint\.session_token=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
    expect(JSON.stringify(response.body)).not.toContain('token');
  });

  test('When it is reached by http on loopback, then the cookie has no __Host- prefix; elsewhere http is refused', async () => {
    const loopback = createPeopleApp(api, null);
    const { token } = await inviteTo('viewer');
    const input = { token, password: PASSWORD };
    const at = (host: string) =>
      openBrowser(loopback, `http://${host}`).post('/app/auth/accept-invitation', input, { Host: host });
    expectError(await at('brandprint.lan:3000'), 'INSECURE_ORIGIN');
    const response = await at('localhost:3000').expect(200);
    const [cookie] = response.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^brandprint\.session_token=/);
    expect(cookie).not.toContain('Secure');
  });

  test.each([
    ['idle', { expiresAt: new Date(Date.now() - 1_000) }],
    ['old', { createdAt: new Date(Date.now() - 31 * DAY_MS), expiresAt: new Date(Date.now() + DAY_MS) }],
  ])('When a session is %s, then it has ended', async (_, data) => {
    const { browser, userId } = await join('viewer');
    await browser.get('/v1/api/me').expect(200);
    await api.database.prisma.identitySession.updateMany({ where: { userId }, data });
    expectError(await browser.get('/v1/api/me'), 'UNAUTHENTICATED');
    expect(await api.database.prisma.identitySession.count({ where: { userId } })).toBe(0);
  });

  test('When a session is in use, then only /get-session renews it, with its cookie', async () => {
    const { browser, userId } = await join('viewer');
    const expiresAt = new Date(Date.now() + 7 * DAY_MS - 7_200_000);
    const { identitySession } = api.database.prisma;
    await identitySession.updateMany({ where: { userId }, data: { expiresAt } });
    await browser.get('/v1/api/me').expect(200);
    expect(await identitySession.findFirst({ where: { userId } })).toMatchObject({ expiresAt });
    const { headers } = await browser.get('/app/auth/get-session').expect(200);
    expect(headers['set-cookie']?.[0]).toContain(SESSION_COOKIE);
    const renewed = await identitySession.findFirstOrThrow({ where: { userId } });
    expect(renewed.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('When a person is disabled who has a session, then its requests get 401', async () => {
    const { browser, userId } = await join('owner');
    await api.database.prisma.identityUser.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expectError(await browser.get('/v1/api/brands'), 'UNAUTHENTICATED');
  });

  test('When other sessions are revoked, then only this one stays valid', async () => {
    const { browser, email } = await join('viewer');
    const other = openBrowser(app);
    await signIn(other, email).expect(200);
    const list = await browser.get('/app/auth/list-sessions').expect(200);
    expect(list.body.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    await browser.post('/app/auth/revoke-other-sessions').expect(200);
    await other.get('/v1/api/me').expect(401);
    await browser.get('/v1/api/me').expect(200);
    await browser.post('/app/auth/sign-out').expect(200);
    await browser.get('/v1/api/me').expect(401);
  });
});

describe('Requests of other pages', () => {
  test.each([
    ['of another origin', { Origin: 'https://evil.example' }, 403],
    ['of a sandboxed page', { Origin: 'null' }, 403],
    ['without a word about it', { Origin: '' }, 403],
    ['of a page of the same site', { Origin: '', 'Sec-Fetch-Site': 'same-site' }, 403],
    ['of our page', { Origin: ORIGIN }, 200],
    ['of our page, as the browser says', { Origin: '', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ])('When a change comes %s, then it gets %s', async (_, headers, status) => {
    const { browser } = await join('viewer');
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const send = () => {
      const cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
      return request(app)
        .patch('/v1/api/me')
        .set({ ...given, Cookie: cookie })
        .send({ name: 'Grace' });
    };
    await send().expect(status);
    const out = request(app)
      .post('/app/auth/sign-out')
      .set({ ...given, Cookie: `${SESSION_COOKIE}=x` });
    await out.expect(status);
  });

  const changing = AUTH_ROUTES.filter(({ method }) => method === 'post').map(({ path }) => BASE_PATH + path);
  test.each(changing)(
    'When %s is requested by another page, then it is refused before its body is read',
    async (path) => {
      const { browser } = await join('viewer');
      for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { Origin: '' }])
        expectError(await browser.post(path, { unknown: 'field' }, headers), 'CROSS_SITE_REQUEST');
    },
  );
});
