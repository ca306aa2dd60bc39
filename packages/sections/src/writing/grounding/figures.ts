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
const MANY = /^(?:dozen|hundred|thousand|million|billion|trillion)s$/;
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
  const isSaid = (phrase: string): boolean =>
    lexicon.passages.includes(` ${phrase} `) || ` ${keysOf(spare).join(' ')} `.includes(` ${phrase} `);
  return numbersIn(text).some(({ phrase, value }) => !isSaid(phrase) && !isKnown(String(value)));
}

/** Numbers in words that are no small ones: above twelve, or followed by "percent". */
function numbersIn(text: string): { phrase: string; value: number }[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+|[.;:!?]/gu) ?? [];
  const found: { phrase: string; value: number }[] = [];
  let run: string[] = [];
  const close = (next: string): void => {
    while (run.at(-1) === 'and') run.pop();
    const value = amountOf(run);
    const share = /^(?:percent|per|percentage)$/.test(next);
    if (run.some((word) => NUMBERS.has(word) || word in SCALES) && (value > 12 || share))
      found.push({ phrase: run.join(' '), value });
    run = [];
  };
  words.forEach((word, at) => {
    if (NUMBERS.has(word) || Object.hasOwn(SCALES, word) || (word === 'and' && run.at(-1) === 'hundred'))
      run.push(word);
    else if (MANY.test(word)) found.push({ phrase: word, value: Number.NaN });
    else close(word === 'per' && words[at + 1] !== 'cent' ? '' : word);
  });
  close('');
  return found;
}

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
