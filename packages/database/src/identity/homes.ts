import { clientOf, type Queryable } from '../client.ts';
import { hashToken } from './tokens.ts';

/** Whom something is about, as far as is known. */
export interface People {
  userId?: string | undefined;
  email?: string | undefined;
  /** Of an invitation, or of a link that works once. */
  token?: string | undefined;
}

/** The workspaces of these people, and of the link, with whether any of them is being moved to another cell. */
export async function findHomes(
  db: Queryable,
  { userId = '', email = '', token = '' }: People,
): Promise<{ workspaceIds: string[]; isMoving: boolean }> {
  const tokenHash = hashToken(token);
  const rows = await clientOf(db).$queryRaw<{ id: string; isMoving: boolean }[]>`
    WITH links AS (
      SELECT user_id, workspace_id FROM identity_links WHERE token_hash = ${tokenHash}
      UNION ALL SELECT NULL, workspace_id FROM identity_invitations WHERE token_hash = ${tokenHash}
    ), people AS (
      SELECT ${userId}::text AS id UNION SELECT id FROM identity_users WHERE email = ${email.toLowerCase()}
      UNION SELECT user_id FROM links
    )
    SELECT id, move IS NOT NULL AS "isMoving" FROM workspaces WHERE id IN (
      SELECT workspace_id FROM identity_memberships WHERE user_id IN (SELECT id FROM people)
      UNION SELECT workspace_id FROM links
    )`;
  return { workspaceIds: rows.map(({ id }) => id), isMoving: rows.some(({ isMoving }) => isMoving) };
}

/** Whether none of these workspaces is being moved. One that was deleted meanwhile is not: a move leaves its row. */
export async function areHome(db: Queryable, workspaceIds: readonly string[]): Promise<boolean> {
  const moving = await clientOf(db).workspace.count({ where: { id: { in: [...workspaceIds] }, move: { not: null } } });
  return moving === 0;
}
