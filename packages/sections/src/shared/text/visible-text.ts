import { invisibleCharacters, isPlain } from './normalize.ts';

/** Lookalike letters of other scripts, in the order of LATIN. */
const CONFUSABLES = 'авеёіјкмнорсԁѕтухһԛԝɡαβεικνορτυχ';
const LATIN = 'abeeijkmhopcdstyxhqwgabeikvoptux';
const CONFUSABLE = new RegExp(`[${CONFUSABLES}]`, 'g');
const CONFUSABLE_TO_LATIN = new Map([...CONFUSABLES].map((letter, index) => [letter, LATIN[index] ?? '']));

const INVISIBLE = invisibleCharacters(
  '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Noncharacter_Code_Point}',
);

/**
 * Text as a person sees it: without invisible characters (controls, zero-width, bidirectional controls, tags, variation
 * selectors, fillers, private use, lone surrogates) and stacked marks, with white space collapsed.
 */
export function visibleText(text: string): string {
  if (isPlain(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Lower case, with lookalike letters as Latin: the text as a reader perceives it. */
export function foldConfusables(text: string): string {
  const visible = visibleText(text).replaceAll(/[\u200c\u200d]/gu, '');
  if (isPlain(visible)) return visible.toLowerCase();
  const plain = visible.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /[a-z]/.test(plain) ? plain.replace(CONFUSABLE, (letter) => CONFUSABLE_TO_LATIN.get(letter) ?? '') : plain;
}
