import { randomUUID } from 'node:crypto';
import { createLink, type Move } from '@brandprint/database';
import { describe, expect, test } from '@jest/globals';
import { expectError, useTestApi } from './support/api.ts';
import { type Browser, openBrowser } from './support/people.ts';
import { newEmail, PASSWORD, type Person, signIn, usePeople } from './support/sign-in.ts';

const api = await useTestApi();
const { app, inviteTo, join } = usePeople(api);
const NEW_PASSWORD = 'green harbours wake before dawn';

const setMove = (id: string, move: Move) => api.database.prisma.workspace.update({ where: { id }, data: { move } });

/** Everything that is known about a person. */
const rowsOf = ({ userId: id }: Person) =>
  api.database.prisma.identityUser.findUniqueOrThrow({
    where: { id },
    include: { sessions: true, accounts: true, memberships: true },
  });

async function createResetLink({ userId }: Person): Promise<string> {
  return (await createLink(api.database, 'password_reset', { userId })).token;
}

const BY_SESSION: readonly (readonly [string, (browser: Browser) => ReturnType<Browser['post']>])[] = [
  [
    'change-password',
    (browser) => browser.post('/app/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  ],
  ['revoke-session', (browser) => browser.post('/app/auth/revoke-session', { id: randomUUID() })],
  ['revoke-other-sessions', (browser) => browser.post('/app/auth/revoke-other-sessions')],
  ['sign-out', (browser) => browser.post('/app/auth/sign-out')],
  ['PATCH /v1/api/me', (browser) => browser.send('patch', '/v1/api/me', { name: 'Eve' })],
  ['POST /v1/api/workspaces', (browser) => browser.post('/v1/api/workspaces', { name: randomUUID() })],
];

describe.each(['leaving', 'left'] as const)('While a workspace of a person is %s', (move) => {
  const expectMoving = (response: Awaited<ReturnType<Browser['post']>>) => {
    expectError(response, 'UNAVAILABLE');
    expect(response.headers['retry-after']).toBe('2');
  };

  test.each(BY_SESSION)('When they ask for %s, then it is refused, and nothing changes', async (_, ask) => {
    const person = await join('owner');
    await signIn(openBrowser(app), person.email).expect(200);
    await setMove(person.workspaceId, move);
    const before = await rowsOf(person);
    expectMoving(await ask(person.browser));
    expect(await rowsOf(person)).toEqual(before);
  });

  test('When they sign in or set a password by a link, then it is refused, and works afterwards', async () => {
    const person = await join('owner');
    const token = await createResetLink(person);
    await setMove(person.workspaceId, move);
    const before = await rowsOf(person);
    const reset = () => openBrowser(app).post('/app/auth/reset-password', { token, password: NEW_PASSWORD });
    expectMoving(await signIn(openBrowser(app), person.email));
    expectMoving(await reset());
    expect(await rowsOf(person)).toEqual(before);
    await setMove(person.workspaceId, null);
    await reset().expect(200);
    await signIn(openBrowser(app), person.email, NEW_PASSWORD).expect(200);
  });

  test('When somebody accepts an invitation to it, then it is refused, and works afterwards', async () => {
    const { workspaceId, token } = await inviteTo('editor', newEmail());
    const accept = () => openBrowser(app).post('/app/auth/accept-invitation', { token, password: PASSWORD });
    await setMove(workspaceId, move);
    await openBrowser(app).post('/app/auth/invitation', { token }).expect(200);
    expectMoving(await accept());
    await setMove(workspaceId, null);
    await accept().expect(200);
  });
});

/** Ends the other sessions of a person, while a statement runs at the same moment. */
async function endSessionsDuring(statement: (workspaceId: string) => string) {
  const { browser, workspaceId, email } = await join('owner');
  const { prisma } = api.database;
  await signIn(openBrowser(app), email).expect(200);
  await prisma.$executeRawUnsafe(`
    CREATE FUNCTION at_the_end() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN ${statement(workspaceId)}; RETURN NULL; END $$`);
  await prisma.$executeRaw`
    CREATE TRIGGER at_the_end AFTER DELETE ON identity_sessions EXECUTE FUNCTION at_the_end()`;
  const response = await browser.post('/app/auth/revoke-other-sessions');
  await prisma.$executeRaw`DROP FUNCTION at_the_end CASCADE`;
  return response;
}

test('When a workspace begins to leave while sessions are ended, then nobody is told that they are', async () => {
  const response = await endSessionsDuring((id) => `UPDATE workspaces SET move = 'leaving' WHERE id = '${id}'`);
  expectError(response, 'UNAVAILABLE');
});

test('When a workspace is deleted while sessions are ended, then that is no move', async () => {
  const response = await endSessionsDuring((id) => `DELETE FROM workspaces WHERE id = '${id}'`);
  expect(response.status).toBe(200);
});

test('When somebody asks again and again whether an address is in a workspace that moves, then they are stopped', async () => {
  const { email, workspaceId } = await join('owner');
  await setMove(workspaceId, 'leaving');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await signIn(openBrowser(app), email, 'a wrong password')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(503), 429]);
});

test('When a workspace is about to leave, then its people can still see who they are', async () => {
  const { browser, workspaceId } = await join('viewer');
  await setMove(workspaceId, 'leaving');
  await browser.get('/app/auth/get-session').expect(200);
  await browser.get('/v1/api/me').expect(200);
});

test('When another workspace is moved, then nobody else is disturbed', async () => {
  const other = await join('owner');
  await setMove(other.workspaceId, 'left');
  const { email } = await join('owner');
  await signIn(openBrowser(app), email).expect(200);
});
