import type { Price } from './prices.ts';

export interface ModelInfo {
  price: Price;
  /** Supports `output_config.effort`. */
  supportsEffort: boolean;
  /** May think before it answers, which counts as output. */
  mayThink: boolean;
}

/** The best compromise of speed, quality and price. One model for all stages, because they share a cached prefix. */
export const DEFAULT_MODEL = 'claude-sonnet-5-5';

const price = (input: number, output: number, cacheRead: number): Price => ({
  input,
  output,
  cacheWrite: input * 1.25,
  cacheRead,
});

const thinking = (input: number, output: number, cacheRead: number): ModelInfo => ({
  price: price(input, output, cacheRead),
  supportsEffort: true,
  mayThink: true,
});
const plain = (input: number, output: number, cacheRead: number): ModelInfo => ({
  price: price(input, output, cacheRead),
  supportsEffort: false,
  mayThink: false,
});

/** The models that the SDK names, with the published prices of November 2026. */
const MODELS: Readonly<Record<string, ModelInfo>> = {
  'claude-fable-5-2': thinking(8, 40, 0.2),
  'claude-mythos-5-2': thinking(8, 40, 0.2),
  'claude-fable-5-1': thinking(10, 50, 0.25),
  'claude-fable-5': thinking(10, 50, 1),
  'claude-mythos-5-1': thinking(10, 50, 0.25),
  'claude-mythos-5': thinking(10, 50, 1),
  'claude-mythos-preview': thinking(25, 125, 2.5),
  'claude-opus-5-5': thinking(4, 20, 0.2),
  'claude-opus-5': thinking(5, 25, 0.5),
  'claude-opus-4-8': thinking(5, 25, 0.5),
  'claude-opus-4-7': thinking(5, 25, 0.5),
  'claude-opus-4-6': thinking(5, 25, 0.5),
  'claude-opus-4-5': plain(5, 25, 0.5),
  'claude-opus-4-5-20251101': plain(5, 25, 0.5),
  'claude-sonnet-5-5': thinking(2, 10, 0.1),
  'claude-sonnet-5': thinking(2, 10, 0.2),
  'claude-sonnet-4-6': thinking(3, 15, 0.3),
  'claude-sonnet-4-5': plain(3, 15, 0.3),
  'claude-sonnet-4-5-20250929': plain(3, 15, 0.3),
  'claude-haiku-5-5': {
    price: { ...price(0.1, 0.5, 0.01), long: { above: 100_000, factor: 5 } },
    supportsEffort: true,
    mayThink: true,
  },
  'claude-haiku-4-5': plain(1, 5, 0.1),
  'claude-haiku-4-5-20251001': plain(1, 5, 0.1),
};

/**
 * Assumed for unknown models: the highest price of the generally available ones, no effort, which some reject, and room
 * for thinking, which many local models need.
 */
const UNKNOWN_MODEL: ModelInfo = { ...plain(10, 50, 1), mayThink: true };

export const isKnownModel = (model: string): boolean => Object.hasOwn(MODELS, model);

/** `prices` from the settings take precedence over the known ones. */
export function getModelInfo(model: string, prices: Readonly<Record<string, Price>>): ModelInfo {
  const facts = isKnownModel(model) ? (MODELS[model] ?? UNKNOWN_MODEL) : UNKNOWN_MODEL;
  const own = Object.hasOwn(prices, model) ? prices[model] : undefined;
  return own ? { ...facts, price: own } : facts;
}
