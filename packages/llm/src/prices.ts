/** US dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
  /** Writes to a cache entry that lives five minutes. */
  cacheWrite: number;
  cacheRead: number;
  /** Some models cost more for the whole call if the prompt exceeds this many tokens. */
  long?: { above: number; factor: number };
}

/** Usage of a call, as the API counts it: the three kinds of input do not overlap. */
export interface Usage {
  input: number;
  output: number;
  cacheWrite: number;
  cacheRead: number;
}

export const NO_USAGE: Usage = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };

const promptTokens = ({ input, cacheWrite, cacheRead }: Usage): number => input + cacheWrite + cacheRead;

/** In millionths of a dollar, rounded up: tokens times dollars per million. */
export function costOf(usage: Usage, price: Price): number {
  const { long } = price;
  const factor = long && promptTokens(usage) > long.above ? long.factor : 1;
  const sum =
    usage.input * price.input +
    usage.output * price.output +
    usage.cacheWrite * price.cacheWrite +
    usage.cacheRead * price.cacheRead;
  // Rounding errors of such products are about 1e-10 and must not add a millionth.
  return Math.max(0, Math.ceil(sum * factor - 1e-6));
}

/** The maximum cost of a call with this much text. */
export const maxCost = (tokens: { input: number; output: number }, price: Price): number =>
  costOf({ ...NO_USAGE, output: tokens.output, cacheWrite: tokens.input }, price);
