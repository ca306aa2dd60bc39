import type { Evidence } from '@brandprint/contracts';
import { francAll } from 'franc-min';
import { isLoremIpsum } from './noise.ts';
import { normalizeWhitespace } from './normalize.ts';

const ISO_639_1: Record<string, string> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  swe: 'sv',
  dan: 'da',
  nob: 'nb',
  fin: 'fi',
  pol: 'pl',
  ces: 'cs',
  slk: 'sk',
  hun: 'hu',
  ron: 'ro',
  bul: 'bg',
  hrv: 'hr',
  srp: 'sr',
  ell: 'el',
  rus: 'ru',
  ukr: 'uk',
  tur: 'tr',
  arb: 'ar',
  heb: 'he',
  pes: 'fa',
  hin: 'hi',
  ben: 'bn',
  urd: 'ur',
  tam: 'ta',
  tel: 'te',
  tha: 'th',
  vie: 'vi',
  ind: 'id',
  jpn: 'ja',
  cmn: 'zh',
  kor: 'ko',
};

/** If the declared language scores worse than this relative to the best, it is rejected. */
const MIN_DECLARED_SCORE = 0.85;
/** Minimum length of prose for detecting the language. */
const MIN_PROSE_LENGTH = 300;

/**
 * ISO 639-1 code of the site's main language. The declared language counts unless enough prose clearly contradicts it
 * (themes declare "en" and are translated without changing that). "" if unknown.
 */
export function detectLanguage(evidence: Evidence): string {
  const declared = mostCommon(
    evidence.pages
      .map((page) => page.lang.toLowerCase().split(/[-_]/)[0] ?? '')
      .filter((code) => /^[a-z]{2}$/.test(code)),
  );
  const prose = normalizeWhitespace(
    evidence.pages
      .flatMap((page) => page.text)
      .filter(
        (block) =>
          block.kind === 'paragraph' &&
          block.region !== 'dialog' &&
          block.region !== 'widget' &&
          !isLoremIpsum(block.text),
      )
      .map((block) => block.text)
      .join(' ')
      .slice(0, 4_000),
  );
  if (prose.length < MIN_PROSE_LENGTH && /^[\p{Script=Latin}\P{L}]*$/u.test(prose)) return declared;
  const guesses = francAll(prose, { only: Object.keys(ISO_639_1) });
  const [best] = guesses;
  if (!best || best[0] === 'und') return declared;
  const guessed = ISO_639_1[best[0]] ?? '';
  if (!declared) return guessed;
  const scoreOfDeclared = guesses.find(([code]) => ISO_639_1[code] === declared)?.[1] ?? (ISO_639_1[declared] ? 0 : 1);
  return scoreOfDeclared < MIN_DECLARED_SCORE && Object.values(ISO_639_1).includes(declared) ? guessed : declared;
}

/** "German" for "de"; "" for "". */
export function languageName(code: string): string {
  return code ? (new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code) : '';
}

function mostCommon(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
