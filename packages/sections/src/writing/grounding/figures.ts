import type { Lexicon } from '../material.ts';
import { figuresOf, keysOf } from '../words.ts';

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const NUMBERS = new Map([
  ...SMALL.map((word, at) => [word, at] as const),
  ...TEENS.map((word, at) => [word, at + 13] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
const MANY = /^(?:dozen|hundred|thousand|million|billion|trillion)s$|^(?:twen|thir|for|fif|six|seven|eigh|nine)ties$/;
/** After a number, however small, it is a share or a price. */
const UNIT = /^(?:percent|per|percentage|dollars?|cents?|euros?|pounds?|bucks?|point)$/;
/** Shares without a number: "one in three teams", "half of all teams". */
const SHARE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine) (?:in|out of|of every) (?:two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:half|third|thirds|quarter|quarters|majority) of (?:all|its|their|our|the)? ?(?:teams?|customers?|users?|people|clients?|companies|firms|businesses|visitors|readers)\b/i;
const FRACTION = /[¼-¾⅐-⅟↉]/u;
const MONEY = /[$€£¥₹]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:dollars?|cents|euros?|pounds?|usd|eur|gbp|chf)\b/gi;

/**
 * Whether a text counts what is not known: figures, numbers in words, shares and prices stand in the facts or in the
 * text of the site. Single digits pass, and numbers up to twelve in words: they count what can be seen.
 */
export function foreignFigure(text: string, lexicon: Lexicon, spare: string): boolean {
  const isKnown = (n: string): boolean =>
    lexicon.measured.has(n) || lexicon.figures.has(n) || figuresOf(spare).includes(n);
  if (FRACTION.test(text) && !spare.match(FRACTION)) return true;
  const priced = [...text.matchAll(MONEY)].flatMap(([, before = '', after = '']) => figuresOf(before || after));
  if (!priced.every((n) => lexicon.figures.has(n) || figuresOf(spare).includes(n))) return true;
  const bare = text.replace(/#[\da-f]{3,8}\b/gi, '').replace(/\bh[1-6]\b/gi, '');
  const digits = [...bare.matchAll(/\d[\d.,]*\s?(?:%|percent|x\b|×)?/gi)];
  if (digits.some(([found]) => figuresOf(found).some((n) => !/^\d$/.test(found.trim()) && !isKnown(n)))) return true;
  const share = SHARE.exec(text);
  const isSaid = (phrase: string): boolean =>
    lexicon.passages.includes(` ${phrase} `) || ` ${keysOf(spare).join(' ')} `.includes(` ${phrase} `);
  if (share && !isSaid(keysOf(share[0]).join(' '))) return true;
  return numbersIn(text).some(
    ({ phrase, value, price }) =>
      !isSaid(phrase) && !(price ? lexicon.figures.has(String(value)) : isKnown(String(value))),
  );
}

interface Counted {
  phrase: string;
  value: number;
  /** What was measured on a page is no price, and no decimal. */
  price: boolean;
}

/** Numbers in words that are no small ones: above twelve, or followed by "percent" and the like. */
function numbersIn(text: string): Counted[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+|[.;:!?]/gu) ?? [];
  const found: Counted[] = [];
  let run: string[] = [];
  const close = (next: string): void => {
    while (run.at(-1) === 'and') run.pop();
    const value = amountOf(run);
    const share = next !== '';
    if (run.length > 0 && (value > 12 || share))
      found.push({ phrase: run.join(' '), value, price: share && !next.startsWith('per') });
    run = [];
  };
  words.forEach((word, at) => {
    if (NUMBERS.has(word) || Object.hasOwn(SCALES, word) || (word === 'and' && run.at(-1) === 'hundred'))
      run.push(word);
    else if (MANY.test(word)) found.push({ phrase: word, value: Number.NaN, price: false });
    else close(isUnit(word, words[at + 1] ?? '') ? word : '');
  });
  close('');
  return found;
}

/** "Per" is one before "cent" only, "point" before another number. */
const isUnit = (word: string, next: string): boolean =>
  UNIT.test(word) && (word !== 'per' || next === 'cent') && (word !== 'point' || NUMBERS.has(next));

function amountOf(run: readonly string[]): number {
  let sum = 0;
  let part = 0;
  for (const word of run) {
    const scale = SCALES[word];
    if (scale === undefined) part += NUMBERS.get(word) ?? 0;
    else if (scale <= 100) part = Math.max(1, part) * scale;
    else {
      sum += Math.max(1, part) * scale;
      part = 0;
    }
  }
  return sum + part;
}
