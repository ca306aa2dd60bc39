import { findCssColors } from './find-css-colors.ts';
import { findTokenColors } from './find-token-colors.ts';
import type { FoundColors } from './found-colors.ts';

/** A text looks like JSON but is not. */
export class NotJsonError extends Error {
  override name = 'NotJsonError';
}

/**
 * The colours of CSS (also SCSS and Less), or of design tokens in JSON. Throws `NotJsonError` for JSON that does not
 * parse.
 */
export function findColors(cssOrTokens: string): FoundColors {
  const text = cssOrTokens.replace(/^\ufeff/, '');
  const tokens = parseTokens(text);
  return tokens === undefined ? findCssColors(text) : findTokenColors(tokens, text);
}

/** How JSON begins, and CSS does not: `[hidden] {` has a selector, `{{ theme }}` and `{% if %}` are of templates. */
const JSON_START = /^\s*(?:\{(?![{%])|\[\s*["{[\]/\d-])/;

function parseTokens(text: string): object | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!JSON_START.test(text)) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotJsonError(
      `The text begins as JSON but cannot be read: ${reason}. Comments and trailing commas are no JSON: remove them.`,
      { cause: error },
    );
  }
}
