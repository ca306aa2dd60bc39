import { escapeIdentifier } from 'pg';
import { DATABASE_APPS, type DatabaseApp, SCHEMA_GRANTS, TABLE_GRANTS, type TableGrant } from './table-grants.ts';

/** The role of an app: `brandprint_crawler` with the prefix `brandprint`. */
export const roleOf = (prefix: string, app: DatabaseApp): string => `${prefix}_${app}`;

/**
 * Gives each app's role exactly its rights, and takes all others away. `schemas` are those that the database has. To be
 * run in one transaction, so that running apps never lack a right that they keep.
 */
export function grantStatements(prefix: string, schemas: readonly string[]): string[] {
  return DATABASE_APPS.flatMap((app) => {
    const role = escapeIdentifier(roleOf(prefix, app));
    const tables = Object.entries(TABLE_GRANTS[app]).map(([table, grant]) => grantTable(role, table, grant));
    return [...resetSchema('public', role), `GRANT USAGE ON SCHEMA public TO ${role}`, ...tables].concat(
      schemas.flatMap((schema) => grantSchema(role, schema, SCHEMA_GRANTS[schema]?.includes(app) ?? false)),
    );
  });
}

/** The rights on a table also take away those on its columns. */
const resetSchema = (schema: string, role: string): string[] => [
  `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${role}`,
  `REVOKE ALL ON ALL SEQUENCES IN SCHEMA ${schema} FROM ${role}`,
  `REVOKE ALL ON SCHEMA ${schema} FROM ${role}`,
];

function grantTable(role: string, table: string, grant: TableGrant): string {
  const { select, insert, update, lock } = grant;
  const locked = update === 'all' ? update : [...(update ?? []), ...(lock ? [lock] : [])];
  const verbs = [
    ['SELECT', select],
    ['INSERT', insert],
    ['UPDATE', locked],
  ] as const;
  const parts = verbs.flatMap(([verb, columns]) => {
    if (columns === 'all') return [verb];
    return columns && columns.length > 0 ? [`${verb} (${columns.map(escapeIdentifier).join(', ')})`] : [];
  });
  return `GRANT ${[...parts, ...(grant.delete ? ['DELETE'] : [])].join(', ')} ON ${escapeIdentifier(table)} TO ${role}`;
}

const grantSchema = (role: string, schema: string, isUsed: boolean): string[] => [
  ...resetSchema(schema, role),
  ...(isUsed
    ? [
        `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
        `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      ]
    : []),
];
