import { randomUUID } from 'node:crypto';
import type { Role } from '@brandprint/contracts';
import { createInvitation, ensureWorkspace } from '@brandprint/database';
import type { TestApi } from './api.ts';
import { type Browser, createPeopleApp, openBrowser } from './people.ts';

export const PASSWORD = 'purple lanterns drift at dusk';
export const SESSION_COOKIE = '__Host-brandprint.session_token';

export const newEmail = () => `${randomUUID()}@example.com`;

export interface Person {
  browser: Browser;
  email: string;
  userId: string;
  workspaceId: string;
}

export const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/app/auth/sign-in/email', { email, password });

/** The API with people, who join by invitations. */
export function usePeople(api: TestApi) {
  const app = createPeopleApp(api);

  async function inviteTo(role: Role, email: string | null = newEmail(), workspace: string = randomUUID()) {
    const { id: workspaceId } = await ensureWorkspace(api.database, workspace);
    const invitation = await createInvitation(api.database, { workspaceId, role, email, invitedByUserId: null });
    return { workspaceId, email, token: invitation.token };
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

  return { app, inviteTo, join };
}
