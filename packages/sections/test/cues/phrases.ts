/** The languages that the oldest cues were written in; others have fixtures of their own. */
export type FirstLanguage =
  | 'ar'
  | 'cs'
  | 'da'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'it'
  | 'ja'
  | 'ko'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ru'
  | 'sv'
  | 'tr'
  | 'zh';

/** For each language a phrase that states it, and one with similar words that does not. */
export type Phrases = Readonly<Record<FirstLanguage, readonly [stated: string, nearMiss: string]>>;

/** The same for cues of more or fewer languages than those. */
export type PhrasesByLanguage = Readonly<Record<string, readonly [stated: string, nearMiss: string]>>;
