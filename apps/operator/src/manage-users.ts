import {
  createInvitation,
  createLink,
  type Database,
  disableUser,
  enableUser,
  ensureWorkspace,
  findUserByEmail,
  hasWorkspace,
  listMemberships,
  listUsers,
  recordAudit,
  type UserRow,
} from '@brandprint/database';
import { printLine, UserError } from '@brandprint/platform';
import { fenced } from './fenced.ts';
import type { UsersAction } from './users-args.ts';

/** Invites, lists and disables people, and makes links to set a new password. `baseUrl` is the address of the service. */
export async function manageUsers(command: UsersAction, database: Database, baseUrl: string | undefined) {
  switch (command.action) {
    case 'invite':
      return invite(command, database, baseUrl);
    case 'list':
      for (const user of await listUsers(database)) printLine(formatUser(user));
      return;
    case 'disable': {
      const user = await requireUser(database, command.email);
      await (await withWorkspacesOf(user, database)).transaction((tx) => disableUser(tx, user.id));
      printLine(`Disabled ${user.email}. Every session has ended.`);
      return;
    }
    case 'enable': {
      const user = await requireUser(database, command.email);
      await (await withWorkspacesOf(user, database)).transaction((tx) => enableUser(tx, user.id));
      printLine(`Enabled ${user.email}.`);
      return;
    }
    case 'reset-link': {
      const user = await requireUser(database, command.email);
      const { token, minutes } = await (await withWorkspacesOf(user, database)).transaction((tx) =>
        createLink(tx, 'password_reset', { userId: user.id }),
      );
      printLine(`A link to set a new password of ${user.email}. It works once, for ${minutes} minutes:`);
      printLine(linkTo(baseUrl, `/app/reset#token=${token}`));
    }
  }
}

async function invite(
  { workspace, role, email, createWorkspace }: Extract<UsersAction, { action: 'invite' }>,
  database: Database,
  baseUrl: string | undefined,
): Promise<void> {
  const isNew = !(await hasWorkspace(database, workspace));
  if (isNew && !createWorkspace) {
    throw new UserError(
      `Workspace ${workspace} does not exist. If the name is right, add --create-workspace (existing ones: workspaces list).`,
    );
  }
  const { id: workspaceId } = await ensureWorkspace(database, workspace);
  const token = await fenced(database, [workspaceId]).transaction(async (tx) => {
    const invitation = await createInvitation(tx, { workspaceId, email, role, invitedByUserId: null });
    const entry = { workspaceId, by: {}, targetId: invitation.id, details: { email, role } };
    await recordAudit(tx, { ...entry, action: 'invitation.created' });
    return invitation.token;
  });
  if (isNew) printLine(`Created workspace ${workspace}.`);
  printLine(
    `An invitation to ${workspace} as ${role}${email ? ` for ${email}` : ''}. The link works once, for 7 days:`,
  );
  printLine(linkTo(baseUrl, `/app/invite#token=${token}`));
}

/** For changes of a person, which a move of one of their workspaces could lose. */
const withWorkspacesOf = async ({ id }: UserRow, database: Database): Promise<Database> =>
  fenced(
    database,
    (await listMemberships(database, id)).map((workspace) => workspace.id),
  );

/** Without PUBLIC_BASE_URL only the path is known. */
const linkTo = (baseUrl = '', path: string): string => `${baseUrl}${path}`;

async function requireUser(database: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(database, email);
  if (!user) throw new UserError(`Nobody has the address ${email} (see: npm run users -- list).`);
  return user;
}

function formatUser(user: Awaited<ReturnType<typeof listUsers>>[number]): string {
  const { id, email, name, createdAt, disabledAt, memberships } = user;
  const roles = memberships.map(({ role, workspace }) => `${role} of ${workspace.name}`);
  const state = disabledAt ? `disabled ${disabledAt.toISOString()}` : 'active';
  return [id, email, ...(name ? [name] : []), `created ${createdAt.toISOString()}`, state, ...roles].join('  ');
}
