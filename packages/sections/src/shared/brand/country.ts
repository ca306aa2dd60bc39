import { comparisonKey } from '../text/index.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const countriesByLanguage = new Map<string, ReadonlySet<string>>();

/** Whether it is the name of a country (CLDR, which Node contains), in English or the language of `tag` (RFC 5646). */
export const isCountry = (name: string, tag: string): boolean =>
  ['en', /^[a-z]{2,3}(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? 'en'].some((language) =>
    countriesIn(language).has(comparisonKey(name)),
  );

function countriesIn(language: string): ReadonlySet<string> {
  const known = countriesByLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const countries = new Set(CODES.map((code) => comparisonKey(names.of(code) ?? '')).filter(Boolean));
  countriesByLanguage.set(language, countries);
  return countries;
}
