import type pg from 'pg';
import type { WorkspaceTable } from './workspace-tables.ts';

/**
 * Adds the people of a workspace to a cell, from `copy_…` tables. Who is there already, by id or address, stays as they
 * are, and keeps the id they have there.
 */
export async function addPeople(target: pg.Client, people: readonly WorkspaceTable[]): Promise<void> {
  await target.query(`
    CREATE TEMP TABLE new_people ON COMMIT DROP AS
      SELECT id FROM pg_temp.copy_identity_users came
      WHERE NOT EXISTS (SELECT FROM identity_users WHERE id = came.id OR email = came.email)`);
  await target.query(`
    CREATE TEMP TABLE other_ids ON COMMIT DROP AS
      SELECT came.id AS old_id, known.id AS new_id FROM pg_temp.copy_identity_users came
      JOIN identity_users known ON known.email = came.email
      WHERE NOT EXISTS (SELECT FROM identity_users WHERE id = came.id)`);
  for (const table of people) {
    const { name, columns } = table;
    const condition = { identity_users: 'id IN (SELECT id FROM new_people)', identity_accounts: OF_NEW_PEOPLE }[name];
    if (!condition) await replacePeople(target, table);
    const list = columns.join(', ');
    await target.query(`
      INSERT INTO ${name} (${list}) SELECT ${list} FROM pg_temp.copy_${name} WHERE ${condition ?? 'true'}
      ON CONFLICT DO NOTHING`);
  }
}

/** Somebody who is there already signs in as before. */
const OF_NEW_PEOPLE = 'user_id IN (SELECT id FROM new_people)';

/** Replaces the ids of people who have another one in this cell, in a `copy_…` table. */
export async function replacePeople(target: pg.Client, { name, personColumns }: WorkspaceTable): Promise<void> {
  for (const column of personColumns)
    await target.query(`UPDATE pg_temp.copy_${name} SET ${column} = new_id FROM other_ids WHERE ${column} = old_id`);
}
