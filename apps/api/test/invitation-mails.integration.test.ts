import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInvitation, ensureWorkspace } from '@brandprint/database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailerOf } from '../src/index.ts';
import { useTestApi } from './support/api.ts';
import { createPeopleApp, ORIGIN, openBrowser } from './support/people.ts';

const api = await useTestApi();
const mails: string[] = [];

/** A mail server that takes every message. */
const server = createServer((socket) => {
  let data: string | null = null;
  let unread = '';
  socket.write('220 mail.test\r\n');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) {
        if (line === 'DATA') data = '';
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      } else if (line === '.') {
        mails.push(data);
        data = null;
        socket.write('250 taken\r\n');
      } else data += `${line}\n`;
    }
  });
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function signInOwner(smtpUrl: string) {
  const settings = { SMTP_URL: smtpUrl, SMTP_FROM: 'Brandprint <brandprint@example.com>', PUBLIC_BASE_URL: ORIGIN };
  const mailer = mailerOf(settings);
  const app = createPeopleApp({ ...api, deps: { ...api.deps, mailer } }, ORIGIN);
  const { id: workspaceId } = await ensureWorkspace(api.database, `Studio ${randomUUID()}`);
  const invitation = {
    workspaceId,
    role: 'owner',
    email: `${randomUUID()}@example.com`,
    invitedByUserId: null,
  } as const;
  const { token } = await createInvitation(api.database, invitation);
  const owner = openBrowser(app);
  const input = { token, name: 'Ada', password: 'purple lanterns drift at dusk' };
  await owner.post('/app/auth/accept-invitation', input).expect(200);
  return owner;
}

test('When somebody is invited, then the link is mailed to them; without an address, or without a mail server, it is not', async () => {
  const owner = await signInOwner(url);
  const email = 'grace@example.com';
  const { body } = await owner.post('/v1/api/workspace/invitations', { email, role: 'viewer' }).expect(201);
  expect(body.data.emailed).toBe(true);
  expect(mails).toHaveLength(1);
  const text = (mails[0] ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).toContain(`To: ${email}`);
  expect(text).toContain(body.data.url);

  const open = await owner.post('/v1/api/workspace/invitations', { role: 'viewer' }).expect(201);
  expect(open.body.data.emailed).toBe(false);
  expect(mails).toHaveLength(1);

  const closed = await signInOwner('smtp://127.0.0.1:1');
  const late = await closed.post('/v1/api/workspace/invitations', { email, role: 'viewer' }).expect(201);
  expect(late.body.data).toMatchObject({ emailed: false, url: expect.stringContaining('/app/invite#token=') });
});

test('When only one of the settings is there, then the service says which ones mails need', () => {
  expect(() => mailerOf({ SMTP_URL: url, PUBLIC_BASE_URL: ORIGIN })).toThrow(/SMTP_FROM/);
  expect(mailerOf({})).toBeUndefined();
});
