import type pg from 'pg';
import { escapeLiteral } from 'pg';
import type { WorkspaceTable } from './workspace-tables.ts';

/** Number and checksum of the rows of each table, in any order. Rows that differ have another one, but for a chance of 2⁻⁶⁴. */
export type Fingerprint = ReadonlyMap<string, { rows: number; sum: string }>;

/** The rows of a workspace. COPY takes no parameters, so the id becomes part of the text. */
export const rowsOf = ({ name, columns, condition }: WorkspaceTable, workspaceId: string): string =>
  `SELECT ${columns.join(', ')} FROM ${name} WHERE ${forWorkspace(condition, workspaceId)}`;

export const forWorkspace = (sql: string, workspaceId: string): string =>
  sql.replaceAll('$1', `${escapeLiteral(workspaceId)}::uuid`);

/** `select` is the statement for the rows of a table. */
export async function fingerprint(
  client: pg.Client,
  tables: readonly WorkspaceTable[],
  select: (table: WorkspaceTable) => string,
): Promise<Fingerprint> {
  const found = new Map<string, { rows: number; sum: string }>();
  for (const table of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(`
      SELECT count(*)::int AS rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text AS sum
      FROM (${select(table)}) t`);
    if (rows[0]) found.set(table.name, rows[0]);
  }
  return found;
}

/** Tables whose rows differ. */
export const differences = (one: Fingerprint, other: Fingerprint): string[] =>
  [...one].flatMap(([table, { rows, sum }]) => {
    const found = other.get(table);
    return found?.rows === rows && found.sum === sum ? [] : [table];
  });
