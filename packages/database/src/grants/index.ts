import { UserError } from '@brandprint/platform';
import pg from 'pg';
import { grantStatements, roleOf } from './grant-statements.ts';
import { DATABASE_APPS, SCHEMA_GRANTS } from './table-grants.ts';

/**
 * Gives the database role of each app (`PREFIX_crawler`, …) exactly the rights that the app needs, and takes all others
 * away. Connects as the owner of the tables, after the migrations; safe to repeat, and while the apps run. Throws
 * UserError if a role does not exist.
 */
export async function grantAppRoles(databaseUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // a broken connection: the waiting statement gets the error
  await client.connect();
  try {
    await assertRolesExist(client, prefix);
    const { rows } = await client.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY($1)',
      [Object.keys(SCHEMA_GRANTS)],
    );
    const statements = grantStatements(
      prefix,
      rows.map(({ name }) => name),
    );
    await client.query(`BEGIN; SET LOCAL lock_timeout = '5s'; ${statements.join('; ')}; COMMIT`);
  } finally {
    await client.end();
  }
}

async function assertRolesExist(client: pg.Client, prefix: string): Promise<void> {
  const roles = DATABASE_APPS.map((app) => roleOf(prefix, app));
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS wanted (name) WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) ORDER BY name',
    [roles],
  );
  if (rows.length === 0) return;
  const missing = rows.map(({ name }) => name).join(', ');
  throw new UserError(
    `The database has no role ${missing}, which DATABASE_ROLE_PREFIX=${prefix} asks for. Create it with CREATE ROLE … LOGIN PASSWORD '…', or remove DATABASE_ROLE_PREFIX.`,
  );
}
