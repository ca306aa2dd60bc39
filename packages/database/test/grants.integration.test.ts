import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { TABLE_GRANTS } from '../src/grants/table-grants.ts';
import { DATABASE_APPS, type DatabaseApp, grantAppRoles } from '../src/index.ts';

let testDatabase: TestDatabase;
/** Every column of every table; those that the server computes can only be read. */
let columns: { table: string; column: string }[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  columns = await testDatabase.database.prisma.$queryRaw`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`;
});
afterAll(() => testDatabase.stop());

const isGranted = (granted: 'all' | readonly string[] | undefined, column: string) =>
  granted === 'all' || (granted?.includes(column) ?? false);

/** What the app may do, by the table of grants. */
function expectedRights(app: DatabaseApp): string[] {
  return columns.flatMap(({ table, column }) => {
    const grant = TABLE_GRANTS[app][table] ?? {};
    const name = `${table}.${column}`;
    return [
      ...(isGranted(grant.select, column) ? [`SELECT ${name}`] : []),
      ...(isGranted(grant.insert, column) ? [`INSERT ${name}`] : []),
      ...(isGranted(grant.update, column) || grant.lock === column ? [`UPDATE ${name}`] : []),
    ];
  });
}

/** Runs the statement on the server: one round trip for all of them. */
const IS_ALLOWED = `CREATE FUNCTION pg_temp.is_allowed(statement text) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN EXECUTE statement; RETURN true; EXCEPTION WHEN insufficient_privilege THEN RETURN false; END $$`;

/** Which of these statements the server lets the app run, by their names. */
async function tryAll(app: DatabaseApp, statements: ReadonlyMap<string, string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: testDatabase.urlOf(app) });
  await client.connect();
  try {
    await client.query(IS_ALLOWED);
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS tried (name, statement, position)
       WHERE pg_temp.is_allowed(statement) ORDER BY position`,
      [[...statements.keys()], [...statements.values()]],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Everything that an app could do with the tables; each statement reads or changes no row. */
function allStatements(): { rights: Map<string, string>; deletes: Map<string, string>; never: Map<string, string> } {
  const tables = [...new Set(columns.map(({ table }) => table))];
  return {
    rights: new Map(
      columns.flatMap(({ table, column }): [string, string][] => [
        [`SELECT ${table}.${column}`, `SELECT "${column}" FROM "${table}" LIMIT 0`],
        [`INSERT ${table}.${column}`, `INSERT INTO "${table}" ("${column}") SELECT NULL WHERE false`],
        [`UPDATE ${table}.${column}`, `UPDATE "${table}" SET "${column}" = NULL WHERE false`],
      ]),
    ),
    deletes: new Map(tables.map((table) => [table, `DELETE FROM "${table}" WHERE false`])),
    never: new Map([
      ...tables.map((table): [string, string] => [`TRUNCATE ${table}`, `TRUNCATE "${table}"`]),
      ...tables.map((table): [string, string] => [`ALTER ${table}`, `ALTER TABLE "${table}" ADD mine int`]),
      ['CREATE TABLE', 'CREATE TABLE public.mine (id int)'],
      ['CREATE SCHEMA', 'CREATE SCHEMA mine'],
      ['CREATE ROLE', 'CREATE ROLE mine'],
    ]),
  };
}

describe('The database roles of the apps', () => {
  test.each(DATABASE_APPS)(
    'When %s tries every verb on every column, then all but its own are refused',
    async (app) => {
      const { rights, deletes, never } = allStatements();
      expect(await tryAll(app, rights)).toEqual(expectedRights(app));
      const granted = Object.entries(TABLE_GRANTS[app]).filter(([, grant]) => grant.delete);
      expect(await tryAll(app, deletes)).toEqual(granted.map(([table]) => table).sort());
      expect(await tryAll(app, never)).toEqual([]);
    },
  );

  test('When a crawler was taken over, then it sees no key, person, secret, edit or result, and deletes nothing', async () => {
    const { rights, deletes } = allStatements();
    const allowed = await tryAll('crawler', rights);
    const tables = new Set(allowed.map((right) => right.replace(/^\w+ |\..*$/g, '')));
    expect([...tables].sort()).toEqual([
      ...['analyses', 'assets', 'brands', 'events', 'first_looks', 'prints', 'stages'],
      ...['webhook_deliveries', 'webhook_endpoints', 'workspaces'],
    ]);
    expect(allowed.filter((right) => /secret|payload|url$/.test(right) && !right.startsWith('INSERT'))).toEqual([
      'SELECT analyses.source_url',
      'SELECT analyses.favicon_url',
      'UPDATE analyses.favicon_url',
      'UPDATE brands.favicon_url',
    ]);
    expect(allowed).not.toContain('SELECT first_looks.sections');
    expect(await tryAll('crawler', deletes)).toEqual([]);
  });

  test('When a role is missing, then the error names it', async () => {
    await expect(grantAppRoles(testDatabase.url, 'nobody')).rejects.toThrow(
      /no role nobody_analyst, nobody_api, nobody_courier, nobody_crawler, .*DATABASE_ROLE_PREFIX=nobody/,
    );
  });
});
