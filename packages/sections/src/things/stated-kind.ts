import type { Evidence } from '@brandprint/contracts';
import { metaContent } from '../shared/brand/name-clue.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import { speaksAsWe } from '../shared/statements/subject.ts';
import type { FoundCategory } from './category.ts';
import { isHeadFirst } from './category-phrase.ts';
import { COPULAS, NO_KIND_FOLLOWS, VERB_BEHIND } from './copulas.ts';
import { dictionaryForms, withoutTurkishCopula } from './dictionary-forms.ts';
import { findKind } from './find-kind.ts';

/** Words between "is" and the noun. */
const MAX_MODIFIERS = 4;
/** Where the noun comes first: an article and an adjective, not another noun ("activités de pharmacie"). */
const MAX_WORDS_BEFORE_HEAD = 2;
const MAX_NOUN_WORDS = 4;
const CONFIDENCE = 0.7;
/** Below this length names are words of the language too. */
const MIN_NAME_LENGTH = 3;
const NO_KIND: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(NO_KIND_FOLLOWS).map(([language, words]) => [language, new RegExp(`^(?:${words})$`, 'iu')]),
);
const QUOTES = /^["'“”„«»‘’\s]+|["'“”„«»‘’\s]+$/gu;

/** The first noun for a kind in a text, in its dictionary form; "" if none is among the first words. */
function firstKind(text: string, language: string): string {
  const [clause = ''] = text.split(/[,;:.!?()|–—]/u);
  const words = clause.trim().split(/\s+/);
  const last = (isHeadFirst(language) ? MAX_WORDS_BEFORE_HEAD : MAX_MODIFIERS) + MAX_NOUN_WORDS;
  const ends = words.slice(0, last).map((_, index) => nounAtEnd(words.slice(0, index + 1), language));
  const first = ends.find((noun) => noun !== null);
  // "école de musique" rather than "école".
  const longest = ends.findLast((noun) => noun !== null && noun.start === first?.start);
  if (!longest) return '';
  const before = words.slice(0, longest.start);
  const isElsewhere = before.some((word) => NO_KIND[language]?.test(word));
  const isFar = before.length > (isHeadFirst(language) ? MAX_WORDS_BEFORE_HEAD : MAX_MODIFIERS);
  return isElsewhere || isFar ? '' : longest.noun;
}

/** The same where the verb comes last: the noun in front of it. */
function kindBeforeVerb(text: string, verb: RegExp, language: string): string {
  const clause = (text.split(/[,;:.!?()|–—]/u)[0] ?? '').trim();
  return verb.test(clause) ? (nounAtEnd(clause.replace(verb, '').split(/\s+/), language)?.noun ?? '') : '';
}

/** The noun that the words end with, and the index of its first word. */
function nounAtEnd(words: readonly string[], language: string): { noun: string; start: number } | null {
  const last = words.at(-1) ?? '';
  for (const form of dictionaryForms(last, language)) {
    const found = findKind([...words.slice(0, -1), form].join(' '), language, 'atEnd');
    if (found === '') continue;
    const noun = language === 'tr' ? withoutTurkishCopula(found) : found;
    const start = words.length - noun.split(' ').length;
    const before = words[start - 1] ?? '';
    // "diş kliniği": the word before belongs to a noun with the possessive ending.
    return language === 'tr' && /[ıiuü]$/u.test(noun) && before !== '' && !/^bir$|(?:[dt][ae]|ki)$/iu.test(before)
      ? { noun: `${before} ${noun}`, start: start - 1 }
      : { noun, start };
  }
  return null;
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
  if (!rest) return '';
  const verb = VERB_BEHIND[language];
  return verb ? kindBeforeVerb(rest, verb, language) : firstKind(rest, language);
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
  if (!apposition || /^\p{Lu}?\p{Ll}* (?:for|by|at)\s/u.test(apposition)) return '';
  // "At Acme, we combine strong foundations…" goes on with another sentence.
  return speaksAsWe(apposition.split(/\s+/, 2).join(' '), language) ? '' : firstKind(apposition, language);
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
        .filter(({ kind }) => kind !== '' && !isVague(kind) && kind.toLowerCase() !== name.toLowerCase()),
    );
  const found = read(definedKind) ?? read(kindBesideName);
  return (
    found && {
      name: found.kind,
      source: 'text',
      confidence: CONFIDENCE,
      page: found.page,
      selector: found.selector,
      value: found.value,
    }
  );
}
