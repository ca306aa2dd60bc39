import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createInvitation, ensureWorkspace } from '@brandprint/database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { mailerOf } from '../src/index.ts';
import { useTestApi } from './support/api.ts';
import { createPeopleApp, ORIGIN, openBrowser } from './support/people.ts';

const api = await useTestApi();
const mails: { to: string[]; content: string }[] = [];

const server = new SMTPServer({
  logger: false,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, answer) =>
    username === 'mailer' && password === 'p@ss'
      ? answer(null, { user: username })
      : answer(new Error('Wrong password')),
  onRcptTo: ({ address }, _session, answer) =>
    answer(address.startsWith('nobody') ? new Error('No such mailbox') : undefined),
  onData: async (stream, { envelope }, done) => {
    mails.push({ to: envelope.rcptTo.map(({ address }) => address), content: await text(stream) });
    done();
  },
});
let address: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** The parts of a message, without the encoding of its lines. */
const partsOf = (content: string): Record<string, string> =>
  Object.fromEntries(
    content.split(/\r\n--[^\r\n]+/).flatMap((part) => {
      const type = /^Content-Type: (text\/\w+)/m.exec(part)?.[1];
      const body = part.replace(/^[\s\S]*?\r\n\r\n/, '').replaceAll('=\r\n', '');
      const bytes = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      return type ? [[type, Buffer.from(bytes, 'latin1').toString()]] : [];
    }),
  );

async function signInOwner(smtpUrl: string, name = 'Studio') {
  const settings = { SMTP_URL: smtpUrl, SMTP_FROM: 'Brandprint <brandprint@example.com>', PUBLIC_BASE_URL: ORIGIN };
  const mailer = mailerOf(settings);
  const app = createPeopleApp({ ...api, deps: { ...api.deps, mailer } }, ORIGIN);
  const { id: workspaceId } = await ensureWorkspace(api.database, `${name} ${randomUUID()}`);
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

test('When somebody is invited, then the link is mailed to them as text and as a page', async () => {
  const owner = await signInOwner(`smtp://mailer:p%40ss@${address}`, 'Lights & <b>Sound</b>');
  const email = 'grace@example.com';
  const { body } = await owner.post('/v1/api/workspace/invitations', { email, role: 'viewer' }).expect(201);
  expect(body.data.emailed).toBe(true);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual([email]);
  const parts = partsOf(mails[0]?.content ?? '');
  expect(parts['text/plain']).toContain(body.data.url);
  expect(parts['text/plain']).toContain('“Lights & <b>Sound</b>');
  expect(parts['text/html']).toContain(`href="${body.data.url}"`);
  expect(parts['text/html']).toContain('“Lights &amp; &lt;b&gt;Sound&lt;/b&gt;');

  const open = await owner.post('/v1/api/workspace/invitations', { role: 'viewer' }).expect(201);
  expect(open.body.data.emailed).toBe(false);
  expect(mails).toHaveLength(1);
});

test('When the mail server is away, refuses the password or the address, then the invitation says that nothing was mailed, and works', async () => {
  const failures = [
    ['smtp://127.0.0.1:1', 'grace@example.com'],
    [`smtp://mailer:wrong@${address}`, 'grace@example.com'],
    [`smtp://mailer:p%40ss@${address}`, 'nobody@example.com'],
  ] as const;
  for (const [url, email] of failures) {
    const owner = await signInOwner(url);
    const before = mails.length;
    const { body } = await owner.post('/v1/api/workspace/invitations', { email, role: 'viewer' }).expect(201);
    expect(body.data).toMatchObject({ emailed: false, url: expect.stringContaining('/app/invite#token=') });
    expect(mails).toHaveLength(before);
    const { body: list } = await owner.get('/v1/api/workspace/invitations').expect(200);
    expect(list.data).toContainEqual(expect.objectContaining({ email }));
  }
});

test('When only one of the settings is there, then the service says which ones mails need', () => {
  expect(() => mailerOf({ SMTP_URL: `smtp://${address}`, PUBLIC_BASE_URL: ORIGIN })).toThrow(/SMTP_FROM/);
  expect(mailerOf({})).toBeUndefined();
});
