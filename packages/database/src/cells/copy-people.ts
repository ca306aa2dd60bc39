import { UserError } from '@brandprint/platform';
import type pg from 'pg';
import { type Cell, connectionOf } from './cell.ts';
import { forWorkspace } from './fingerprint.ts';
import { PEOPLE_OF, type WorkspaceTable } from './workspace-tables.ts';

/**
 * Throws UserError, which names the addresses, if a person of the workspace would be joined with somebody of the other
 * cell by an address that is not verified in both, or is disabled in one of them only. Who invites somebody has the link
 * and may use it themselves, so an unverified address says nothing about who signs in with it.
 */
export async function assertPeopleAlike(from: Cell, to: Cell, workspaceId: string): Promise<void> {
  const { rows } = await connectionOf(from).query<Person>(
    forWorkspace(
      `SELECT id, email, email_verified, disabled_at FROM identity_users WHERE id IN (${PEOPLE_OF})`,
      workspaceId,
    ),
  );
  await assertAlike(connectionOf(to), rows);
}

interface Person {
  id: string;
  email: string;
  email_verified: boolean;
  disabled_at: Date | null;
}

async function assertAlike(target: pg.Client, people: readonly Person[]): Promise<void> {
  await assertVerified(target, people);
  await assertSameAccess(target, people);
}

async function assertVerified(target: pg.Client, people: readonly Person[]): Promise<void> {
  const { rows } = await target.query<{ email: string }>(
    `SELECT known.email FROM jsonb_to_recordset($1) AS came(id text, email text, email_verified boolean)
     JOIN identity_users known ON known.email = came.email
     WHERE NOT (came.email_verified AND known.email_verified)
       AND NOT EXISTS (SELECT FROM identity_users WHERE id = came.id)
     ORDER BY 1`,
    [JSON.stringify(people)],
  );
  if (rows.length === 0) return;
  const emails = rows.map(({ email }) => email).join(', ');
  throw new UserError(`Both cells have somebody with these addresses, which are not verified in both: ${emails}.`);
}

/**
 * Who has been disabled in one cell would get the workspace back by the other one, where they stay as they are. What an
 * earlier move left there is replaced and does not count.
 */
async function assertSameAccess(target: pg.Client, people: readonly Person[]): Promise<void> {
  const { rows } = await target.query<{ email: string }>(
    `SELECT came.email FROM jsonb_to_recordset($1) AS came(id text, email text, disabled_at timestamptz)
     JOIN identity_users known ON known.email = came.email OR known.id = came.id
     WHERE (came.disabled_at IS NULL) <> (known.disabled_at IS NULL)
       AND (known.id <> came.id OR EXISTS (SELECT FROM identity_memberships WHERE user_id = known.id))
     ORDER BY 1`,
    [JSON.stringify(people)],
  );
  if (rows.length === 0) return;
  const emails = [...new Set(rows.map(({ email }) => email))].join(', ');
  throw new UserError(
    `These people are disabled in only one of the cells: ${emails}. Disable or enable them in both (users disable, users enable).`,
  );
}

/**
 * Adds the people of a workspace to a cell, from `copy_…` tables. Who is there already, by id or verified address, stays
 * as they are, keeps the id they have there, and signs in as before: no password or session comes to them. Returns whether
 * somebody has another id there.
 */
export async function addPeople(target: pg.Client, people: readonly WorkspaceTable[]): Promise<boolean> {
  const came = await target.query<Person>(
    'SELECT id, email, email_verified, disabled_at FROM pg_temp.copy_identity_users',
  );
  await assertAlike(target, came.rows);
  // An earlier move that was given up has brought them: what they had then may have ended since.
  await target.query(`
    DELETE FROM identity_users WHERE id IN (SELECT id FROM pg_temp.copy_identity_users)
      AND NOT EXISTS (SELECT FROM identity_memberships WHERE user_id = identity_users.id)`);
  await target.query(`
    CREATE TEMP TABLE new_people ON COMMIT DROP AS
      SELECT id FROM pg_temp.copy_identity_users came
      WHERE NOT EXISTS (SELECT FROM identity_users WHERE id = came.id OR email = came.email)`);
  const { rowCount: replaced } = await target.query(`
    CREATE TEMP TABLE other_ids ON COMMIT DROP AS
      SELECT came.id AS old_id, known.id AS new_id FROM pg_temp.copy_identity_users came
      JOIN identity_users known ON known.email = came.email AND known.email_verified AND came.email_verified
      WHERE NOT EXISTS (SELECT FROM identity_users WHERE id = came.id)`);
  for (const { name, columns } of people) {
    const list = columns.join(', ');
    await target.query(`
      INSERT INTO ${name} (${list}) SELECT ${list} FROM pg_temp.copy_${name}
      WHERE ${name === 'identity_users' ? 'id' : 'user_id'} IN (SELECT id FROM new_people)`);
  }
  return replaced !== 0;
}

/** Replaces the ids of people who have another one in this cell, in a `copy_…` table. */
export async function replacePeople(target: pg.Client, { name, personColumns }: WorkspaceTable): Promise<void> {
  for (const column of personColumns)
    await target.query(`UPDATE pg_temp.copy_${name} SET ${column} = new_id FROM other_ids WHERE ${column} = old_id`);
}
