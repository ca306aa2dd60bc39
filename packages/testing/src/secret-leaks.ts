import pg from 'pg';

/** Prefixes of issued secrets, and what follows in a complete one. */
const SECRET_FORMATS: readonly [begins: string, rest: string][] = [
  ['bp_prod_', '[A-Za-z0-9]{36}'],
  ['bp_stag_', '[A-Za-z0-9]{36}'],
  ['whsec_', '[A-Za-z0-9+/]{24}'],
];
/** A shorter password of Postgres is a word that may occur anywhere. */
const PASSWORD_LENGTH = 12;

/** Matches a complete key or webhook secret: plain, in hex or in base64. For Postgres and JavaScript alike. */
const ISSUED_SECRET = SECRET_FORMATS.flatMap(([begins, rest]) => [
  `${begins}${rest}`,
  ...encodings(begins).map(({ text, alphabet }) => `${text}${alphabet}{24}`),
]).join('|');

/** Every encoding in which a text may be stored or logged. */
function encodedForms(secret: string): string[] {
  return [secret, encodeURIComponent(secret), ...encodings(secret).map(({ text }) => text)];
}

/** Hex, and base64 of a text at each of its three possible offsets. */
function encodings(text: string): { text: string; alphabet: string }[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const sure = Math.floor(((before + bytes.length) * 8) / 6);
    return { text: whole.slice(Math.ceil((before * 8) / 6), sure), alphabet: '[A-Za-z0-9+/]' };
  });
  return [{ text: bytes.toString('hex'), alphabet: '[0-9a-f]' }, ...base64];
}

/** Rows of any table that contain one of these, each with the text before it: `table: …`. */
export async function findSecretsInDatabase(url: string, secrets: string[] = []): Promise<string[]> {
  const { password } = new URL(url);
  const known = password.length >= PASSWORD_LENGTH ? [...secrets, decodeURIComponent(password)] : secrets;
  const pattern = [ISSUED_SECRET, ...known.flatMap(encodedForms).map(escapeRegExp)].join('|');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
    if (tables.rows.length === 0) return [];
    // A row as text has all of its columns, bytes as hex.
    const statements = tables.rows.map(
      ({ name }) => `(SELECT '${name}: ' || substring(row::text FROM '(.{0,80})(' || $1 || ')') AS found
                      FROM ${name} AS row WHERE row::text ~ $1 LIMIT 5)`,
    );
    const found = await client.query<{ found: string }>(statements.join(' UNION ALL '), [pattern]);
    return found.rows.map((row) => row.found);
  } finally {
    await client.end();
  }
}

/** Lines that contain an issued secret, or one of these. */
export function findSecretsInLines(lines: readonly string[], secrets: string[] = []): string[] {
  const pattern = new RegExp([ISSUED_SECRET, ...secrets.flatMap(encodedForms).map(escapeRegExp)].join('|'));
  return lines.filter((line) => pattern.test(line));
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
