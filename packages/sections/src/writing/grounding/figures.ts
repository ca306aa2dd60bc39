import type { Lexicon } from '../material.ts';
import { extractFigures, tokenize } from '../tokenize.ts';

const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const NUMBERS = new Map([
  ...SMALL_NUMBERS.map((word, at) => [word, at] as const),
  ...TEENS.map((word, at) => [word, at + 13] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
const VAGUE_NUMBERS =
  /^(?:dozen|hundred|thousand|million|billion|trillion)s$|^(?:twen|thir|for|fif|six|seven|eigh|nine)ties$/;
/** After any number, these make it a share or a price. */
const UNIT_WORD = /^(?:percent|per|percentage|dollars?|cents?|euros?|pounds?|bucks?|point)$/;
/** Shares without a digit: "one in three teams", "half of all teams". */
const SHARE_PHRASE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine) (?:in|out of|of every) (?:two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:half|third|thirds|quarter|quarters|majority) of (?:all|its|their|our|the)? ?(?:teams?|customers?|users?|people|clients?|companies|firms|businesses|visitors|readers)\b/i;
const FRACTION = /[¼-¾⅐-⅟↉]/u;
const MONEY_AMOUNT = /[$€£¥₹]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:dollars?|cents|euros?|pounds?|usd|eur|gbp|chf)\b/gi;

/**
 * Whether a text states an unknown figure. Figures, numbers in words, shares and prices must be in the facts or in the
 * site's text. Single digits, and numbers up to twelve in words, are accepted: they count visible things.
 */
export function hasUnknownFigure(text: string, lexicon: Lexicon, allowedText: string): boolean {
  const isKnown = (n: string): boolean =>
    lexicon.measuredFigures.has(n) || lexicon.siteFigures.has(n) || extractFigures(allowedText).includes(n);
  if (FRACTION.test(text) && !allowedText.match(FRACTION)) return true;
  const prices = [...text.matchAll(MONEY_AMOUNT)].flatMap(([, before = '', after = '']) =>
    extractFigures(before || after),
  );
  if (!prices.every((n) => lexicon.siteFigures.has(n) || extractFigures(allowedText).includes(n))) return true;
  const bare = text.replace(/#[\da-f]{3,8}\b/gi, '').replace(/\bh[1-6]\b/gi, '');
  const digits = [...bare.matchAll(/\d[\d.,]*\s?(?:%|percent|x\b|×)?/gi)];
  if (digits.some(([found]) => extractFigures(found).some((n) => !/^\d$/.test(found.trim()) && !isKnown(n))))
    return true;
  const share = SHARE_PHRASE.exec(text);
  const isOnSite = (phrase: string): boolean =>
    lexicon.siteText.includes(` ${phrase} `) || ` ${tokenize(allowedText).join(' ')} `.includes(` ${phrase} `);
  if (share && !isOnSite(tokenize(share[0]).join(' '))) return true;
  return findSpelledNumbers(text).some(
    ({ phrase, value, isPrice }) =>
      !isOnSite(phrase) && !(isPrice ? lexicon.siteFigures.has(String(value)) : isKnown(String(value))),
  );
}

interface SpelledNumber {
  phrase: string;
  value: number;
  /** Measurements of a page are not prices or decimals. */
  isPrice: boolean;
}

/** Numbers in words above twelve, or followed by "percent" and the like. */
function findSpelledNumbers(text: string): SpelledNumber[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+|[.;:!?]/gu) ?? [];
  const found: SpelledNumber[] = [];
  let run: string[] = [];
  const close = (next: string): void => {
    while (run.at(-1) === 'and') run.pop();
    const value = spelledNumberValue(run);
    const share = next !== '';
    if (run.length > 0 && (value > 12 || share))
      found.push({ phrase: run.join(' '), value, isPrice: share && !next.startsWith('per') });
    run = [];
  };
  words.forEach((word, at) => {
    if (NUMBERS.has(word) || Object.hasOwn(NUMBER_SCALES, word) || (word === 'and' && run.at(-1) === 'hundred'))
      run.push(word);
    else if (VAGUE_NUMBERS.test(word)) found.push({ phrase: word, value: Number.NaN, isPrice: false });
    else close(isUnit(word, words[at + 1] ?? '') ? word : '');
  });
  close('');
  return found;
}

/** "Per" counts only before "cent", "point" only before another number. */
const isUnit = (word: string, next: string): boolean =>
  UNIT_WORD.test(word) && (word !== 'per' || next === 'cent') && (word !== 'point' || NUMBERS.has(next));

function spelledNumberValue(run: readonly string[]): number {
  let sum = 0;
  let part = 0;
  for (const word of run) {
    const scale = NUMBER_SCALES[word];
    if (scale === undefined) part += NUMBERS.get(word) ?? 0;
    else if (scale <= 100) part = Math.max(1, part) * scale;
    else {
      sum += Math.max(1, part) * scale;
      part = 0;
    }
  }
  return sum + part;
}
