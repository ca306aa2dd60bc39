import type { LanguagePatterns } from '../shared/text/index.ts';

/** Endings that definitions and articles put on a noun, and what stands there in a dictionary. */
const ENDINGS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // Instrumental: "jest fundacją", "является школой".
  pl: [
    ['ą', 'a'],
    ['niem', 'nie'],
    ['em', 'o'],
    ['iem', ''],
    ['em', ''],
  ],
  ru: [
    ['ией', 'ия'],
    ['ой', 'а'],
    ['ей', 'я'],
    ['ием', 'ие'],
    ['ом', ''],
    ['ем', 'й'],
    ['ой', 'ая'],
  ],
  uk: [
    ['ією', 'ія'],
    ['ою', 'а'],
    ['ям', 'я'],
    ['ом', ''],
    ['єм', 'й'],
  ],
  cs: [
    ['ou', 'a'],
    ['em', ''],
    ['ím', 'í'],
  ],
  sk: [
    ['ou', 'a'],
    ['om', ''],
    ['ím', 'ie'],
  ],
  sl: [
    ['om', ''],
    ['em', ''],
  ],
  // Articles at the end: "föreningen", "restaurantul", "сдружението".
  sv: [
    ['en', ''],
    ['et', ''],
    ['n', ''],
    ['t', ''],
  ],
  da: [
    ['en', ''],
    ['et', ''],
    ['n', ''],
  ],
  nb: [
    ['en', ''],
    ['et', ''],
    ['n', ''],
    ['a', ''],
  ],
  ro: [
    ['ul', ''],
    ['a', 'ă'],
    ['ea', 'e'],
    ['ia', 'ie'],
  ],
  bg: [
    ['та', ''],
    ['то', ''],
    ['ът', ''],
    ['ят', 'й'],
  ],
  mk: [
    ['та', ''],
    ['то', ''],
    ['от', ''],
  ],
};

/** The forms that a word may have in a dictionary, itself first. */
export const dictionaryForms = (word: string, language: string): string[] => [
  word,
  ...(ENDINGS[language] ?? [])
    .filter(([ending]) => word.length > ending.length + 3 && word.toLowerCase().endsWith(ending))
    .map(([ending, base]) => word.slice(0, -ending.length) + base),
];

const HARDENED: Readonly<Record<string, string>> = { k: '[kğ]', p: '[pb]', ç: '[çc]', t: '[td]' };

/**
 * A Turkish noun with the endings it has in names and definitions: "klinik", "Diş Kliniği" (possessive),
 * "bir kliniktir", "bir kliniğiz". Loanwords break the vowel harmony ("oteli", "festivali"), so any vowel will do.
 */
const turkishForms = (noun: string): string =>
  noun === 'vakıf'
    ? 'vak(?:ıf|f[ıi](?:[dt]ır)?)'
    : `${noun.slice(0, -1)}${HARDENED[noun.slice(-1)] ?? noun.slice(-1)}(?:s?[ıiuü])?(?:[dt][ıiuü]r|y?[ıiuü]z)?`;

/** The pattern of nouns with all endings of the language that patterns of whole texts have to know. */
export const withEndings = (nouns: LanguagePatterns): LanguagePatterns => ({
  ...nouns,
  ...(nouns['tr'] && { tr: nouns['tr'].split('|').map(turkishForms).join('|') }),
});

/** The Turkish noun that a form belongs to; the form itself where the noun is not among those. */
export function turkishNoun(form: string, nouns: LanguagePatterns): string {
  const lower = form.toLocaleLowerCase('tr');
  return nouns['tr']?.split('|').find((noun) => new RegExp(`^(?:${turkishForms(noun)})$`, 'u').test(lower)) ?? form;
}

/** Without what makes a statement of it: "diş kliniği" of "diş kliniğidir". */
export const withoutTurkishCopula = (phrase: string): string =>
  phrase.replace(/(?:[dt][ıiuü]r|(?<=[ıiuü])y[ıiuü]z)$/u, '');
