import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@brandprint/contracts';
import { disableUser } from '@brandprint/database';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { roleOf } from '../src/http/route.ts';
import { routes } from '../src/routes/index.ts';
import { expectError, useTestApi } from './support/api.ts';
import { type Browser, openBrowser } from './support/people.ts';
import { type Person, usePeople } from './support/sign-in.ts';
import { BODIES, createWorkspaceResources, fillPath } from './support/workspace-resources.ts';

const api = await useTestApi();
const { app, join } = usePeople(api);

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

  test('When an editor edits a section, then the history names the person', async () => {
    const { browser, userId } = people.editor;
    await browser.send('patch', path('patchSection'), { design_notes: 'By a person' }).expect(200);
    const { body } = await people.viewer.browser.get(path('listEditHistory')).expect(200);
    expect(body.data[0]).toMatchObject({ changed_by_user_id: userId, auth_type: 'user' });
  });

  test('When an owner creates a key, then it names the person, and the audit log has both', async () => {
    const { browser, userId } = people.owner;
    const { body } = await browser.post('/v1/api/keys', { description: 'mine' }).expect(201);
    expect(body.data.created_by_user_id).toBe(userId);
    const log = await browser.get('/v1/api/workspace/audit-log').expect(200);
    expect(log.body.data[0]).toMatchObject({ action: 'key.created', user_id: userId, target_id: body.data.id });
  });

  test('When a person creates six workspaces in a day, then the sixth gets 429', async () => {
    const { browser } = await join('viewer');
    const create = () => browser.post('/v1/api/workspaces', { name: randomUUID() });
    for (let count = 0; count < 5; count++) await create().expect(201);
    expectError(await create(), 'RATE_LIMITED');
    await (await join('viewer')).browser.post('/v1/api/workspaces', { name: randomUUID() }).expect(201);
  });

  test('When a member is removed, then their next request gets 401', async () => {
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
