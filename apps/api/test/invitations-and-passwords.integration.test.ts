import { randomUUID } from 'node:crypto';
import { createLink, ensureWorkspace } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, useTestApi } from './support/api.ts';
import { openBrowser } from './support/people.ts';
import { newEmail, PASSWORD, SESSION_COOKIE, signIn, usePeople } from './support/sign-in.ts';

const api = await useTestApi();
const { app, inviteTo, join } = usePeople(api);

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

  test('When two people take the same address at the same time, then one gets it and the other gets 409', async () => {
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

  test("When the password is the person's email address, then it is refused", async () => {
    const { token } = await inviteTo('viewer', `hildegard.bingen.${Math.random()}@example.com`);
    const input = { token, password: 'hildegard-bingen-2026' };
    expectError(await openBrowser(app).post('/app/auth/accept-invitation', input), 'VALIDATION_ERROR', ['password']);
  });

  test('When the password is changed, then other sessions end and this one gets a new cookie', async () => {
    const { browser, email } = await join('viewer');
    const other = openBrowser(app);
    await signIn(other, email).expect(200);
    const before = browser.cookies.get(SESSION_COOKIE);
    const newPassword = 'seven quiet herons by the weir';
    const wrong = { currentPassword: 'not this one at all', newPassword };
    expectError(await browser.post('/app/auth/change-password', wrong), 'VALIDATION_ERROR', ['currentPassword']);
    await browser.post('/app/auth/change-password', { currentPassword: PASSWORD, newPassword }).expect(200);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(before);
    await browser.get('/v1/api/me').expect(200);
    await other.get('/v1/api/me').expect(401);
    const stolen = { Cookie: `${SESSION_COOKIE}=${before}` };
    await request(app).get('/v1/api/me').set(stolen).expect(401);
  });
});
