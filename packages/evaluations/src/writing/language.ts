import { francAll } from 'franc-min';

const SCRIPTS: Record<string, RegExp> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  ar: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
};
const LATIN: Record<string, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld' };
/** Fewer letters are not enough to detect a language. */
const MIN_LETTERS = 60;
/** Relative to the best match, which has 1. */
const MIN_LANGUAGE_SCORE = 0.9;

/** Whether a text is in a language; null if it is too short, or the language is not supported. */
export function isInLanguage(language: string, text: string): boolean | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS[language];
  if (script) return letters < MIN_LETTERS / 3 ? null : (text.match(script)?.length ?? 0) / letters > 0.6;
  const code = LATIN[language];
  if (!code || letters < MIN_LETTERS) return null;
  const guesses = francAll(text, { only: Object.values(LATIN) });
  return (guesses.find(([guess]) => guess === code)?.[1] ?? 0) >= MIN_LANGUAGE_SCORE;
}
