/** Dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
  /** Into a cache entry that lives five minutes. */
  cacheWrite: number;
  cacheRead: number;
  /** Some models cost more, all of it, once the prompt is longer than so many tokens. */
  long?: { above: number; factor: number };
}

/** What a call used, as the API counts: the three kinds of input do not overlap. */
export interface Usage {
  input: number;
  output: number;
  cacheWrite: number;
  cacheRead: number;
}

export const NO_USAGE: Usage = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };

const promptTokens = ({ input, cacheWrite, cacheRead }: Usage): number => input + cacheWrite + cacheRead;

/** In millionths of a dollar, rounded up: tokens times dollars for a million of them. */
export function costOf(usage: Usage, price: Price): number {
  const { long } = price;
  const factor = long && promptTokens(usage) > long.above ? long.factor : 1;
  const sum =
    usage.input * price.input +
    usage.output * price.output +
    usage.cacheWrite * price.cacheWrite +
    usage.cacheRead * price.cacheRead;
  // Products of such numbers are off by some 1e-10: that is no millionth more.
  return Math.max(0, Math.ceil(sum * factor - 1e-6));
}

/** The dearest that a call of so much text may come to. */
export const maxCost = (tokens: { input: number; output: number }, price: Price): number =>
  costOf({ ...NO_USAGE, output: tokens.output, cacheWrite: tokens.input }, price);
