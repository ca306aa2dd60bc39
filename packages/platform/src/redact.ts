/** Credentials anywhere in a line: a key in a path, a URL with a password, a header in an error message. */
const SECRET_PATTERNS: readonly [RegExp, string][] = [
  [/(bp_(?:prod|stag)_)[A-Za-z0-9]{12,}/g, '$1…'],
  [/(whsec_)[A-Za-z0-9+/=%_-]{16,}/g, '$1…'],
  [/\b(sk-ant-)[\w-]{8,}/g, '$1…'],
  [/\b(Bearer(?: |%20)+)[\w.~+/=-]{8,}/gi, '$1…'],
  [/(:\/\/[^\s/:@"]*:)[^\s/@"]+@/g, '$1…@'],
];
/** A Basic credential (RFC 7617); in prose, "basic" is followed by a word. */
const BASIC_CREDENTIALS = /\b(Basic(?: |%20)+)([\w+/-]{8,}={0,2})/gi;
/** Shorter ones occur too often with another meaning. */
const MIN_SECRET_LENGTH = 8;

/**
 * Redacts credentials: the given secrets, of at least 8 characters, and everything with a known format. This is a
 * second line of defence: nothing is logged in the hope that it is caught here.
 */
export function createRedactor(secrets: readonly string[] = []): (line: string) => string {
  const values = [...new Set(secrets.flatMap(encodedForms))].filter(({ length }) => length >= MIN_SECRET_LENGTH);
  values.sort((a, b) => b.length - a.length); // a URL before the password in it
  return (line) => {
    let text = line;
    for (const value of values) if (text.includes(value)) text = text.replaceAll(value, '…');
    for (const [form, shown] of SECRET_PATTERNS) text = text.replace(form, shown);
    return text.replace(BASIC_CREDENTIALS, hideCredentials);
  };
}

/** Also in its URL-encoded and JSON-escaped form, if that differs. */
const encodedForms = (secret: string): string[] =>
  [secret, encodeURIComponent(secret)].map((text) => JSON.stringify(text).slice(1, -1));

const hideCredentials = (found: string, scheme: string, value: string): string =>
  Buffer.from(value, 'base64').includes(':') ? `${scheme}…` : found;
