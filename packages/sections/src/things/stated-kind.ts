import type { Evidence } from '@brandprint/contracts';
import { metaContent } from '../shared/brand/name-clues.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import type { FoundCategory } from './category.ts';
import { COPULAS, NO_KIND_FOLLOWS } from './copulas.ts';
import { dictionaryForms, withoutTurkishCopula } from './dictionary-forms.ts';
import { findKind } from './find-kind.ts';

/** Words between "is" and the noun. */
const MAX_MODIFIERS = 4;
const CONFIDENCE = 0.7;
/** Below this length names are words of the language too. */
const MIN_NAME_LENGTH = 3;
const QUOTES = /^["'“”„«»‘’\s]+|["'“”„«»‘’\s]+$/gu;

/** The noun that ends one of the first words of a text, in its dictionary form; "" if none does. */
function firstKind(text: string, language: string): string {
  const [clause = ''] = text.split(/[,;:.!?()|–—]/u);
  const words = clause.trim().split(/\s+/).slice(0, MAX_MODIFIERS + 1);
  const stop = words.findIndex((word) => new RegExp(`^(?:${NO_KIND_FOLLOWS[language] ?? '(?!)'})$`, 'iu').test(word));
  const usable = stop >= 0 ? words.slice(0, stop) : words;
  for (let end = 1; end <= usable.length; end++)
    for (const form of dictionaryForms(usable[end - 1] ?? '', language)) {
      const noun = findKind([...usable.slice(0, end - 1), form].join(' '), language, 'atEnd');
      if (noun === '') continue;
      // "bir diş kliniğidir": the word before belongs to a noun with the possessive ending.
      const before = language === 'tr' && /[ıiuü]$/u.test(withoutTurkishCopula(noun)) ? usable[end - 2] : undefined;
      const isModifier = before !== undefined && !/^bir$|(?:da|de|ki|ta|te)$/iu.test(before) && !noun.includes(' ');
      return withoutTurkishCopula(isModifier ? `${before} ${noun}` : noun);
    }
  return '';
}

/** The kind in "Acme on golfkeskus" and "Jesteśmy fundacją", for languages in which one word says "is a". */
export function definedKind(text: string, name: string, language: string): string {
  const copula = COPULAS[language];
  if (!copula) return '';
  const at = name.length >= MIN_NAME_LENGTH ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const afterName = at >= 0 && at < 20 ? text.slice(at + name.length) : null;
  const is = new RegExp(`^\\s*(?:\\([^)]*\\)\\s*)?(?:${copula.is})(?!\\p{L})(.*)$`, 'iu');
  const weAre = new RegExp(`^(?:${copula.weAre})(?!\\p{L})(.*)$`, 'iu');
  const rest = (afterName !== null ? is.exec(afterName)?.[1] : undefined) ?? weAre.exec(text)?.[1];
  return rest ? firstKind(rest, language) : '';
}

/** The kind that stands beside the name: "Kampaamo Acme", "Hotel „Acme“", "Acme – Zahnarztpraxis in Ulm". */
export function kindBesideName(text: string, name: string, language: string): string {
  if (name.length < MIN_NAME_LENGTH) return '';
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || /\p{L}/u.test(text[at - 1] ?? '') || /^[\p{L}\p{N}-]/u.test(text.slice(at + name.length))) return '';
  const before = text.slice(0, at).replace(QUOTES, '').split(/\s+/).slice(-4).join(' ');
  const named = /\p{L}$/u.test(before) ? findKind(before, language, 'atEnd') : '';
  // In English only names have the noun first ("Hotel Acme"): not "at the festival Acme shows…".
  if (named !== '' && (language !== 'en' || /^\p{Lu}/u.test(named))) return named;
  const apposition = /^["”“»’]?\s*[,:|–—-]\s+(.+)$/u.exec(text.slice(at + name.length))?.[1];
  return apposition && !/^\p{Lu}?\p{Ll}* (?:for|by|at)\s/u.test(apposition) ? firstKind(apposition, language) : '';
}

/** The most common one, if most texts that name a kind agree on it: where they conflict, none is sure. */
function agreed<T extends { kind: string }>(found: readonly T[]): T | null {
  const count = (kind: string): number =>
    found.filter((other) => other.kind.toLowerCase().endsWith(kind.toLowerCase())).length;
  const best = found.reduce<T | null>((top, item) => (top && count(top.kind) >= count(item.kind) ? top : item), null);
  return best && count(best.kind) * 2 > found.length ? best : null;
}

/** The kind that the first page or the page about the brand gives it: in a definition, otherwise beside its name. */
export function findStatedKind(
  evidence: Evidence,
  { name, language, described }: SiteStatements,
  isVague: (kind: string) => boolean,
): FoundCategory | null {
  const [home] = evidence.pages;
  if (!home) return null;
  const own = described.filter(
    ({ statement: { pageIndex, pageKind, isTestimonial, underAside }, features: { person, other } }) =>
      (pageIndex === 0 || pageKind === 'about') && !isTestimonial && !underAside && person + other === 0,
  );
  const declared = [home.title, ...['og:title', 'description', 'og:description'].map((key) => metaContent(home, key))];
  const places = [
    ...declared.map((value) => ({ value, page: home.finalUrl, selector: 'title, meta' })),
    ...own.map(({ statement: { text, page, selector } }) => ({ value: text, page, selector })),
  ];
  const read = (kindOf: typeof definedKind) =>
    agreed(
      places
        .map((place) => ({ ...place, kind: kindOf(place.value, name, language) }))
        .filter(({ kind }) => kind !== '' && !isVague(kind)),
    );
  const found = read(definedKind) ?? read(kindBesideName);
  return found && { name: found.kind, confidence: CONFIDENCE, page: found.page, selector: found.selector, value: found.value };
}
