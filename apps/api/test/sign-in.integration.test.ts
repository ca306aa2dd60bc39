import { randomUUID } from 'node:crypto';
import { createInvitation, createLink, ensureWorkspace } from '@brandprint/database';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import { useTestApi } from './support/api.ts';
import { createPeopleApp, openBrowser } from './support/people.ts';

const api = await useTestApi();
let app: Express;
beforeAll(() => {
  app = createPeopleApp(api);
});

const PASSWORD = 'purple lanterns drift at dusk';
const newEmail = () => `${randomUUID()}@example.com`;

async function inviteTo(role: 'owner' | 'editor' | 'viewer', email: string | null = newEmail()) {
  const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
  const invitation = await createInvitation(api.database, { workspaceId, role, email, invitedByUserId: null });
  return { workspaceId, email, token: invitation.token };
}

describe('First run', () => {
  test('When the link is opened, then it signs the owner in once', async () => {
    const { id: workspaceId } = await ensureWorkspace(api.database, randomUUID());
    const { token } = await createLink(api.database, 'first_run', { workspaceId });
    const browser = openBrowser(app);
    const { body } = await browser.post('/app/auth/first-run', { token }).expect(200);
    expect(body).toEqual({ workspace_id: workspaceId, brand_id: null });
    const me = await browser.get('/v1/api/me').expect(200);
    expect(me.body.data.workspaces).toMatchObject([{ id: workspaceId, role: 'owner' }]);
    await openBrowser(app).post('/app/auth/first-run', { token }).expect(410);
  });
});

describe('Invitations', () => {
  test('When a new person accepts, then they are signed in with their role', async () => {
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
    await browser.post('/app/auth/sign-out').expect(200);
    await browser.get('/v1/api/me').expect(401);
    await browser.post('/app/auth/sign-in/email', { email, password: PASSWORD }).expect(200);
    const session = await browser.get('/app/auth/get-session').expect(200);
    expect(session.body.user).toMatchObject({ email, name: 'Ada' });
  });
});
