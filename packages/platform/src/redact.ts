/** What gives access, however it came into a line: a key in a path, a URL with a password, a header in an error's message. */
const SECRETS: readonly [RegExp, string][] = [
  [/(bp_(?:prod|stag)_)[A-Za-z0-9]{12,}/g, '$1…'],
  [/(whsec_)[A-Za-z0-9+/=%_-]{16,}/g, '$1…'],
  [/\b(sk-ant-)[\w-]{8,}/g, '$1…'],
  [/\b(Bearer(?: |%20)+)[\w.~+/=-]{8,}/gi, '$1…'],
  [/(:\/\/[^\s/:@"]*:)[^\s/@"]+@/g, '$1…@'],
];

/** A line without the secrets whose form is known. A second net: nothing is logged in the hope that it is caught here. */
export const redact = (line: string): string =>
  SECRETS.reduce((text, [secret, shown]) => text.replace(secret, shown), line);
