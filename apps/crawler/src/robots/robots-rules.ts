import { canParseUrl } from '@brandprint/contracts';
import { compilePattern, matchesPattern, normalizedPath, type Pattern } from './path-pattern.ts';

/** The rules of a robots.txt for one crawler. */
export interface RobotsRules {
  allows(url: string): boolean;
  /** Seconds; 0 if there is none. */
  crawlDelay: number;
  /** Absolute http(s) URLs. */
  sitemaps: readonly string[];
  /** Characters of the stored rules, for their memory cost. */
  weight: number;
}

interface Rule {
  allow: boolean;
  path: string;
}

interface Group {
  named: boolean;
  rules: Rule[];
  crawlDelay: number;
}

const MAX_SITEMAPS = 20;
const MAX_URL_LENGTH = 2_000;
/** Maximum rules with a star: half a megabyte of them would take a good part of a second for each page. */
const MAX_WILDCARDS = 2_000;

/** Field names as webmasters write them, including common misspellings. */
const FIELDS: Record<string, 'agent' | 'allow' | 'disallow' | 'delay' | 'sitemap'> = {
  'user-agent': 'agent',
  useragent: 'agent',
  'user agent': 'agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  'crawl-delay': 'delay',
  crawldelay: 'delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
};

export const ALL_ALLOWED: RobotsRules = { allows: () => true, crawlDelay: 0, sitemaps: [], weight: 0 };

/**
 * Parses a robots.txt from `address` by RFC 9309: all groups that name `token` count as one; if there are none, those
 * for `*`. Unknown lines are skipped.
 */
export function parseRobots(text: string, token: string, address: string): RobotsRules {
  const own: Group = { named: false, rules: [], crawlDelay: 0 };
  const any: Group = { named: false, rules: [], crawlDelay: 0 };
  const sitemaps = new Set<string>();
  let current = new Set<Group>();
  let naming = false;
  for (const [field, value] of parseFields(text)) {
    if (field === 'agent') {
      if (!naming) current = new Set();
      naming = true;
      const group = value.startsWith('*') ? any : productToken(value) === token.toLowerCase() ? own : null;
      if (group) {
        group.named = true;
        current.add(group);
      }
    } else if (field === 'allow' || field === 'disallow') {
      naming = false;
      // An empty path has no effect; a path without a leading slash never matches.
      if (/^[/*]/.test(value)) for (const group of current) group.rules.push({ allow: field === 'allow', path: value });
    } else if (field === 'delay') {
      const seconds = Number.parseFloat(value);
      if (seconds > 0) for (const group of current) group.crawlDelay = Math.max(group.crawlDelay, seconds);
    } else if (sitemaps.size < MAX_SITEMAPS && value.length <= MAX_URL_LENGTH && canParseUrl(value, address)) {
      const url = new URL(value, address);
      if (/^https?:$/.test(url.protocol)) sitemaps.add(url.href);
    }
  }
  const { rules, crawlDelay } = own.named ? own : any;
  const weight = rules.reduce((sum, { path }) => sum + path.length, 0);
  return { allows: createRuleMatcher(rules), crawlDelay, sitemaps: [...sitemaps], weight };
}

function* parseFields(text: string) {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':');
    const comment = line.indexOf('#');
    if (colon < 0 || colon > 100 || (comment >= 0 && comment < colon)) continue;
    const field = FIELDS[line.slice(0, colon).trim().toLowerCase()];
    if (field) yield [field, line.slice(colon + 1, comment < 0 ? undefined : comment).trim()] as const;
  }
}

/** The product token at the start of a line's value: "FooBot/1.2 (x)" is "foobot". */
const productToken = (value: string): string => (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();

/** The longest matching rule decides; on a tie, allow wins (section 2.2.2). */
function createRuleMatcher(rules: readonly Rule[]): (url: string) => boolean {
  const compiled = new Map<string, Pattern & { allow: boolean }>();
  let wildcards = 0;
  for (const { allow, path } of rules) {
    const pattern = compilePattern(path);
    if (pattern.length > MAX_URL_LENGTH || (pattern.parts.length > 1 && ++wildcards > MAX_WILDCARDS)) continue;
    const known = compiled.get(path);
    compiled.set(path, { ...pattern, allow: allow || known?.allow === true });
  }
  const sorted = [...compiled.values()].sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  return (url) => {
    const path = normalizedPath(url);
    // robots.txt itself is always allowed.
    if (path === '/robots.txt') return true;
    return sorted.find((pattern) => matchesPattern(pattern, path))?.allow ?? true;
  };
}
