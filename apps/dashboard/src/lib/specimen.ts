export interface Specimen {
  pair: string;
  letters: string;
  /** Its letters reach further up and down than those of Latin. */
  isTall: boolean;
}

const LATIN: Specimen = {
  pair: 'Aa',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &?!@%',
  isTall: false,
};

/** The share of letters from which a text is in another script than Latin. */
const MIN_SHARE = 1 / 3;
const MAX_LETTERS = 36;

/** What shows a typeface: the alphabet or, if the brand writes in another script, the letters of its own words. */
export function specimenOf(text: string): Specimen {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length <= letters.length * MIN_SHARE) return LATIN;
  const kinds = [...new Set(others)];
  return {
    pair: kinds.slice(0, 2).join(''),
    letters: `${kinds.sort().slice(0, MAX_LETTERS).join(' ')} 0123456789`,
    isTall: true,
  };
}
