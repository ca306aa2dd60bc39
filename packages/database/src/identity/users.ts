import { clientOf, type Queryable } from '../client.ts';
import { wasUnique } from '../unique-violation.ts';
import { removeInvitationsBy } from './invitations.ts';

/** The provider of accounts that are passwords. */
const CREDENTIAL = 'credential';

export interface UserRow {
  id: string;
  email: string;
  name: string;
  disabledAt: Date | null;
  createdAt: Date;
}

const USER_COLUMNS = { id: true, email: true, name: true, disabledAt: true, createdAt: true } as const;

export interface NewUser {
  /** In lower case. */
  email: string;
  name: string;
  /** Null: the person signs in by a link or a provider. */
  passwordHash: string | null;
  emailVerified: boolean;
}

/** Creates a person; null if the address is taken. */
export async function createUser(tx: Queryable, user: NewUser): Promise<{ id: string } | null> {
  const { email, name, passwordHash, emailVerified } = user;
  const [row] = await clientOf(tx).identityUser.createManyAndReturn({
    data: { email, name, emailVerified },
    skipDuplicates: true,
    select: { id: true },
  });
  if (row && passwordHash !== null) await writePassword(tx, row.id, passwordHash);
  return row ?? null;
}

export const findUser = (db: Queryable, id: string): Promise<UserRow | null> =>
  clientOf(db).identityUser.findUnique({ where: { id }, select: USER_COLUMNS });

export const findUserByEmail = (db: Queryable, email: string): Promise<UserRow | null> =>
  clientOf(db).identityUser.findUnique({ where: { email: email.toLowerCase() }, select: USER_COLUMNS });

/** Oldest first. */
export const listUsers = async (
  db: Queryable,
): Promise<(UserRow & { memberships: { role: string; workspace: { name: string } }[] })[]> =>
  clientOf(db).identityUser.findMany({
    select: { ...USER_COLUMNS, memberships: { select: { role: true, workspace: { select: { name: true } } } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

/** Whether anybody could sign in. */
export const hasUsers = async (db: Queryable): Promise<boolean> => (await clientOf(db).identityUser.count()) > 0;

export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> =>
  (await clientOf(db).identityAccount.count({ where: { userId, providerId: CREDENTIAL, password: { not: null } } })) >
  0;

/** Sets or replaces the password of a person. */
export async function writePassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  await clientOf(tx).identityAccount.upsert({
    where: { providerId_accountId: { providerId: CREDENTIAL, accountId: userId } },
    create: { userId, providerId: CREDENTIAL, accountId: userId, password: passwordHash },
    update: { password: passwordHash },
  });
}

/** Returns whether there is such a person. */
export async function renameUser(db: Queryable, id: string, name: string): Promise<boolean> {
  const { count } = await clientOf(db).identityUser.updateMany({ where: { id }, data: { name } });
  return count > 0;
}

/** Changes the address of a person; false if it is taken: the transaction is then lost. */
export async function changeEmail(tx: Queryable, id: string, email: string): Promise<boolean> {
  const taken = await clientOf(tx).identityUser.findUnique({ where: { email }, select: { id: true } });
  if (taken) return taken.id === id;
  return wasUnique(clientOf(tx).identityUser.update({ where: { id }, data: { email, emailVerified: false } }));
}

/** Ends the sessions and open invitations of a person, who cannot sign in any more. Returns whether there is such a person. */
export async function disableUser(tx: Queryable, id: string): Promise<boolean> {
  const { count } = await clientOf(tx).identityUser.updateMany({
    where: { id, disabledAt: null },
    data: { disabledAt: new Date() },
  });
  await endSessions(tx, id);
  await removeInvitationsBy(tx, id);
  return count > 0;
}

/** Returns whether the person was disabled. */
export async function enableUser(db: Queryable, id: string): Promise<boolean> {
  const { count } = await clientOf(db).identityUser.updateMany({
    where: { id, disabledAt: { not: null } },
    data: { disabledAt: null },
  });
  return count > 0;
}

export interface SessionRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

const SESSION_COLUMNS = {
  id: true,
  createdAt: true,
  updatedAt: true,
  expiresAt: true,
  ipAddress: true,
  userAgent: true,
} as const;

/** Sessions of a person that have not ended, newest first. */
export const listSessions = (db: Queryable, userId: string): Promise<SessionRow[]> =>
  clientOf(db).identitySession.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    select: SESSION_COLUMNS,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/** Ends the sessions of a person: one of them, all, or all but one. Returns how many. */
export async function endSessions(
  db: Queryable,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const { only, except } = which;
  const { count } = await clientOf(db).identitySession.deleteMany({
    where: { userId, ...(only !== undefined && { id: only }), ...(except !== undefined && { NOT: { id: except } }) },
  });
  return count;
}
