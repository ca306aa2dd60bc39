/** Tables that are large in production: what reads or rewrites all of one under a lock stops the service. */
const LARGE =
  '(?:analyses|assets|brands|edit_history|events|model_calls|prints|sections|stages|usage_events|webhook_attempts|webhook_deliveries)';
const TABLE = `"?${LARGE}"?`;

const pattern = (source: string) => new RegExp(source.replaceAll(' ', '\\s+'), 'i');

/** What must not be in a statement, and why. */
const RULES: readonly { found: RegExp; unless?: RegExp; reason: string }[] = [
  {
    found: pattern(`^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*\\bON (?:ONLY )?${TABLE}`),
    reason: 'building an index stops writes to a large table: use CREATE INDEX CONCURRENTLY IF NOT EXISTS',
  },
  {
    found: pattern('^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?!IF NOT EXISTS)'),
    reason: 'an online migration may be repeated: use CONCURRENTLY IF NOT EXISTS',
  },
  {
    found: pattern(`^ALTER TABLE (?:ONLY )?${TABLE} .*\\bADD CONSTRAINT\\b.*(?:CHECK|FOREIGN KEY)`),
    unless: /\bNOT\s+VALID\b/i,
    reason: 'checking every row stops writes: add the constraint as NOT VALID, and validate it in a later migration',
  },
  {
    found: pattern(`^(?:UPDATE (?:ONLY )?|DELETE FROM (?:ONLY )?|INSERT INTO )${TABLE}`),
    reason: 'rows of a large table are moved in batches while the service runs, not in a migration',
  },
  {
    found: pattern(
      `^ALTER TABLE (?:ONLY )?${TABLE} .*(?:ALTER COLUMN \\S+ (?:SET DATA )?TYPE|\\bSTORED\\b|DEFAULT (?:gen_random_uuid|uuidv7|random|clock_timestamp)\\()`,
    ),
    reason: 'this rewrites a large table: add a nullable column and fill it in batches',
  },
  {
    found: /^(?:VACUUM\s+FULL|CLUSTER|LOCK\s+TABLE|REINDEX\s+(?!.*CONCURRENTLY))/i,
    reason: 'this locks the whole table',
  },
];

/** Why a migration would stop a service with large tables; empty if it would not. */
export function lockProblems(sql: string): string[] {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const isConcurrent = (statement: string) => /\bCONCURRENTLY\b/i.test(statement);
  const mixed = statements.some(isConcurrent) && !statements.every(isConcurrent);
  return [
    ...(mixed ? ['CONCURRENTLY runs in no transaction: it needs a migration of its own'] : []),
    ...statements.flatMap((statement) =>
      RULES.filter(({ found, unless }) => found.test(statement) && !unless?.test(statement)).map(
        ({ reason }) => `${statement}: ${reason}`,
      ),
    ),
  ];
}
