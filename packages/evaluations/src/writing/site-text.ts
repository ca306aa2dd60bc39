import type { Evidence } from '@brandprint/contracts';

/** The text of a site, prepared for lookups. */
export interface SiteText {
  /** All text of its pages and their heads, one piece per line. */
  all: string;
  /** Text by others: quotes and texts in quotation marks. */
  spoken: ReadonlySet<string>;
  /** Labels of menus and footers, as text keys. */
  labels: ReadonlySet<string>;
  /** The evidence as lower-case JSON, to look values up in. */
  raw: string;
}

/** In Unicode form C, with single spaces and without invisible characters. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters and digits only, in lower case: equal for texts that differ in punctuation. */
export const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function collectSiteText(evidence: Evidence): SiteText {
  const { pages, manifest } = evidence;
  const heads = pages.flatMap(({ title, meta, jsonLd }) => [
    title,
    ...meta.map(({ content }) => content),
    ...textsIn(jsonLd),
  ]);
  const blocks = pages.flatMap(({ text }) => text);
  const links = pages.flatMap((page) => page.links);
  const pictures = pages.flatMap(({ images, logoCandidates }) => [
    ...images.map(({ alt }) => alt),
    ...logoCandidates.flatMap(({ text, alt }) => [text, alt]),
  ]);
  const own = manifest ? [manifest.name, manifest.shortName, manifest.description] : [];
  const labels = [
    ...blocks.filter(({ kind, region }) => kind === 'nav' || region === 'nav').map(({ text }) => text),
    ...links.filter(({ region }) => region === 'nav' || region === 'footer').map(({ text }) => text),
  ];
  return {
    all: [...heads, ...blocks.map(({ text }) => text), ...links.map(({ text }) => text), ...pictures, ...own]
      .map(normalizeText)
      .join('\n'),
    spoken: new Set(
      blocks
        .filter(({ kind, text }) => kind === 'quote' || /^["“„«「]/.test(text.trim()))
        .map(({ text }) => normalizeText(text)),
    ),
    labels: new Set(labels.map(textKey).filter(Boolean)),
    raw: JSON.stringify(evidence).toLowerCase(),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
