import type { CrossOriginStylesheet } from '../page/cross-origin-stylesheets.ts';
import type { IsolatedWorld } from './isolated-world.ts';

/** The browser's copy of a URL, and the URL after redirects; null if there is none. */
export type LoadBody = (url: string) => Promise<{ body: Buffer; url: string } | null>;

const MAX_SHEETS = 40;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ALL_BYTES = 6 * 1024 * 1024;

/** Makes stylesheets of other origins readable in the page, from the browser's copies. Returns their number. */
export async function loadCrossOriginStylesheets(world: IsolatedWorld, load: LoadBody, ms: number): Promise<number> {
  const closed = await world.call('unreadableStylesheets', [], ms);
  const sheets = await loadStylesheets(closed, load);
  if (sheets.length > 0) await world.call('provideStylesheets', [sheets], ms);
  return sheets.length;
}

/** The stylesheets and everything they import. */
async function loadStylesheets(hrefs: readonly string[], load: LoadBody): Promise<CrossOriginStylesheet[]> {
  const sheets: CrossOriginStylesheet[] = [];
  const waiting = [...new Set(hrefs)];
  let left = MAX_ALL_BYTES;
  for (let i = 0; i < Math.min(waiting.length, MAX_SHEETS); i++) {
    const href = waiting[i] as string;
    const loaded = await load(href);
    if (!loaded || loaded.body.length > Math.min(MAX_BYTES, left)) continue;
    left -= loaded.body.length;
    const text = loaded.body.toString('utf8');
    const imports = parseImports(text, loaded.url);
    sheets.push({ href, base: loaded.url, text, imports });
    for (const { href: imported } of imports) if (!waiting.includes(imported)) waiting.push(imported);
  }
  return sheets;
}

/** What may precede an import (CSS Cascading and Inheritance 5, section 2), and imports themselves. */
const IMPORT_PRELUDE =
  /^(?:\s+|@charset[^;{}]*;|@layer[^;{}]*;|@import\s*(?:url\(\s*(?:"[^"]*"|'[^']*'|[^)"']*)\s*\)|"[^"]*"|'[^']*')[^;{}]*;)+/i;
const IMPORT = /@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^)"'\s;]+))\s*\)?([^;{}]*);/gi;

/**
 * The imports at the head of a stylesheet, resolved against its URL; conditional ones count if their media query
 * matches.
 */
export function parseImports(text: string, base: string): CrossOriginStylesheet['imports'] {
  const head = IMPORT_PRELUDE.exec(text.replace(/^\uFEFF/, '').replace(/\/\*[\s\S]*?\*\//g, ' '))?.[0] ?? '';
  return [...head.matchAll(IMPORT)].flatMap(([, double, single, bare, condition = '']) => {
    const href = double ?? single ?? bare ?? '';
    if (href === '' || !URL.canParse(href, base)) return [];
    const media = condition.replace(/\blayer(?:\([^)]*\))?|\bsupports\((?:[^()]|\([^()]*\))*\)/gi, '').trim();
    return [{ href: new URL(href, base).href, media }];
  });
}
