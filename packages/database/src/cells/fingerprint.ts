import type pg from 'pg';
import { escapeLiteral } from 'pg';
import type { WorkspaceTable } from './workspace-tables.ts';

/** Number and checksum of the rows of each table, in any order. Rows that differ have another one, but for a chance of 2⁻⁶⁴. */
export type Fingerprint = ReadonlyMap<string, TableFingerprint>;

/** The rows of a workspace. COPY takes no parameters, so the id becomes part of the text. */
export const rowsOf = ({ name, condition }: WorkspaceTable, columns: readonly string[], workspaceId: string): string =>
  `SELECT ${columns.join(', ')} FROM ${name} WHERE ${forWorkspace(condition, workspaceId)}`;

export const forWorkspace = (sql: string, workspaceId: string): string =>
  sql.replaceAll('$1', `${escapeLiteral(workspaceId)}::uuid`);

/** The fingerprint of a workspace, table by table. */
export async function fingerprint(
  client: pg.Client,
  tables: readonly WorkspaceTable[],
  workspaceId: string,
): Promise<Fingerprint> {
  const found = new Map<string, TableFingerprint>();
  for (const table of tables)
    found.set(table.name, await fingerprintRows(client, rowsOf(table, table.comparedColumns, workspaceId)));
  return found;
}

export interface TableFingerprint {
  rows: number;
  sum: string;
}

/** Of the rows that a statement selects. */
export async function fingerprintRows(client: pg.Client, select: string): Promise<TableFingerprint> {
  const { rows } = await client.query<TableFingerprint>(`
    SELECT count(*)::int AS rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text AS sum
    FROM (${select}) t`);
  return rows[0] ?? { rows: 0, sum: '0' };
}

/** Tables whose rows differ. */
export const differences = (one: Fingerprint, other: Fingerprint): string[] =>
  [...one].flatMap(([table, rows]) => (isEqual(rows, other.get(table)) ? [] : [table]));

export const isEqual = (one: TableFingerprint, other: TableFingerprint | undefined): boolean =>
  one.rows === other?.rows && one.sum === other.sum;
