import { escapeIdentifier } from 'pg';

/** Members of the workspace `$1` and of no other in this cell. */
export const MEMBERS_OF_NO_OTHER = `
  SELECT member.user_id FROM identity_memberships member WHERE member.workspace_id = $1 AND NOT EXISTS (
    SELECT FROM identity_memberships other WHERE other.user_id = member.user_id AND other.workspace_id <> $1)`;
/** Members of the workspace `$1`, and who has a link to it. */
export const PEOPLE_OF = `
  SELECT user_id FROM identity_memberships WHERE workspace_id = $1
  UNION SELECT user_id FROM identity_links WHERE workspace_id = $1 AND user_id IS NOT NULL`;

/** People, and how they sign in. Whoever is also in another workspace of the cell stays signed in there, and only there. */
const PEOPLE: ReadonlyMap<string, string> = new Map([
  ['identity_users', `id IN (${PEOPLE_OF})`],
  ['identity_accounts', `user_id IN (${PEOPLE_OF})`],
  ['identity_sessions', `user_id IN (${MEMBERS_OF_NO_OTHER})`],
]);
/** Nothing of any workspace: sign-ins that are under way, and the list of migrations. */
const OTHER_TABLES: ReadonlySet<string> = new Set(['identity_verifications', '_prisma_migrations']);

interface Column {
  table: string;
  name: string;
  notNull: boolean;
  isText: boolean;
}

interface ForeignKey {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
  deferrable: boolean;
}

/** What the catalogue says about the tables of a database, without generated columns. */
export interface Catalogue {
  columns: readonly Column[];
  foreignKeys: readonly ForeignKey[];
}

/** A table with rows of workspaces. */
export interface WorkspaceTable {
  name: string;
  /** Quoted, in order. */
  columns: string[];
  /** Those that a copy has as they were: all but where the workspace is. */
  comparedColumns: string[];
  /** Quoted columns with ids of people. */
  personColumns: string[];
  /** Condition that a row belongs to the workspace `$1`. */
  condition: string;
}

export const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, a.attnotnull AS "notNull", a.atttypid = 'text'::regtype AS "isText"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`;

export const FOREIGN_KEYS = `
  SELECT child.relname AS table, key.attname AS column, parent.relname AS parent, target.attname AS "parentColumn",
    fk.condeferrable AS deferrable
  FROM pg_constraint fk
  JOIN pg_class child ON child.oid = fk.conrelid JOIN pg_class parent ON parent.oid = fk.confrelid
  JOIN pg_attribute key ON key.attrelid = fk.conrelid AND key.attnum = fk.conkey[1]
  JOIN pg_attribute target ON target.attrelid = fk.confrelid AND target.attnum = fk.confkey[1]
  WHERE fk.contype = 'f' AND fk.connamespace = 'public'::regnamespace AND cardinality(fk.conkey) = 1
  ORDER BY child.relname, fk.conname`;

/**
 * The tables with rows of workspaces, each after those it references, and those of their people: found by the catalogue,
 * so that a new table is moved too. Throws if it is unknown whose the rows of a table are.
 */
export function workspaceTables(catalogue: Catalogue): { own: WorkspaceTable[]; people: WorkspaceTable[] } {
  const { columns, foreignKeys } = catalogue;
  const conditions = ownerConditions(catalogue);
  const names = [...new Set(columns.map(({ table }) => table))];
  const unknown = names.filter((name) => !conditions.has(name) && !PEOPLE.has(name) && !OTHER_TABLES.has(name));
  if (unknown.length > 0) throw new Error(`whose are the rows of ${unknown.join(', ')}? A move would lose them`);
  const describe = (name: string, condition = ''): WorkspaceTable => {
    const own = columns.filter(({ table }) => table === name);
    const compared = own.filter((column) => name !== 'workspaces' || column.name !== 'move');
    return {
      name,
      columns: own.map((column) => escapeIdentifier(column.name)),
      comparedColumns: compared.map((column) => escapeIdentifier(column.name)),
      personColumns: own.filter(isPersonColumn).map((column) => escapeIdentifier(column.name)),
      condition,
    };
  };
  return {
    own: inOrderOfReferences([...conditions.keys()], foreignKeys).map((name) => describe(name, conditions.get(name))),
    people: [...PEOPLE].map(([name, condition]) => describe(name, condition)),
  };
}

/** Edits, keys and audit entries name people without a foreign key. The target of an audit entry may be one. */
const isPersonColumn = ({ name, isText }: Column): boolean => isText && /(^|_)user_id$|^target_id$/.test(name);

/** By `workspace_id`, or by a row that is referenced and belongs to the workspace. */
function ownerConditions({ columns, foreignKeys }: Catalogue): Map<string, string> {
  const conditions = new Map([['workspaces', 'id = $1']]);
  for (const { table, name } of columns) if (name === 'workspace_id') conditions.set(table, 'workspace_id = $1');
  const required = new Set(columns.flatMap(({ table, name, notNull }) => (notNull ? [`${table}.${name}`] : [])));
  const owning = foreignKeys.filter(({ table, column }) => required.has(`${table}.${column}`));
  for (let found = true; found; ) {
    found = false;
    for (const { table, column, parent, parentColumn } of owning) {
      const condition = conditions.get(parent);
      if (condition === undefined || conditions.has(table)) continue;
      const quoted = [column, parentColumn, parent].map(escapeIdentifier);
      conditions.set(table, `${quoted[0]} IN (SELECT ${quoted[1]} FROM ${quoted[2]} WHERE ${condition})`);
      found = true;
    }
  }
  return conditions;
}

/** References that are only checked at the end may point forward. */
function inOrderOfReferences(names: readonly string[], foreignKeys: readonly ForeignKey[]): string[] {
  const ordered: string[] = [];
  const left = new Set(names);
  const waits = (name: string) =>
    foreignKeys.some(
      ({ table, parent, deferrable }) => table === name && parent !== name && !deferrable && left.has(parent),
    );
  while (left.size > 0) {
    const next = [...left].filter((name) => !waits(name));
    if (next.length === 0)
      throw new Error(`${[...left].join(', ')} reference each other: make one of the keys deferrable`);
    for (const name of next) left.delete(name);
    ordered.push(...next);
  }
  return ordered;
}
