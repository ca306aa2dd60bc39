import type { Model } from '@anthropic-ai/sdk/resources/messages';
import { readEnv, UserError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getModelInfo, isKnownModel } from '../src/models.ts';
import { type AttemptHistory, decideNextAttempt } from '../src/next-attempt.ts';
import { parseAnswer } from '../src/parse-answer.ts';
import { costOf } from '../src/prices.ts';
import { MODEL_SETTINGS, modelSettings, settingsWarnings, sharesPrefix } from '../src/settings.ts';

const read = (env: Record<string, string>) => readEnv(MODEL_SETTINGS, env);
const settingsOf = (env: Record<string, string>) => {
  const settings = modelSettings(read({ ANTHROPIC_API_KEY: 'sk-ant-x', ...env }));
  if (!settings) throw new Error('no settings');
  return settings;
};

describe('Settings', () => {
  test('When there is no key, then no model is called', () => {
    expect(modelSettings(read({}))).toBeNull();
  });

  test('When all stages have the default model, then they share a prefix and there is no warning', () => {
    const settings = settingsOf({});
    expect(sharesPrefix(settings, 'tone')).toBe(true);
    expect(settingsWarnings(settings)).toEqual([]);
  });

  test('When one stage has its own model, then it shares with none, and the operator is warned of the cost', () => {
    const settings = settingsOf({ ANTHROPIC_STAGE_MODELS: 'art-direction=claude-opus-5-5' });
    expect(sharesPrefix(settings, 'art-direction')).toBe(false);
    expect(sharesPrefix(settings, 'tone')).toBe(true);
    expect(settingsWarnings(settings).join()).toContain('costs more');
  });

  test('When a model is unknown, then there is a warning and no error, and with a price only its name is mentioned', () => {
    expect(settingsWarnings(settingsOf({ ANTHROPIC_MODEL: 'claude-next-9' }))).toHaveLength(2);
    const priced = settingsOf({ ANTHROPIC_MODEL: 'claude-next-9', ANTHROPIC_PRICES: 'claude-next-9=3/15/3.75/0.3' });
    expect(settingsWarnings(priced)).toHaveLength(1);
    expect(getModelInfo('claude-next-9', priced.prices).price).toEqual({
      input: 3,
      output: 15,
      cacheWrite: 3.75,
      cacheRead: 0.3,
    });
  });

  test.each<Record<string, string>>([
    { ANTHROPIC_STAGE_MODELS: 'colour=claude-opus-5-5' },
    { ANTHROPIC_STAGE_MODELS: 'tone' },
    { ANTHROPIC_PRICES: 'claude-opus-5-5=cheap' },
    { ANTHROPIC_DEADLINE_SECONDS: '600' },
    { ANTHROPIC_API_KEY: 'sk-ant\nx' },
    { ANTHROPIC_BASE_URL: 'https://name:password@api.test' },
  ])('When a setting is %o, then it is rejected', (env) => {
    expect(() => read(env)).toThrow(UserError);
  });
});

/** Every model that the SDK names. The type check fails if one is missing or no longer exists. */
const NAMED: Record<Named<Model>, true> = {
  'claude-fable-5-2': true,
  'claude-mythos-5-2': true,
  'claude-fable-5-1': true,
  'claude-fable-5': true,
  'claude-mythos-5-1': true,
  'claude-mythos-5': true,
  'claude-mythos-preview': true,
  'claude-opus-5-5': true,
  'claude-opus-5': true,
  'claude-opus-4-8': true,
  'claude-opus-4-7': true,
  'claude-opus-4-6': true,
  'claude-opus-4-5': true,
  'claude-opus-4-5-20251101': true,
  'claude-sonnet-5-5': true,
  'claude-sonnet-5': true,
  'claude-sonnet-4-6': true,
  'claude-sonnet-4-5': true,
  'claude-sonnet-4-5-20250929': true,
  'claude-haiku-5-5': true,
  'claude-haiku-4-5': true,
  'claude-haiku-4-5-20251001': true,
};
type Named<Text extends string> = Text extends string ? (string extends Text ? never : Text) : never;

describe('Prices', () => {
  const usage = { input: 1_000, output: 100, cacheWrite: 2_000, cacheRead: 3_000 };

  test('When a call is priced, then in millionths of a dollar, with each kind of token at its own price', () => {
    expect(costOf(usage, getModelInfo('claude-sonnet-5-5', {}).price)).toBe(2_000 + 1_000 + 5_000 + 300);
  });

  test('When the SDK names a model, then it is known here', () => {
    expect(Object.keys(NAMED).filter((model) => !isKnownModel(model))).toEqual([]);
  });

  test('When a prompt exceeds the limit of a model, then all of it costs more', () => {
    const { price } = getModelInfo('claude-haiku-5-5', {});
    expect(costOf({ ...usage, cacheRead: 98_000 }, price)).toBe(5 * (100 + 50 + 250 + 980));
  });

  test('When a model is named like a property of every object, then it has the price of an unknown one', () => {
    expect(getModelInfo('constructor', {}).price.input).toBe(10);
  });
});

describe('Parsing an answer', () => {
  const Name = z.object({ name: z.string() });

  test.each([
    '{"name": "a"}',
    '\uFEFF {"name": "a"}\n',
    '```json\n{"name": "a"}\n```',
    'Sure!\n{"name": "a"} I hope that helps.',
    '{"name": "a", "more": "} {"}',
  ])('When it is %j, then the object is found', (text) => {
    expect(parseAnswer(text, Name)).toEqual({ ok: true, value: { name: 'a' } });
  });

  test.each([
    ['', 'not a JSON object'],
    ['no', 'not a JSON object'],
    ['{"name": "a"', 'before it is complete'],
    ['{"name": "a}', 'before it is complete'],
    ["{name: 'a'}", 'not valid JSON'],
    ['{"name": 1}', 'name: '],
    ['{"__proto__": {"name": "a"}}', 'name: '],
  ])('When it is %j, then the error says why', (text, complaint) => {
    expect(parseAnswer(text, Name)).toEqual({ ok: false, problem: expect.stringContaining(complaint) });
  });
});

describe('What follows a failed call', () => {
  const tried: AttemptHistory = { retries: 0, repaired: false, sent: ['pictures'] };
  const failed = { outcome: 'overloaded', retryable: true, retryAfterMs: null, unsupported: null } as const;

  test('When a retry makes sense, then there are three attempts with growing delays', () => {
    const waits = [0, 1, 2].map((retries) =>
      decideNextAttempt(failed, { ...tried, retries }, { remainingMs: 60_000, delayMs: 500 }, 0),
    );
    expect(waits).toEqual([
      { kind: 'wait', ms: 500 },
      { kind: 'wait', ms: 1_000 },
      { kind: 'give_up', failure: 'overloaded' },
    ]);
  });

  test('When the API asks for a longer delay than there is time, then it is given up at once', () => {
    expect(
      decideNextAttempt({ ...failed, retryAfterMs: 3_600_000 }, tried, { remainingMs: 60_000, delayMs: 500 }).kind,
    ).toBe('give_up');
    expect(
      decideNextAttempt({ ...failed, retryAfterMs: 5_000 }, tried, { remainingMs: 5_500, delayMs: 500 }).kind,
    ).toBe('give_up');
    expect(decideNextAttempt({ ...failed, retryAfterMs: 5_000 }, tried, { remainingMs: 60_000, delayMs: 500 })).toEqual(
      {
        kind: 'wait',
        ms: 5_000,
      },
    );
  });
});
