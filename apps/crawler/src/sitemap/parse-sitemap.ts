/** The content of a sitemap file. URLs are unchanged. */
export interface Sitemap {
  /** Other sitemaps, if it is an index. */
  sitemaps: string[];
  pages: string[];
}

/** Every match is bounded, so that a file with endless unclosed tags costs no more than a valid one. */
const LOC = /<(?:\w{1,20}:)?loc(?:\s[^<>]{0,200})?>\s{0,200}(?:<!\[CDATA\[\s{0,200})?([^<>\]]{1,2100})/gi;
const INDEX = /<(?:\w{1,20}:)?sitemapindex[\s>]/i;
/** An index says so at the beginning. */
const INDEX_SEARCH_CHARS = 5_000;
const MAX_ENTRIES = 5_000;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five predefined entities of XML, and numeric ones: no declared entities, so that none can expand. */
const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * Reads sitemaps.org's XML and its plain form with one URL per line, malformed ones as far as possible. No XML parser
 * is used.
 */
export function parseSitemap(text: string): Sitemap {
  if (!text.trimStart().startsWith('<')) return { sitemaps: [], pages: urlLines(text) };
  const found: string[] = [];
  for (const [, address = ''] of text.matchAll(LOC)) {
    found.push(unescapeXml(address).trim());
    if (found.length >= MAX_ENTRIES) break;
  }
  return INDEX.test(text.slice(0, INDEX_SEARCH_CHARS))
    ? { sitemaps: found, pages: [] }
    : { sitemaps: [], pages: found };
}

function urlLines(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^\s*https?:\/\//i.test(line.slice(0, 2_000))) found.push(line.trim());
    if (found.length >= MAX_ENTRIES) break;
  }
  return found;
}
