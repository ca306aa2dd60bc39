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

/** What the server lets the app do, tried out: each statement reads or changes no row. */
async function tryEverything(app: DatabaseApp): Promise<{ rights: string[]; deletes: string[] }> {
  const client = new pg.Client({ connectionString: testDatabase.urlOf(app) });
  await client.connect();
  const isAllowed = async (statement: string) => {
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== '42501') throw error;
      return false;
    }
  };
  try {
    const rights: string[] = [];
    for (const { table, column } of columns) {
      const name = `${table}.${column}`;
      if (await isAllowed(`SELECT "${column}" FROM "${table}" LIMIT 0`)) rights.push(`SELECT ${name}`);
      if (await isAllowed(`INSERT INTO "${table}" ("${column}") SELECT NULL WHERE false`))
        rights.push(`INSERT ${name}`);
      if (await isAllowed(`UPDATE "${table}" SET "${column}" = NULL WHERE false`)) rights.push(`UPDATE ${name}`);
    }
    const deletes: string[] = [];
    for (const table of new Set(columns.map((one) => one.table))) {
      if (await isAllowed(`DELETE FROM "${table}" WHERE false`)) deletes.push(table);
      expect([table, await isAllowed(`TRUNCATE "${table}"`)]).toEqual([table, false]);
    }
    expect(await isAllowed('CREATE TABLE mine (id int)')).toBe(false);
    expect(await isAllowed('CREATE ROLE mine')).toBe(false);
    return { rights, deletes };
  } finally {
    await client.end();
  }
}

describe('The database roles of the apps', () => {
  test.each(DATABASE_APPS)(
    'When %s tries every verb on every column, then all but its own are refused',
    async (app) => {
      const { rights, deletes } = await tryEverything(app);
      expect(rights).toEqual(expectedRights(app));
      const granted = Object.entries(TABLE_GRANTS[app]).filter(([, grant]) => grant.delete);
      expect(deletes).toEqual(granted.map(([table]) => table).sort());
    },
  );

  test('When a crawler was taken over, then it sees no key, person, secret, edit or result, and deletes nothing', async () => {
    const { rights, deletes } = await tryEverything('crawler');
    const tables = new Set(rights.map((right) => right.replace(/^\w+ |\..*$/g, '')));
    expect([...tables].sort()).toEqual([
      ...['analyses', 'assets', 'brands', 'events', 'prints', 'stages'],
      ...['webhook_deliveries', 'webhook_endpoints', 'workspaces'],
    ]);
    expect(rights.filter((right) => /secret|payload|url$/.test(right) && !right.startsWith('INSERT'))).toEqual([
      'SELECT analyses.source_url',
      'SELECT analyses.favicon_url',
      'UPDATE analyses.favicon_url',
      'UPDATE brands.favicon_url',
    ]);
    expect(deletes).toEqual([]);
  });

  test('When a role is missing, then the error names it', async () => {
    await expect(grantAppRoles(testDatabase.url, 'nobody')).rejects.toThrow(
      /no role nobody_analyst, nobody_api, nobody_courier, nobody_crawler, .*DATABASE_ROLE_PREFIX=nobody/,
    );
  });
});
