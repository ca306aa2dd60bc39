import { clientOf, type Queryable } from '../client.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE_MS = 60_000;
/** How long links are valid. */
const VALID_MINUTES = { first_run: 15, password_reset: 60 } as const;

export interface LinkRow {
  userId: string | null;
  workspaceId: string | null;
  brandId: string | null;
}

/** Creates a link that works once; its token is returned once and never stored. Expired ones are removed. */
export async function createLink(
  db: Queryable,
  kind: 'first_run' | 'password_reset',
  target: { userId?: string; workspaceId?: string; brandId?: string } = {},
): Promise<{ token: string; minutes: number }> {
  const token = newToken();
  const minutes = VALID_MINUTES[kind];
  await clientOf(db).identityLink.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await clientOf(db).identityLink.create({
    data: { kind, ...target, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + minutes * MINUTE_MS) },
    select: { id: true },
  });
  return { token, minutes };
}

/** Deletes the open links of a person to set a password. */
export async function removeResetLinks(tx: Queryable, userId: string): Promise<void> {
  await clientOf(tx).identityLink.deleteMany({ where: { userId, kind: 'password_reset', usedAt: null } });
}

/** Uses a link up; null if it is unknown, used or expired. */
export async function takeLink(
  tx: Queryable,
  kind: 'first_run' | 'password_reset',
  token: string,
): Promise<LinkRow | null> {
  const [row] = await clientOf(tx).identityLink.updateManyAndReturn({
    where: { kind, tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
    select: { userId: true, workspaceId: true, brandId: true },
  });
  return row ?? null;
}
