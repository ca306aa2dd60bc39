/** Scripts that languages of East Asia are written in together, by the code for them. */
const COMBINED: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Han', 'Hangul'],
};
/** From this share of a site's letters on, texts in another script than that of its language are translations or ornaments. */
const MIN_OWN_SHARE = 0.4;
const MIN_FOREIGN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;
const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The letters of a language, by its code; null where it is not known. */
function lettersOf(language: string, ...others: readonly string[]): RegExp | null {
  const { script } = language === '' ? {} : new Intl.Locale(language).maximize();
  if (!script) return null;
  const scripts = [...(COMBINED[script] ?? [script]), ...others].map((code) => `\\p{Script=${code}}`);
  return new RegExp(`(?=\\p{L})[${scripts.join('')}]`, 'gu');
}

/**
 * A test of texts that are mostly in a script which is neither that of the site's language nor Latin: Armenian on an
 * English site. Where the site itself is hardly in the script of its language, there is none.
 */
export function otherScriptTest(language: string, siteText: string): (text: string) => boolean {
  const own = lettersOf(language);
  const familiar = lettersOf(language, 'Latin');
  if (!own || !familiar || countMatches(siteText, own) < countMatches(siteText, LETTERS) * MIN_OWN_SHARE)
    return () => false;
  return (text) => {
    const letters = countMatches(text, LETTERS);
    return letters - countMatches(text, familiar) > letters * MIN_FOREIGN_SHARE;
  };
}
