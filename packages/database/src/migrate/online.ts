/** Comments are left out, because they may name what they explain. */
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '');

/** Whether a migration builds or drops indexes while the tables are in use, which Postgres does in no transaction. */
export const isOnline = (sql: string): boolean => /\bCONCURRENTLY\b/i.test(withoutComments(sql));

const CREATED_INDEX = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("?\w+"?)/i;

/**
 * The statements of an online migration. Before an index is created, what is left of it is dropped: an interrupted
 * CREATE INDEX CONCURRENTLY leaves an invalid index, which IF NOT EXISTS would take for the real one.
 */
export function onlineStatements(sql: string): string[] {
  return withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .flatMap((statement) => {
      const [, index] = CREATED_INDEX.exec(statement) ?? [];
      return index ? [`DROP INDEX CONCURRENTLY IF EXISTS ${index}`, statement] : [statement];
    });
}
