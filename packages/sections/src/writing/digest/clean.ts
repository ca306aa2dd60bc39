/** Letters of other scripts that pass for Latin ones, in the order of LATIN. */
const LOOKALIKES = 'авеёіјкмнорсԁѕтухһԛԝɡαβεικνορτυχ';
const LATIN = 'abeeijkmhopcdstyxhqwgabeikvoptux';
const FOLD = new Map([...LOOKALIKES].map((letter, index) => [letter, LATIN[index] ?? '']));

/** Longer than any word; what is, is data of some kind. */
const MAX_WORD = 60;

/**
 * Text as a person sees it: nothing invisible (controls, zero-width, bidirectional controls, tags, variation selectors,
 * fillers, private use, lone surrogates), no towers of marks, white space as single spaces.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Lower case, with letters that only look Latin as Latin: what a reader takes a text to say. */
export function folded(text: string): string {
  const plain = visibleText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /[a-z]/.test(plain) ? Array.from(plain, (letter) => FOLD.get(letter) ?? letter).join('') : plain;
}

/**
 * Page text for a model: visible, on one line, without mark-up, addresses or encoded matter, and without any character
 * that our own delimiters are made of. Cut at `length` characters.
 */
export function dataText(text: string, length: number): string {
  const plain = visibleText(text)
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<\/?[a-z!?][^>]{0,2000}>/gi, ' ')
    .replace(/\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel):\S+/gi, '[address]')
    .replace(/\S{61,}/g, (word) => (isWord(word) ? word : '[…]'))
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›')
    .replace(/[`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${[...plain].slice(0, length - 1).join('')}…` : plain;
}

/** Scripts that set no spaces have no long words. */
const isWord = (word: string): boolean =>
  word.length <= MAX_WORD ||
  (word.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu)
    ?.length ?? 0) >
    word.length / 2;
