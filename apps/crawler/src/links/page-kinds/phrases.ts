import type { PageKind } from '@brandprint/contracts';

/** Kinds that pages are named after; the submitted page is the home page, and all others are `other`. */
export type NamedPageKind = Exclude<PageKind, 'home' | 'other'>;

/**
 * Names of pages, in a path segment or a link text, by kind and language: a missing one is a type error. Phrases are
 * separated by commas; one that ends in "*" may be followed by up to three words. Accents and case are ignored.
 */
export type PageKindPhrases<Language extends string> = Readonly<
  Record<NamedPageKind, Readonly<Record<Language, string>>>
>;
