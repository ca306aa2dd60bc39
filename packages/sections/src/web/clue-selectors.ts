import type { FileClueSource } from './collect-clue-sources.ts';

/** The element that references a file. */
export const fileSelector = ({ kind, url }: FileClueSource): string =>
  kind === 'script'
    ? `script[src=${JSON.stringify(url)}]`
    : kind === 'stylesheet'
      ? `link[href=${JSON.stringify(url)}]`
      : `[src=${JSON.stringify(url)}]`;

const SELECTOR_BY_KIND: Readonly<Record<string, string>> = {
  global: 'window',
  generator: 'meta[name="generator"]',
  font: '@font-face',
  comment: 'comment()',
  'inline script': 'script:not([src])',
  banner: 'style',
  cookie: 'header:set-cookie',
  site: 'html',
};

/** The selector of a clue of this kind; markers and elements have their own. */
export const clueSelector = (kind: string, value: string): string =>
  kind === 'custom element'
    ? value
    : (SELECTOR_BY_KIND[kind] ?? `[${value.replace(/=(.*)$/, (_, is) => `=${JSON.stringify(is)}`)}]`);

export const classSelector = (name: string): string => `.${name.replace(/[^\w-]/g, (sign) => `\\${sign}`)}`;
