import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { type NamedFile, namedFiles } from './resource.ts';

/** A requested address and what its file says of itself. */
export interface FileTrace {
  url: string;
  host: string;
  kind: 'script' | 'stylesheet' | 'other';
  firstParty: boolean;
  banner: string;
  code: readonly { name: string; version: string }[];
  named: NamedFile[];
  page: string;
  /** Pages that ask for it. */
  pages: number;
}

/** Everything in the evidence that can give a technology away, once, with the page where it was seen first. */
export interface Traces {
  files: FileTrace[];
  globals: Trace[];
  dom: Trace[];
  classes: (Trace & { styled: boolean })[];
  /** Class names of icons that stand in the page as drawings. */
  drawings: Trace[];
  /** Hosts of the pages. */
  hosts: Trace[];
  styleBanners: Trace[];
  customElements: Trace[];
  properties: Trace[];
  fonts: Trace[];
  /** Families that icons are set in. */
  iconFonts: Trace[];
  generators: Trace[];
  comments: Trace[];
  inline: Trace[];
  cookies: Trace[];
  headers: (Trace & { name: string })[];
}

export interface Trace {
  value: string;
  /** Version, where the trace carries one of its own. */
  version?: string;
  /** Property of an element under which it was found. */
  property?: string;
  /** Of the element that declares it, where that is known. */
  selector?: string;
  page: string;
  /** Pages on which it was seen. */
  pages: number;
}

export function traces(evidence: Evidence): Traces {
  const { pages } = evidence;
  const each = (read: (page: PageEvidence) => readonly string[]): Trace[] => unique(pages, read);
  return {
    files: files(pages),
    globals: merged(
      pages.flatMap((page) =>
        page.signals.globals.map(({ name, version, property }) => ({
          value: name,
          version,
          page: page.finalUrl,
          pages: 1,
          ...(property && { property }),
        })),
      ),
      ({ value, version, property }) => `${value} ${version} ${property ?? ''}`,
    ),
    dom: each((page) => page.signals.dom),
    classes: classes(pages),
    drawings: each((page) =>
      page.icons.flatMap(({ kind, classes }) => (kind === 'svg' ? classes.split(/\s+/).filter(Boolean) : [])),
    ),
    hosts: each((page) => [hostOf(page.finalUrl)]),
    styleBanners: each((page) => page.signals.styleBanners ?? []),
    customElements: each((page) => page.signals.customElements.map((name) => name.toLowerCase())),
    properties: merged(
      pages.flatMap((page) =>
        page.customProperties.map(({ name, scope }) => ({
          value: name,
          selector: scope,
          page: page.finalUrl,
          pages: 1,
        })),
      ),
      ({ value }) => value,
    ),
    fonts: each((page) => [
      // A face that no text asks for is a rule that came along with others.
      ...page.fontFaces
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family }) => family.replace(/^["']|["']$/g, '')),
    ]),
    iconFonts: merged(
      pages.flatMap((page) =>
        page.icons.flatMap(({ fontFamily, selector }) => {
          const value = firstOf(fontFamily);
          return value ? [{ value, selector, page: page.finalUrl, pages: 1 }] : [];
        }),
      ),
      ({ value }) => value,
    ),
    generators: each((page) => [
      page.signals.generator,
      ...page.meta.filter(({ name }) => name.toLowerCase() === 'generator').map(({ content }) => content),
    ]),
    comments: each((page) => page.signals.comments),
    inline: each((page) => page.signals.inlineScripts),
    cookies: each((page) => page.cookies),
    headers: merged(
      pages.flatMap((page) =>
        Object.entries(page.headers).map(([name, value]) => ({ name, value, page: page.finalUrl, pages: 1 })),
      ),
      ({ name, value }) => `${name}: ${value}`,
    ),
  };
}

const firstOf = (stack: string): string =>
  stack
    .split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '') ?? '';

/** Each once, as it was seen first, with the pages that have it. */
function merged<T extends Trace>(all: readonly T[], key: (trace: T) => string): T[] {
  const seen = new Map<string, { trace: T; on: Set<string> }>();
  for (const trace of all) {
    const known = seen.get(key(trace)) ?? { trace, on: new Set() };
    seen.set(key(trace), known);
    known.on.add(trace.page);
  }
  return [...seen.values()].map(({ trace, on }) => ({ ...trace, pages: on.size }));
}

function classes(pages: readonly PageEvidence[]): Traces['classes'] {
  const styled = new Set(
    pages.flatMap(({ signals }) => signals.classes.flatMap((known) => (known.styled ? known.name : []))),
  );
  return unique(pages, ({ signals }) => signals.classes.map(({ name }) => name)).map((trace) => ({
    ...trace,
    styled: styled.has(trace.value),
  }));
}

const unique = (pages: readonly PageEvidence[], read: (page: PageEvidence) => readonly string[]): Trace[] =>
  merged(
    pages.flatMap((page) =>
      read(page)
        .filter(Boolean)
        .map((value) => ({ value, page: page.finalUrl, pages: 1 })),
    ),
    ({ value }) => value,
  );

/**
 * Requests of all pages, and stylesheets and preconnected hosts that the head names, whether they answered or not: hosts of others
 * may be down. What the site's own host says it does not have is not there; where a site took its icon from tells of nothing.
 */
function files(pages: readonly PageEvidence[]): FileTrace[] {
  const seen = new Map<string, FileTrace>();
  const on = new Map<string, Set<string>>();
  const absent = new Set(
    pages.flatMap(({ resources }) =>
      resources.filter(({ status, firstParty }) => firstParty && [404, 410].includes(status)).map(({ url }) => url),
    ),
  );
  const icons = new Set<string | null>(
    pages.flatMap(({ headLinks, favicons }) => [
      ...headLinks.filter(({ rel }) => /icon/i.test(rel)).map(({ href }) => href),
      ...favicons.map(({ url }) => url),
    ]),
  );
  const add = (url: string, page: string, file: Pick<FileTrace, 'kind' | 'firstParty' | 'banner' | 'code'>) => {
    const host = hostOf(url);
    if (!host || absent.has(url) || icons.has(url)) return;
    on.set(url, (on.get(url) ?? new Set()).add(page));
    if (seen.has(url)) return;
    const named = file.kind === 'other' ? [] : namedFiles(url);
    seen.set(url, { url, host, named, page, pages: 1, ...file });
  };
  for (const page of pages) {
    const home = hostOf(page.finalUrl);
    const plain = (url: string, kind: FileTrace['kind']) => ({
      kind,
      firstParty: hostOf(url) === home,
      banner: '',
      code: [],
    });
    for (const { url, type, banner, firstParty, code = [] } of page.resources) {
      const kind = type === 'script' || type === 'stylesheet' ? type : kindOf(url);
      add(url, page.finalUrl, { kind, firstParty, banner, code });
    }
    for (const { rel, href } of page.headLinks) {
      if (/\b(?:stylesheet|modulepreload|preload)\b/.test(rel)) {
        add(href, page.finalUrl, plain(href, kindOf(href)));
      }
    }
    for (const { urls } of page.fontFaces) {
      for (const url of urls) add(url, page.finalUrl, plain(url, 'other'));
    }
  }
  return [...seen.values()].map((file) => ({ ...file, pages: on.get(file.url)?.size ?? 1 }));
}

const kindOf = (url: string): FileTrace['kind'] =>
  /\.m?js(?:[?#]|$)/.test(url) ? 'script' : /\.css(?:[?#]|$)/.test(url) ? 'stylesheet' : 'other';

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
