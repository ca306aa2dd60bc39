import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@brandprint/contracts';
import { createInvitation, createLink, disableUser, ensureWorkspace } from '@brandprint/database';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { roleOf } from '../src/http/route.ts';
import { routes } from '../src/routes/index.ts';
import { expectError, useTestApi } from './support/api.ts';
import { type Browser, createPeopleApp, ORIGIN, openBrowser } from './support/people.ts';
import { BODIES, createWorkspaceResources, fillPath } from './support/workspace-resources.ts';

const api = await useTestApi();
let app: Express;
beforeAll(() => {
  app = createPeopleApp(api);
});

const PASSWORD = 'purple lanterns drift at dusk';
const COOKIE = '__Host-brandprint.session_token';
const DAY_MS = 86_400_000;
const newEmail = () => `${randomUUID()}@example.com`;

async function inviteTo(role: Role, email: string | null = newEmail(), workspace: string = randomUUID()) {
  const { id: workspaceId } = await ensureWorkspace(api.database, workspace);
  const invitation = await createInvitation(api.database, { workspaceId, role, email, invitedByUserId: null });
  return { workspaceId, email, token: invitation.token };
}

interface Person {
  browser: Browser;
  email: string;
  userId: string;
  workspaceId: string;
}

/** A new person, who is signed in. */
async function join(role: Role, workspace?: string): Promise<Person> {
  const email = newEmail();
  const { workspaceId, token } = await inviteTo(role, email, workspace);
  const browser = openBrowser(app);
  await browser.post('/app/auth/accept-invitation', { token, name: 'Ada', password: PASSWORD }).expect(200);
  const { body } = await browser.get('/v1/api/me').expect(200);
  return { browser, email, workspaceId, userId: body.data.user.id };
}

const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/app/auth/sign-in/email', { email, password });

describe('Links', () => {
  test('When the first-run link is opened, then it signs the owner in, once', async () => {
    const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
    const { token } = await createLink(api.database, 'first_run', { workspaceId });
    const browser = openBrowser(app);
    const { body } = await browser.post('/app/auth/first-run', { token }).expect(200);
    expect(body).toEqual({ workspace_id: workspaceId, brand_id: null });
    const me = await browser.get('/v1/api/me').expect(200);
    expect(me.body.data.workspaces).toMatchObject([{ id: workspaceId, role: 'owner' }]);
    expectError(await openBrowser(app).post('/app/auth/first-run', { token }), 'LINK_INVALID');

    expectError(await browser.post('/app/auth/set-password', { password: PASSWORD }), 'VALIDATION_ERROR', ['email']);
    const email = newEmail();
    await browser.post('/app/auth/set-password', { email, password: PASSWORD }).expect(200);
    expect((await browser.get('/v1/api/me').expect(200)).body.data.user).toMatchObject({ email, has_password: true });
    await signIn(openBrowser(app), email).expect(200);
  });

  test('When two people take the same address at the same time, then one gets it and the other is told', async () => {
    const email = newEmail();
    const people = await Promise.all(
      [0, 1].map(async () => {
        const { userId, browser } = await join('viewer');
        await api.database.prisma.identityAccount.deleteMany({ where: { userId } });
        return browser;
      }),
    );
    const answers = await Promise.all(
      people.map((browser) => browser.post('/app/auth/set-password', { email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('When the owner that it would make is disabled, then the first-run link is refused', async () => {
    const { identityUser } = api.database.prisma;
    const { id } = await identityUser.create({ data: { email: 'owner@brandprint.invalid', disabledAt: new Date() } });
    const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
    const { token } = await createLink(api.database, 'first_run', { workspaceId });
    expectError(await openBrowser(app).post('/app/auth/first-run', { token }), 'LINK_INVALID');
    await identityUser.delete({ where: { id } });
  });

  test('When an invitation is accepted, then the person has its role, and the link works no more', async () => {
    const { workspaceId, email, token } = await inviteTo('editor');
    const browser = openBrowser(app);
    const shown = await browser.post('/app/auth/invitation', { token }).expect(200);
    expect(shown.body).toMatchObject({ email, role: 'editor', needs_account: true });
    await browser.post('/app/auth/accept-invitation', { token, name: 'Ada', password: PASSWORD }).expect(200);
    const me = await browser.get('/v1/api/me').expect(200);
    expect(me.body.data).toMatchObject({
      user: { email, name: 'Ada' },
      workspaces: [{ id: workspaceId, role: 'editor' }],
    });
    const again = { token, password: PASSWORD };
    expectError(await openBrowser(app).post('/app/auth/accept-invitation', again), 'LINK_INVALID');
    expectError(await openBrowser(app).post('/app/auth/invitation', { token }), 'LINK_INVALID');
  });

  test('When two accept an invitation at once, then one of them joins', async () => {
    const { token, workspaceId } = await inviteTo('viewer', null);
    const answers = await Promise.all(
      [newEmail(), newEmail()].map((email) =>
        openBrowser(app).post('/app/auth/accept-invitation', { token, email, password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await api.database.prisma.identityMembership.count({ where: { workspaceId } })).toBe(1);
  });

  test('When an invitation has expired or is for somebody else, then it does not work', async () => {
    const expired = await inviteTo('viewer');
    const past = new Date(Date.now() - 1_000);
    const { workspaceId } = expired;
    await api.database.prisma.identityInvitation.updateMany({ where: { workspaceId }, data: { expiresAt: past } });
    const input = { token: expired.token, password: PASSWORD };
    expectError(await openBrowser(app).post('/app/auth/accept-invitation', input), 'LINK_INVALID');

    const { browser } = await join('viewer');
    const { token } = await inviteTo('owner');
    expectError(await browser.post('/app/auth/accept-invitation', { token }), 'LINK_INVALID');
  });

  test('When a member accepts an invitation to another workspace, then they are in both', async () => {
    const { browser, email, workspaceId } = await join('viewer');
    const other = await inviteTo('owner', email);
    await browser.post('/app/auth/accept-invitation', { token: other.token }).expect(200);
    const { body } = await browser.get('/v1/api/me').expect(200);
    expect(body.data.workspaces.map(({ id }: { id: string }) => id)).toEqual([workspaceId, other.workspaceId]);
    // The first one by default, the other one by the header, and none of a stranger.
    await browser.get('/v1/api/workspace/audit-log').expect(403);
    const named = { 'Brandprint-Workspace': other.workspaceId };
    await browser.get('/v1/api/workspace/audit-log', named).expect(200);
    const stranger = { 'Brandprint-Workspace': (await join('owner')).workspaceId };
    expectError(await browser.get('/v1/api/brands', stranger), 'UNAUTHENTICATED');
  });

  test('When a reset link is used, then the old password and all sessions end', async () => {
    const { browser, email, userId } = await join('viewer');
    const { token } = await createLink(api.database, 'password_reset', { userId });
    const password = 'seven quiet herons by the weir';
    await openBrowser(app).post('/app/auth/reset-password', { token, password }).expect(200);
    await browser.get('/v1/api/me').expect(401);
    await signIn(openBrowser(app), email).expect(401);
    await signIn(openBrowser(app), email, password).expect(200);
    expectError(await openBrowser(app).post('/app/auth/reset-password', { token, password }), 'LINK_INVALID');
  });
});

describe('Passwords', () => {
  test('When a password is set or changed, then other open reset links of the person end', async () => {
    const { browser, email, userId } = await join('viewer');
    const newLink = async () => (await createLink(api.database, 'password_reset', { userId })).token;
    const [used, other] = [await newLink(), await newLink()];
    const password = 'seven quiet herons by the weir';
    await openBrowser(app).post('/app/auth/reset-password', { token: used, password }).expect(200);
    expectError(await openBrowser(app).post('/app/auth/reset-password', { token: other, password }), 'LINK_INVALID');

    await signIn(browser, email, password).expect(200);
    const third = await newLink();
    const input = { currentPassword: password, newPassword: 'nine grey otters under a bridge' };
    await browser.post('/app/auth/change-password', input).expect(200);
    expectError(await openBrowser(app).post('/app/auth/reset-password', { token: third, password }), 'LINK_INVALID');
  });

  test.each([
    ['fourteen chars', 'too short'],
    ['passwordpassword', 'a repeated common word'],
    ['qwertyuiopasdfghjkl', 'a row of keys'],
    ['123456789012345678', 'digits in a row'],
    ['Password1234567890!', 'a common word and digits'],
    ['aaaaaaaaaaaaaaaaaaaa', 'one character'],
  ])('When the password is %p (%s), then it is refused', async (password) => {
    const { token } = await inviteTo('viewer');
    const response = await openBrowser(app).post('/app/auth/accept-invitation', { token, password });
    expectError(response, 'VALIDATION_ERROR', ['password']);
  });

  test('When it is the address of the person, then it is refused', async () => {
    const { token } = await inviteTo('viewer', `hildegard.bingen.${Math.random()}@example.com`);
    const input = { token, password: 'hildegard-bingen-2026' };
    expectError(await openBrowser(app).post('/app/auth/accept-invitation', input), 'VALIDATION_ERROR', ['password']);
  });

  test('When it is changed, then other sessions end and this one gets a new cookie', async () => {
    const { browser, email } = await join('viewer');
    const other = openBrowser(app);
    await signIn(other, email).expect(200);
    const before = browser.cookies.get(COOKIE);
    const newPassword = 'seven quiet herons by the weir';
    const wrong = { currentPassword: 'not this one at all', newPassword };
    expectError(await browser.post('/app/auth/change-password', wrong), 'VALIDATION_ERROR', ['currentPassword']);
    await browser.post('/app/auth/change-password', { currentPassword: PASSWORD, newPassword }).expect(200);
    expect(browser.cookies.get(COOKIE)).not.toBe(before);
    await browser.get('/v1/api/me').expect(200);
    await other.get('/v1/api/me').expect(401);
    const stolen = { Cookie: `${COOKIE}=${before}` };
    await request(app).get('/v1/api/me').set(stolen).expect(401);
  });
});

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
    const before = browser.cookies.get(COOKIE);
    await signIn(browser, email).expect(200);
    expect(browser.cookies.get(COOKIE)).not.toBe(before);
    await request(app).get('/v1/api/me').set('Cookie', `${COOKIE}=${before}`).expect(401);
    // A cookie that we did not sign is nobody's.
    const forged = `${COOKIE}=${before?.replace(/\..*/, '.AAAA')}`;
    await request(app).get('/v1/api/me').set('Cookie', forged).expect(401);
  });

  test('When the request names another place to go to, then it is refused', async () => {
    const { browser, email } = await join('viewer');
    const input = { email, password: PASSWORD, callbackURL: 'https://evil.example/' };
    expectError(await browser.post('/app/auth/sign-in/email', input), 'VALIDATION_ERROR', ['callbackURL']);
  });

  test('When there is no route of ours, then endpoints of the library cannot be reached', async () => {
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

  test('When it is reached by http on loopback, then it works without the prefix; elsewhere it does not', async () => {
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

  test('When a session is in use, then /get-session alone renews it, with its cookie', async () => {
    const { browser, userId } = await join('viewer');
    const expiresAt = new Date(Date.now() + 7 * DAY_MS - 7_200_000);
    const { identitySession } = api.database.prisma;
    await identitySession.updateMany({ where: { userId }, data: { expiresAt } });
    await browser.get('/v1/api/me').expect(200);
    expect(await identitySession.findFirst({ where: { userId } })).toMatchObject({ expiresAt });
    const { headers } = await browser.get('/app/auth/get-session').expect(200);
    expect(headers['set-cookie']?.[0]).toContain(COOKIE);
    const renewed = await identitySession.findFirstOrThrow({ where: { userId } });
    expect(renewed.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('When a person is disabled whose session is left, then it finds nothing', async () => {
    const { browser, userId } = await join('owner');
    await api.database.prisma.identityUser.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expectError(await browser.get('/v1/api/brands'), 'UNAUTHENTICATED');
  });

  test('When others are revoked, then only this one is left', async () => {
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
      const cookie = `${COOKIE}=${browser.cookies.get(COOKIE)}`;
      return request(app)
        .patch('/v1/api/me')
        .set({ ...given, Cookie: cookie })
        .send({ name: 'Grace' });
    };
    await send().expect(status);
    const out = request(app)
      .post('/app/auth/sign-out')
      .set({ ...given, Cookie: `${COOKIE}=x` });
    await out.expect(status);
  });
});

/** Routes that a signed-in person with a role may use. */
const guarded = routes.filter(({ access }) => access === 'member' || access === 'person');

describe('Every route and role', () => {
  let people: Record<Role, Person>;
  let path: (id: string) => string;
  beforeAll(async () => {
    const workspace = randomUUID();
    people = {
      owner: await join('owner', workspace),
      editor: await join('editor', workspace),
      viewer: await join('viewer', workspace),
    };
    const { workspaceId } = people.owner;
    const things = await createWorkspaceResources(api, { workspaceId } as never);
    path = (id) => {
      const route = routes.find((it) => it.id === id);
      if (!route) throw new Error(`no route ${id}`);
      return fillPath(route, things);
    };
  });

  /** Each role that is too low; the others are covered by the tests of each route. */
  const tooLow = guarded.flatMap((route) =>
    ROLES.slice(0, ROLES.indexOf(roleOf(route))).map((role) => [route.id, role, route] as const),
  );

  test.each(tooLow)('When %s is requested by a %s, then it is refused', async (id, role, route) => {
    const { browser } = people[role];
    const response =
      route.method === 'get' ? browser.get(path(id)) : browser.send(route.method, path(id), BODIES[id] ?? undefined);
    expectError(await response, 'FORBIDDEN_ROLE');
  });

  test.each(
    guarded
      .filter((route) => roleOf(route) === 'viewer' && route.method === 'get' && route.id !== 'watchBrand')
      .map(({ id }) => [id]),
  )('When %s is requested by a viewer, then it is answered', async (id) => {
    const { status } = await people.viewer.browser.get(path(id));
    expect([200, 202]).toContain(status);
  });

  test('When an editor edits, then the history has the person', async () => {
    const { browser, userId } = people.editor;
    await browser.send('patch', path('patchSection'), { design_notes: 'By a person' }).expect(200);
    const { body } = await people.viewer.browser.get(path('listEditHistory')).expect(200);
    expect(body.data[0]).toMatchObject({ changed_by_user_id: userId, auth_type: 'user' });
  });

  test('When an owner creates a key, then it has the person, and the audit log has both', async () => {
    const { browser, userId } = people.owner;
    const { body } = await browser.post('/v1/api/keys', { description: 'mine' }).expect(201);
    expect(body.data.created_by_user_id).toBe(userId);
    const log = await browser.get('/v1/api/workspace/audit-log').expect(200);
    expect(log.body.data[0]).toMatchObject({ action: 'key.created', user_id: userId, target_id: body.data.id });
  });

  test('When a person creates workspaces without end, then the sixth of the day gets 429', async () => {
    const { browser } = await join('viewer');
    const create = () => browser.post('/v1/api/workspaces', { name: randomUUID() });
    for (let count = 0; count < 5; count++) await create().expect(201);
    expectError(await create(), 'RATE_LIMITED');
    await (await join('viewer')).browser.post('/v1/api/workspaces', { name: randomUUID() }).expect(201);
  });

  test('When a member is removed, then the next request finds nothing', async () => {
    const workspace = randomUUID();
    const [owner, editor] = [await join('owner', workspace), await join('editor', workspace)];
    await editor.browser.get('/v1/api/brands').expect(200);
    await owner.browser.send('delete', `/v1/api/workspace/members/${editor.userId}`).expect(204);
    await editor.browser.get('/v1/api/brands').expect(401);
    expectError(await owner.browser.post('/v1/api/workspace/leave'), 'LAST_OWNER');
  });

  test.each([
    ['is removed', (owner: Browser, id: string) => owner.send('delete', `/v1/api/workspace/members/${id}`)],
    [
      'is an editor now',
      (owner: Browser, id: string) => owner.send('patch', `/v1/api/workspace/members/${id}`, { role: 'editor' }),
    ],
    ['is disabled', (_: Browser, id: string) => api.database.transaction((tx) => disableUser(tx, id))],
  ])('When an owner %s, then their open invitations do not work', async (_, change) => {
    const workspace = randomUUID();
    const [owner, leaving] = [await join('owner', workspace), await join('owner', workspace)];
    const { body } = await leaving.browser.post('/v1/api/workspace/invitations', { role: 'owner' }).expect(201);
    const kept = await owner.browser.post('/v1/api/workspace/invitations', { role: 'owner' }).expect(201);
    const open = ({ url }: { url: string }) =>
      openBrowser(app).post('/app/auth/invitation', { token: url.split('token=')[1] });
    await open(body.data).expect(200);
    await change(owner.browser, leaving.userId);
    expectError(await open(body.data), 'LINK_INVALID');
    await open(kept.body.data).expect(200);
  });

  test('When the owner deletes the workspace, also after an interruption, then its brands and files are gone', async () => {
    const workspace = randomUUID();
    const { browser, workspaceId } = await join('owner', workspace);
    const other = await join('owner', workspace);
    const { brandId } = await createWorkspaceResources(api, { workspaceId } as never);
    const wrong = await browser.send('delete', '/v1/api/workspace', { name: 'another' });
    expectError(wrong, 'VALIDATION_ERROR', ['name']);
    const { prisma } = api.database;
    await prisma.$executeRaw`CREATE FUNCTION interrupt() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''interrupted''; END' LANGUAGE plpgsql`;
    await prisma.$executeRaw`CREATE TRIGGER interrupt BEFORE DELETE ON workspaces EXECUTE FUNCTION interrupt()`;
    expectError(await browser.send('delete', '/v1/api/workspace', { name: workspace }), 'INTERNAL');
    await prisma.$executeRaw`DROP TRIGGER interrupt ON workspaces`;
    expectError(await other.browser.get('/v1/api/brands'), 'UNAUTHENTICATED');
    await browser.send('delete', '/v1/api/workspace', { name: workspace }).expect(204);
    expect(await api.database.prisma.workspace.count({ where: { id: workspaceId } })).toBe(0);
    const files: string[] = [];
    for await (const { key } of api.store.list(`brands/${brandId}/`)) files.push(key);
    expect(files).toEqual([]);
    expect((await browser.get('/v1/api/me').expect(200)).body.data.workspaces).toEqual([]);
  });
});
