/**
 * Writes the SQL that migrates the committed prisma/schema.prisma to the one in the work tree:
 *   DATABASE_URL=… npx tsx packages/database/scripts/new-migration.ts NAME
 * It compares the two schemas; the database is only asked for its version.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSchemaEngine } from './schema-engine.ts';

const prisma = join(import.meta.dirname, '../../../prisma');
const name = process.argv[2];
const url = process.env.DATABASE_URL;
if (!name || !url) throw new Error('usage: new-migration.ts NAME');

const target = (content: string) => ({ tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] });
const committed = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { encoding: 'utf8', cwd: prisma });
const diff = {
  from: target(committed),
  to: target(await readFile(join(prisma, 'schema.prisma'), 'utf8')),
  script: true,
  exitCode: false,
  filters: { externalTables: [], externalEnums: [] },
};
const { stdout } = await withSchemaEngine(url, (engine) => engine.diff(diff));
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(prisma, 'migrations', `${stamp}_${name}`);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'migration.sql'), stdout ?? '');
console.log(folder);
