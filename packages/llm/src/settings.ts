import { canParseUrl, STAGES, Stage } from '@brandprint/contracts';
import { countSetting, type SettingsOf, setting } from '@brandprint/platform';
import { z } from 'zod';
import { DEFAULT_MODEL, isKnownModel } from './models.ts';
import type { Price } from './prices.ts';

/** A stage's deadline must be longer than the model's (see the retry policy of the pipeline). */
const MAX_DEADLINE_SECONDS = 150;

const pairs = (text: string): [string, string][] =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    });

const MODEL_NAME = /^[\w.:@/-]{1,100}$/;
const modelName = z.string().regex(MODEL_NAME, 'must be a model name');

const stageModels = z.string().transform((text, context) => {
  const models: Partial<Record<Stage, string>> = {};
  for (const [stage, model] of pairs(text)) {
    const known = Stage.safeParse(stage);
    if (known.success && MODEL_NAME.test(model)) models[known.data] = model;
    else context.addIssue(`must be like tone=${DEFAULT_MODEL}, with a stage of ${STAGES.join(', ')}`);
  }
  return models;
});

const prices = z.string().transform((text, context) => {
  const known: Record<string, Price> = {};
  for (const [model, numbers] of pairs(text)) {
    const parts = numbers.split('/').map((part) => (/^\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN));
    const [input = 0, output = 0, cacheWrite = input * 1.25, cacheRead = input] = parts;
    if (MODEL_NAME.test(model) && [2, 3, 4].includes(parts.length) && !parts.some(Number.isNaN))
      known[model] = { input, output, cacheWrite, cacheRead };
    else context.addIssue('must be like model=input/output/cache write/cache read, in dollars for a million tokens');
  }
  return known;
});

const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');
const baseUrl = z
  .string()
  .refine((url) => canParseUrl(url) && /^https?:\/\/[^@]+$/.test(url), 'must be an http or https URL');
const deadline = z.coerce
  .number('must be a number of seconds')
  .min(1, 'must be at least 1 second')
  .max(MAX_DEADLINE_SECONDS, `must be at most ${MAX_DEADLINE_SECONDS} seconds`);

/** Settings that decide whether, and with which model, sections are written. */
export const MODEL_SETTINGS = {
  ANTHROPIC_API_KEY: setting({
    schema: key.optional(),
    type: 'text',
    description: 'API key of the model that writes sections; unset: sections are composed by rules',
    secret: true,
  }),
  ANTHROPIC_BASE_URL: setting({
    schema: baseUrl.optional(),
    type: 'url',
    description: 'another endpoint with the Messages API',
  }),
  ANTHROPIC_MODEL: setting({ schema: modelName, type: 'text', default: DEFAULT_MODEL, description: 'the model' }),
  ANTHROPIC_STAGE_MODELS: setting({
    schema: stageModels.default({}),
    type: 'list',
    description: 'models for single stages, as stage=model separated by commas',
  }),
  ANTHROPIC_PRICES: setting({
    schema: prices.default({}),
    type: 'list',
    description: 'model=input/output/cache write/cache read in dollars for a million tokens, separated by commas',
  }),
  ANTHROPIC_DEADLINE_SECONDS: setting({
    schema: deadline,
    type: 'number',
    default: '120',
    description: `timeout of a section for all model calls together, at most ${MAX_DEADLINE_SECONDS}`,
  }),
  ANTHROPIC_ANALYSIS_DEADLINE_SECONDS: setting({
    schema: z.coerce.number('must be a number of seconds').min(1, 'must be at least 1 second').max(3_600),
    type: 'number',
    default: '150',
    description: 'timeout of all model calls of an analysis together, from the first one',
  }),
  ANTHROPIC_TOKENS_PER_ANALYSIS: countSetting('2000000', 'maximum number of tokens per analysis'),
  ANTHROPIC_USD_PER_ANALYSIS: setting({
    schema: z.coerce.number('must be an amount in dollars').positive().max(1_000),
    type: 'number',
    default: '5',
    description: 'maximum cost of an analysis in US dollars',
  }),
} as const;
export type ModelEnv = SettingsOf<typeof MODEL_SETTINGS>;

export interface ModelSettings {
  apiKey: string;
  baseUrl: string | undefined;
  /** For stages without their own. */
  model: string;
  stageModels: Partial<Record<Stage, string>>;
  prices: Record<string, Price>;
  /** Of one section: all attempts, delays between them, and the repair. */
  deadlineMs: number;
  /** Limits of one analysis. */
  budget: Budget;
}

export interface Budget {
  tokens: number;
  /** In millionths of a dollar. */
  cost: number;
  /** All calls end within this time of the first one. */
  elapsedMs: number;
}

/** Null without a key: then no model is called. */
export function modelSettings(env: ModelEnv): ModelSettings | null {
  if (!env.ANTHROPIC_API_KEY) return null;
  const deadlineMs = env.ANTHROPIC_DEADLINE_SECONDS * 1_000;
  return {
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL,
    model: env.ANTHROPIC_MODEL,
    stageModels: env.ANTHROPIC_STAGE_MODELS,
    prices: env.ANTHROPIC_PRICES,
    deadlineMs,
    budget: {
      tokens: env.ANTHROPIC_TOKENS_PER_ANALYSIS,
      cost: Math.round(env.ANTHROPIC_USD_PER_ANALYSIS * 1_000_000),
      elapsedMs: env.ANTHROPIC_ANALYSIS_DEADLINE_SECONDS * 1_000,
    },
  };
}

export const modelForStage = (
  { model, stageModels }: Pick<ModelSettings, 'model' | 'stageModels'>,
  stage: Stage,
): string => stageModels[stage] ?? model;

/** Writing a prefix to the cache pays off if another stage reads it, with the same model. */
export function sharesPrefix(settings: Pick<ModelSettings, 'model' | 'stageModels'>, stage: Stage): boolean {
  const model = modelForStage(settings, stage);
  return STAGES.some((other) => other !== stage && modelForStage(settings, other) === model);
}

/** Warnings for the operator, as sentences. Model names come and go, so none is rejected. */
export function settingsWarnings(settings: Pick<ModelSettings, 'model' | 'stageModels' | 'prices'>): string[] {
  const models = [...new Set(STAGES.map((stage) => modelForStage(settings, stage)))];
  const unknown = models.filter((model) => !isKnownModel(model));
  const unpriced = unknown.filter((model) => !Object.hasOwn(settings.prices, model));
  const sentences = [
    unknown.length > 0 && `Unknown models: ${unknown.join(', ')}.`,
    unpriced.length > 0 &&
      `No price is set for ${unpriced.join(', ')} (ANTHROPIC_PRICES). The highest known price is assumed, so the budget is used up sooner.`,
    models.length > 1 &&
      `Stages share a prompt cache only with stages of the same model: with ${models.length} models an analysis costs more.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}
