import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { hostnameOf } from '../shared/hostname-of.ts';
import { packagesFromUrl, type UrlPackage } from './packages-from-url.ts';

/** A requested URL with the metadata of its file. */
export interface FileClueSource {
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
export interface ClueSources {
  files: FileClueSource[];
  globals: ClueSource[];
  dom: ClueSource[];
  classes: (ClueSource & { styled: boolean })[];
  /** Class names of icons that are inline drawings. */
  inlineIcons: ClueSource[];
  /** Hosts of the pages. */
  hosts: ClueSource[];
  styleBanners: ClueSource[];
  customElements: ClueSource[];
  properties: ClueSource[];
  fonts: ClueSource[];
  /** Font families of icons. */
  iconFonts: ClueSource[];
  generators: ClueSource[];
  comments: ClueSource[];
  inlineScripts: ClueSource[];
  cookies: ClueSource[];
  headers: (ClueSource & { name: string })[];
}

export interface ClueSource {
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

export function collectClueSources(evidence: Evidence): ClueSources {
  const { pages } = evidence;
  const each = (read: (page: PageEvidence) => readonly string[]): ClueSource[] => uniqueClueSources(pages, read);
  return {
    files: collectFiles(pages),
    globals: mergeClueSources(
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
    properties: mergeClueSources(
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
    iconFonts: mergeClueSources(
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
    headers: mergeClueSources(
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
function mergeClueSources<T extends ClueSource>(all: readonly T[], key: (source: T) => string): T[] {
  const seen = new Map<string, { source: T; on: Set<string> }>();
  for (const source of all) {
    const known = seen.get(key(source)) ?? { source, on: new Set() };
    seen.set(key(source), known);
    known.on.add(source.page);
  }
  return [...seen.values()].map(({ source, on }) => ({ ...source, pages: on.size }));
}

function collectClasses(pages: readonly PageEvidence[]): ClueSources['classes'] {
  const styled = new Set(
    pages.flatMap(({ signals }) => signals.classes.flatMap((known) => (known.styled ? known.name : []))),
  );
  return uniqueClueSources(pages, ({ signals }) => signals.classes.map(({ name }) => name)).map((source) => ({
    ...source,
    styled: styled.has(source.value),
  }));
}

const uniqueClueSources = (
  pages: readonly PageEvidence[],
  read: (page: PageEvidence) => readonly string[],
): ClueSource[] =>
  mergeClueSources(
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
function collectFiles(pages: readonly PageEvidence[]): FileClueSource[] {
  const seen = new Map<string, FileClueSource>();
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
  const add = (url: string, page: string, file: Pick<FileClueSource, 'kind' | 'firstParty' | 'banner' | 'code'>) => {
    const host = hostnameOf(url);
    if (!host || absent.has(url) || icons.has(url)) return;
    pageUrls.set(url, (pageUrls.get(url) ?? new Set()).add(page));
    if (seen.has(url)) return;
    const packages = file.kind === 'other' ? [] : packagesFromUrl(url);
    seen.set(url, { url, host, packages, page, pages: 1, ...file });
  };
  for (const page of pages) {
    const home = hostnameOf(page.finalUrl);
    const toFile = (url: string, kind: FileClueSource['kind']) => ({
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

const fileKind = (url: string): FileClueSource['kind'] =>
  /\.m?js(?:[?#]|$)/.test(url) ? 'script' : /\.css(?:[?#]|$)/.test(url) ? 'stylesheet' : 'other';
