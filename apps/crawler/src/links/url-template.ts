import type { PageClassification } from './page-kind.ts';
import { pageKey } from './site.ts';

/** "about2", "news1": one word with its number, as parts of one text have. */
const NUMBERED = /^(\p{L}+)\d{1,2}(?=\.|$)/u;
/** The name of a page of a series has this many words, or a number: "how-we-moved-our-office", "p-4711". */
const SERIES_SLUG = /\d|(?:[^-_]+[-_]){3,}/;

/**
 * Pages of one template share a name: "/blog/2024/some-post" and "/blog/2023/another". A page that is named after its
 * subject ("/company/about") is a template of its own, and so are short names right below the root. `path` is the part
 * of the URL below the site's root.
 */
export function urlTemplate(url: string, path: readonly string[], { kind, depth }: PageClassification): string {
  const named = depth === 0 || (depth === null && kind !== 'other');
  const last = path.at(-1) ?? '';
  if (named || (path.length < 2 && !SERIES_SLUG.test(last))) return pageKey(url);
  const [, word] = path.length < 2 ? (NUMBERED.exec(last) ?? []) : [];
  if (word) return `${new URL(url).host}/${word.toLowerCase()}#`;
  const folders = path.slice(0, -1).map((part) => (/\d/.test(part) ? '*' : part));
  return `${new URL(url).host}/${[...folders, '*'].join('/')}`;
}
