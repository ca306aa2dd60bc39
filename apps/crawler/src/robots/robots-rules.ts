import { canParseUrl } from '@brandprint/contracts';
import { compilePattern, matchesPattern, normalizedPath, type Pattern } from './path-pattern.ts';

/** What a robots.txt says to one crawler. */
export interface RobotsRules {
  allows(url: string): boolean;
  /** Seconds; 0 where it asks for none. */
  crawlDelay: number;
  /** Absolute http(s) addresses. */
  sitemaps: readonly string[];
  /** Characters of the rules that are kept: what they cost of memory. */
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
/** Rules with a star inside: half a megabyte of nothing else would cost a good part of a second for each page. */
const MAX_WILDCARDS = 2_000;

/** Lines as webmasters write them, the misspellings that are common included. */
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
 * Reads a robots.txt that stood at `address`, as RFC 9309 says: all groups that name `token` count as one, and only if none
 * does, those of `*`. Lines that mean nothing to it are passed over.
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
      // An empty path says nothing; one that begins otherwise matches nothing, since every path begins with a slash.
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

/** The product token at the start of what a line names: "FooBot/1.2 (x)" is of "foobot". */
const productToken = (value: string): string => (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();

/** The longest rule that matches decides, of two as long the one that allows (section 2.2.2). */
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
    // Nobody is forbidden to ask what is forbidden.
    if (path === '/robots.txt') return true;
    return sorted.find((pattern) => matchesPattern(pattern, path))?.allow ?? true;
  };
}
