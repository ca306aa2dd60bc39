import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { hostnameOf } from '../shared/hostname-of.ts';
import { packagesFromUrl, type UrlPackage } from './packages-from-url.ts';

/** A requested URL with the metadata of its file. */
export interface FileTrace {
  url: string;
  host: string;
  kind: 'script' | 'stylesheet' | 'other';
  firstParty: boolean;
  banner: string;
  code: readonly { name: string; version: string }[];
  packages: UrlPackage[];
  page: string;
  /** Pages that request it. */
  pages: number;
}

/** All clues to technologies in the evidence, each once, with the page where it was first seen. */
export interface Traces {
  files: FileTrace[];
  globals: Trace[];
  dom: Trace[];
  classes: (Trace & { styled: boolean })[];
  /** Class names of icons that are inline drawings. */
  inlineIcons: Trace[];
  /** Hosts of the pages. */
  hosts: Trace[];
  styleBanners: Trace[];
  customElements: Trace[];
  properties: Trace[];
  fonts: Trace[];
  /** Font families of icons. */
  iconFonts: Trace[];
  generators: Trace[];
  comments: Trace[];
  inlineScripts: Trace[];
  cookies: Trace[];
  headers: (Trace & { name: string })[];
}

export interface Trace {
  value: string;
  /** Version, if the clue has one of its own. */
  version?: string;
  /** Property of the element where it was found. */
  property?: string;
  /** Selector of the declaring element, if known. */
  selector?: string;
  page: string;
  /** Pages on which it was seen. */
  pages: number;
}

export function collectTraces(evidence: Evidence): Traces {
  const { pages } = evidence;
  const each = (read: (page: PageEvidence) => readonly string[]): Trace[] => uniqueTraces(pages, read);
  return {
    files: collectFiles(pages),
    globals: mergeTraces(
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
    classes: collectClasses(pages),
    inlineIcons: each((page) =>
      page.icons.flatMap(({ kind, classes }) => (kind === 'svg' ? classes.split(/\s+/).filter(Boolean) : [])),
    ),
    hosts: each((page) => [hostnameOf(page.finalUrl)]),
    styleBanners: each((page) => page.signals.styleBanners ?? []),
    customElements: each((page) => page.signals.customElements.map((name) => name.toLowerCase())),
    properties: mergeTraces(
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
      // A font face that no text uses came with other rules.
      ...page.fontFaces
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family }) => family.replace(/^["']|["']$/g, '')),
    ]),
    iconFonts: mergeTraces(
      pages.flatMap((page) =>
        page.icons.flatMap(({ fontFamily, selector }) => {
          const value = firstFamily(fontFamily);
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
    inlineScripts: each((page) => page.signals.inlineScripts),
    cookies: each((page) => page.cookies),
    headers: mergeTraces(
      pages.flatMap((page) =>
        Object.entries(page.headers).map(([name, value]) => ({ name, value, page: page.finalUrl, pages: 1 })),
      ),
      ({ name, value }) => `${name}: ${value}`,
    ),
  };
}

const firstFamily = (stack: string): string =>
  stack
    .split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '') ?? '';

/** Each clue once, as first seen, with the pages that have it. */
function mergeTraces<T extends Trace>(all: readonly T[], key: (trace: T) => string): T[] {
  const seen = new Map<string, { trace: T; on: Set<string> }>();
  for (const trace of all) {
    const known = seen.get(key(trace)) ?? { trace, on: new Set() };
    seen.set(key(trace), known);
    known.on.add(trace.page);
  }
  return [...seen.values()].map(({ trace, on }) => ({ ...trace, pages: on.size }));
}

function collectClasses(pages: readonly PageEvidence[]): Traces['classes'] {
  const styled = new Set(
    pages.flatMap(({ signals }) => signals.classes.flatMap((known) => (known.styled ? known.name : []))),
  );
  return uniqueTraces(pages, ({ signals }) => signals.classes.map(({ name }) => name)).map((trace) => ({
    ...trace,
    styled: styled.has(trace.value),
  }));
}

const uniqueTraces = (pages: readonly PageEvidence[], read: (page: PageEvidence) => readonly string[]): Trace[] =>
  mergeTraces(
    pages.flatMap((page) =>
      read(page)
        .filter(Boolean)
        .map((value) => ({ value, page: page.finalUrl, pages: 1 })),
    ),
    ({ value }) => value,
  );

/**
 * Requests of all pages, and stylesheets and preconnected hosts of the head, answered or not: third-party hosts may be
 * down. Files that the site's own host reports as missing are excluded. The source of an icon is no clue.
 */
function collectFiles(pages: readonly PageEvidence[]): FileTrace[] {
  const seen = new Map<string, FileTrace>();
  const pageUrls = new Map<string, Set<string>>();
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
    const host = hostnameOf(url);
    if (!host || absent.has(url) || icons.has(url)) return;
    pageUrls.set(url, (pageUrls.get(url) ?? new Set()).add(page));
    if (seen.has(url)) return;
    const packages = file.kind === 'other' ? [] : packagesFromUrl(url);
    seen.set(url, { url, host, packages, page, pages: 1, ...file });
  };
  for (const page of pages) {
    const home = hostnameOf(page.finalUrl);
    const toFile = (url: string, kind: FileTrace['kind']) => ({
      kind,
      firstParty: hostnameOf(url) === home,
      banner: '',
      code: [],
    });
    for (const { url, type, banner, firstParty, code = [] } of page.resources) {
      const kind = type === 'script' || type === 'stylesheet' ? type : fileKind(url);
      add(url, page.finalUrl, { kind, firstParty, banner, code });
    }
    for (const { rel, href } of page.headLinks) {
      if (/\b(?:stylesheet|modulepreload|preload)\b/.test(rel)) {
        add(href, page.finalUrl, toFile(href, fileKind(href)));
      }
    }
    for (const { urls } of page.fontFaces) {
      for (const url of urls) add(url, page.finalUrl, toFile(url, 'other'));
    }
  }
  return [...seen.values()].map((file) => ({ ...file, pages: pageUrls.get(file.url)?.size ?? 1 }));
}

const fileKind = (url: string): FileTrace['kind'] =>
  /\.m?js(?:[?#]|$)/.test(url) ? 'script' : /\.css(?:[?#]|$)/.test(url) ? 'stylesheet' : 'other';
