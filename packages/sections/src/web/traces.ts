import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { type NamedFile, namedFiles } from './resource.ts';

/** A requested address and what its file says of itself. */
export interface FileTrace {
  url: string;
  host: string;
  kind: 'script' | 'stylesheet' | 'other';
  firstParty: boolean;
  banner: string;
  named: NamedFile[];
  page: string;
}

/** Everything in the evidence that can give a technology away, once, with the page where it was seen first. */
export interface Traces {
  files: FileTrace[];
  globals: Trace[];
  dom: Trace[];
  classes: Trace[];
  customElements: Trace[];
  properties: Trace[];
  fonts: Trace[];
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
  page: string;
}

export function traces(evidence: Evidence): Traces {
  const { pages } = evidence;
  const each = (read: (page: PageEvidence) => readonly string[]): Trace[] => unique(pages, read);
  return {
    files: files(pages),
    globals: pages.flatMap((page) =>
      page.signals.globals.map(({ name, version }) => ({ value: name, version, page: page.finalUrl })),
    ),
    dom: each((page) => page.signals.dom),
    classes: each((page) => page.signals.classes.map(({ name }) => name)),
    customElements: each((page) => page.signals.customElements.map((name) => name.toLowerCase())),
    properties: each((page) => page.customProperties.map(({ name }) => name)),
    fonts: each((page) => [
      ...page.fontFaces.map(({ family }) => family.replace(/^["']|["']$/g, '')),
      ...page.icons.map(
        ({ fontFamily }) =>
          fontFamily
            .split(',')[0]
            ?.trim()
            .replace(/^["']|["']$/g, '') ?? '',
      ),
    ]),
    generators: each((page) => [
      page.signals.generator,
      ...page.meta.filter(({ name }) => name.toLowerCase() === 'generator').map(({ content }) => content),
    ]),
    comments: each((page) => page.signals.comments),
    inline: each((page) => page.signals.inlineScripts),
    cookies: each((page) => page.cookies),
    headers: pages.flatMap((page) =>
      Object.entries(page.headers).map(([name, value]) => ({ name, value, page: page.finalUrl })),
    ),
  };
}

function unique(pages: readonly PageEvidence[], read: (page: PageEvidence) => readonly string[]): Trace[] {
  const seen = new Map<string, Trace>();
  for (const page of pages) {
    for (const value of read(page)) if (value && !seen.has(value)) seen.set(value, { value, page: page.finalUrl });
  }
  return [...seen.values()];
}

/**
 * Requests of all pages, and stylesheets and preconnected hosts that the head names, whether they answered or not: hosts of others
 * may be down. What the site's own host says it does not have is not there.
 */
function files(pages: readonly PageEvidence[]): FileTrace[] {
  const seen = new Map<string, FileTrace>();
  const absent = new Set(
    pages.flatMap(({ resources }) =>
      resources.filter(({ status, firstParty }) => firstParty && [404, 410].includes(status)).map(({ url }) => url),
    ),
  );
  const add = (url: string, kind: FileTrace['kind'], firstParty: boolean, banner: string, page: string) => {
    const host = hostOf(url);
    if (!host || seen.has(url) || absent.has(url)) return;
    const named = kind === 'other' ? [] : namedFiles(url);
    seen.set(url, { url, host, kind, firstParty, banner, named, page });
  };
  for (const page of pages) {
    for (const { url, type, banner, firstParty } of page.resources) {
      const kind = type === 'script' || type === 'stylesheet' ? type : kindOf(url);
      add(url, kind, firstParty, banner, page.finalUrl);
    }
    for (const { rel, href } of page.headLinks) {
      if (/\b(?:stylesheet|modulepreload|preload)\b/.test(rel)) {
        add(href, kindOf(href), hostOf(href) === hostOf(page.finalUrl), '', page.finalUrl);
      }
    }
    for (const { urls } of page.fontFaces) {
      for (const url of urls) add(url, 'other', hostOf(url) === hostOf(page.finalUrl), '', page.finalUrl);
    }
  }
  return [...seen.values()];
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
