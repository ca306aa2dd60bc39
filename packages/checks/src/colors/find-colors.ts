import { findCssColors } from './find-css-colors.ts';
import { findTokenColors } from './find-token-colors.ts';
import type { FoundColors } from './found-colors.ts';

/** The colours of CSS (also SCSS and Less), or of design tokens in JSON. */
export function findColors(cssOrTokens: string): FoundColors {
  const tokens = parseObject(cssOrTokens);
  return tokens ? findTokenColors(tokens, cssOrTokens) : findCssColors(cssOrTokens);
}

function parseObject(text: string): Record<string, unknown> | null {
  if (!/^\s*[{[]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
