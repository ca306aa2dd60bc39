import { createHash } from 'node:crypto';

/** A hash of the texts, so that no text can contain it. */
export function createNonce(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:${text}`);
  return hash.digest('hex').slice(0, 16);
}

/** Text of the site between delimiters. It contains no "<" (see `sanitizeForPrompt`). */
export function wrapAsData(nonce: string, what: string, text: string): string {
  return `<data-${nonce} what="${what}">\n${text.replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›'))}\n</data-${nonce}>`;
}
