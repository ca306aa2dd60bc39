import { Anthropic } from '@anthropic-ai/sdk';
import { deadlineSignal, delay, type Logger, NO_TRACER, type Span, type Tracer } from '@brandprint/platform';
import { type CallConfig, firstCallConfig, hasPictures, sentParts, withoutParts } from './call-config.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { maxOutputTokens } from './message-params.ts';
import { callModel, type ModelCall } from './model-call.ts';
import { decideNextAttempt } from './next-attempt.ts';
import { type OptionalPart, RefusedParts } from './optional-parts.ts';
import { type CallOutcome, FAILURE_REASONS, type Failure } from './outcome.ts';
import { parseAnswer } from './parse-answer.ts';
import { costOf, maxCost, NO_USAGE } from './prices.ts';
import { type GatePass, PromptCacheGate } from './prompt-cache-gate.ts';
import type { ModelRequest } from './request.ts';
import type { ModelSettings } from './settings.ts';
import { maxInputTokens } from './tokens.ts';
import { NOT_CALLED, PROBLEM_BY_OUTCOME, repairPrompt, type UnusableAnswer } from './unusable-answer.ts';
import type { CallRecord, Reservation, UsageMeter } from './usage-meter.ts';

export interface LlmOptions {
  logger: Logger;
  /** Called after each call. It must not throw. */
  onCall?: ((record: CallRecord) => void) | undefined;
  /** Called when calls of a model stop because it does not answer, and when they start again. */
  onPause?: ((model: string, isPaused: boolean) => void) | undefined;
  tracer?: Tracer | undefined;
  /** How long a call waits for another one to warm the cache. */
  cacheWaitMs?: number;
  /** Minimum delay before the first retry. */
  retryDelayMs?: number;
  /** Polling interval for budget that calls in progress hold. */
  budgetPollMs?: number;
}

/** What a request belongs to. */
export interface AskContext {
  analysisId: string;
  meter: UsageMeter;
  signal: AbortSignal;
}

export type AskResult<Answer> =
  | {
      ok: true;
      answer: Answer;
      model: string;
      /** True if the images were too large to send. */
      blind?: true;
    }
  | { ok: false; failure: Failure; reason: string };

export interface Llm {
  /**
   * Calls a model until it gives a valid answer, or until that is pointless, too expensive or too late. Throws only the
   * signal's reason: everything else is an outcome.
   */
  ask<Answer>(request: ModelRequest<Answer>, context: AskContext): Promise<AskResult<Answer>>;
}

const CACHE_WAIT_MS = 20_000;
const RETRY_DELAY_MS = 500;
/** How long to wait, each time, for budget that calls in progress hold. */
const BUDGET_POLL_MS = 1_000;
/** Maximum characters of an invalid answer that are shown to the model. */
const MAX_QUOTED = 20_000;

export function createLlm(settings: ModelSettings, options: LlmOptions): Llm {
  const client = new Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    webhookKey: null,
    maxRetries: 0,
    // We enforce the deadline; the SDK's timeout only covers the wait for the first byte.
    timeout: 2 * settings.deadlineMs,
    // The SDK's log quotes requests, and its tracing would send them elsewhere.
    logLevel: 'off',
    openTelemetry: false,
    fetchOptions: { redirect: 'error' },
  });
  const cacheGate = new PromptCacheGate(options.cacheWaitMs ?? CACHE_WAIT_MS);
  const breaker = new CircuitBreaker((model, isPaused) => {
    if (isPaused) options.logger.warn('model does not answer: sections are composed by rules for now', { model });
    else options.logger.info('model answers again', { model });
    options.onPause?.(model, isPaused);
  });
  const deps = { client, settings, cacheGate, options, breaker, refusedParts: new RefusedParts() };
  return { ask: (request, context) => new Attempt(request, context, deps).run() };
}

interface AttemptDeps {
  client: Anthropic;
  settings: ModelSettings;
  cacheGate: PromptCacheGate;
  options: LlmOptions;
  breaker: CircuitBreaker;
  /** What the endpoint refused so far. */
  refusedParts: RefusedParts;
}

/** One section: its calls, one after the other, under one deadline. */
class Attempt<Answer> {
  readonly #request: ModelRequest<Answer>;
  readonly #context: AskContext;
  readonly #deps: AttemptDeps;
  readonly #logger: Logger;
  #deadlineAt: number;
  readonly #signal: AbortSignal;
  readonly #clearDeadline: () => void;
  readonly #history = { retries: 0, repaired: false };
  #config: CallConfig;
  /** Parts that the endpoint refused in these calls. */
  #refused: readonly OptionalPart[] = [];

  constructor(request: ModelRequest<Answer>, context: AskContext, deps: AttemptDeps) {
    const { settings, options, refusedParts } = deps;
    this.#config = firstCallConfig(request, settings, refusedParts);
    const { model } = this.#config;
    this.#request = request;
    this.#context = context;
    this.#deps = deps;
    this.#logger = options.logger.child({ analysis: context.analysisId, stage: request.stage, model });
    this.#deadlineAt = performance.now() + settings.deadlineMs;
    const { signal, clear } = deadlineSignal(settings.deadlineMs, context.signal);
    this.#signal = signal;
    this.#clearDeadline = clear;
  }

  async run(): Promise<AskResult<Answer>> {
    const { breaker } = this.#deps;
    const { model } = this.#config;
    const started = performance.now();
    try {
      if (!breaker.allows(model)) return failed('paused');
      const result = await this.#askUntilAnswered();
      // A call that had little time left, because the analysis had, is no sign of a model that hangs.
      const isHurried = performance.now() - started < this.#deps.settings.deadlineMs / 2;
      const isCounted = result.ok || result.failure !== 'timed_out' || !isHurried;
      if (isCounted) breaker.record(model, result.ok ? 'answered' : result.failure);
      return result;
    } finally {
      this.#clearDeadline();
    }
  }

  async #askUntilAnswered(): Promise<AskResult<Answer>> {
    const { retryDelayMs: delayMs = RETRY_DELAY_MS } = this.#deps.options;
    for (;;) {
      const result = await this.#callOnce();
      this.#context.signal.throwIfAborted();
      if ('failure' in result) return failed(result.failure);
      if ('answer' in result) return this.#success(result.answer);
      const remainingMs = this.#deadlineAt - performance.now();
      const history = { ...this.#history, sent: sentParts(this.#config) };
      const next = decideNextAttempt(result.call, history, { remainingMs, delayMs });
      if (next.kind === 'give_up') return failed(next.failure);
      await this.#prepareNextCall(next, result);
    }
  }

  #success(answer: Answer): AskResult<Answer> {
    const { model, parts } = this.#config;
    if (this.#refused.length > 0) {
      this.#deps.refusedParts.add(model, this.#refused);
      this.#logger.info('endpoint rejected optional request features; omitting them', {
        parts: this.#refused,
      });
    }
    const blind = hasPictures(this.#request) && !parts.pictures;
    return { ok: true, answer, model, ...(blind && { blind }) };
  }

  /** Prepares the next call. */
  async #prepareNextCall(
    next: Exclude<ReturnType<typeof decideNextAttempt>, { kind: 'give_up' }>,
    { call, problem }: UnusableAnswer,
  ) {
    if (next.kind === 'wait') {
      this.#history.retries += 1;
      await delay(next.ms, { signal: this.#signal });
    } else if (next.kind === 'shrink') {
      this.#config = withoutParts(this.#config, ['pictures', 'cache']);
    } else if (next.kind === 'simplify') {
      this.#refused = [...this.#refused, ...next.without];
      this.#config = withoutParts(this.#config, next.without);
    } else {
      this.#history.repaired = true;
      const repair = { answer: call.text.trim().slice(0, MAX_QUOTED), complaint: repairPrompt(problem) };
      this.#config = { ...this.#config, repair };
    }
  }

  async #callOnce(): Promise<{ failure: Failure } | { answer: Answer } | UnusableAnswer> {
    const reserved = await this.#reserve();
    if ('failure' in reserved) return reserved;
    const { tracer = NO_TRACER } = this.#deps.options;
    const { model } = reserved;
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.request.model': model,
    };
    return tracer.startActiveSpan(`chat ${model}`, { kind: 'client', attributes }, (span) =>
      this.#callAndSettle(reserved, span),
    );
  }

  async #callAndSettle(
    reserved: Reservation & { id: string; warm: boolean },
    span: Span,
  ): Promise<{ answer: Answer } | UnusableAnswer> {
    const made = await this.#callThroughGate(reserved.warm);
    const read = made.outcome === 'answered' ? parseAnswer(made.text, this.#request.answer) : null;
    const outcome: CallOutcome = read && !read.ok ? 'broken' : made.outcome;
    await this.#settle(reserved, { ...made, outcome });
    span.setAttributes({
      'gen_ai.usage.input_tokens': made.usage?.input,
      'gen_ai.usage.output_tokens': made.usage?.output,
    });
    if (outcome !== 'answered') span.setError(outcome);
    if (read?.ok) return { answer: read.value };
    return { call: { ...made, outcome }, problem: read?.problem ?? PROBLEM_BY_OUTCOME[outcome] ?? '' };
  }

  async #reserve(): Promise<{ failure: Failure } | (Reservation & { id: string; warm: boolean })> {
    const { model, modelInfo, repair } = this.#config;
    const { stage, version } = this.#request;
    const input = maxInputTokens(this.#request, repair ? [repair.answer, repair.complaint] : []);
    const output = maxOutputTokens(this.#request, modelInfo);
    const usage = { ...NO_USAGE, cacheWrite: input, output };
    const reservation = { stage, model, version, usage, cost: maxCost({ input, output }, modelInfo.price) };
    try {
      let answer = await this.#context.meter.reserve(reservation, this.#deps.settings.budget);
      while (!answer.ok && answer.held && this.#hasTimeToWait()) {
        const ms = this.#deps.options.budgetPollMs ?? BUDGET_POLL_MS;
        await delay(ms, { signal: this.#signal });
        answer = await this.#context.meter.reserve(reservation, this.#deps.settings.budget);
      }
      if (answer.ok) {
        this.#deadlineAt = Math.min(this.#deadlineAt, performance.now() + answer.remainingMs);
        return { ...reservation, id: answer.id, warm: answer.warm };
      }
      this.#logger.warn('no model call: the budget of the analysis is used up', { reached: answer.reached });
      return { failure: answer.reached };
    } catch (error) {
      this.#logger.error('no model call: its usage could not be reserved', { error });
      return { failure: 'unmetered' };
    }
  }

  /** More than half of the time is left, which is enough for a call afterwards. */
  #hasTimeToWait(): boolean {
    return !this.#signal.aborted && this.#deadlineAt - performance.now() > this.#deps.settings.deadlineMs / 2;
  }

  /** Makes the call when it is its turn. */
  async #callThroughGate(warm: boolean): Promise<ModelCall> {
    const { cacheGate, client } = this.#deps;
    const key = `${this.#context.analysisId} ${this.#config.model}`;
    const waits = this.#config.parts.cache && !this.#history.repaired;
    if (warm) cacheGate.markWarm(key);
    const { signal, clear } = deadlineSignal(Math.max(0, this.#deadlineAt - performance.now()), this.#signal);
    let entry: GatePass | null = null;
    try {
      entry = waits ? await cacheGate.enter(key, signal) : null;
      signal.throwIfAborted();
      const onStart = () => entry?.started();
      const made = await callModel(client, this.#request, this.#config, { signal, onStart });
      return this.#context.signal.aborted ? { ...made, outcome: 'stopped', retryable: false } : made;
    } catch {
      return { ...NOT_CALLED, outcome: this.#context.signal.aborted ? 'stopped' : 'timed_out' };
    } finally {
      clear();
      entry?.finished();
    }
  }

  /** If the usage cannot be recorded, the reservation stays, which is higher. */
  async #settle(reserved: Reservation & { id: string }, made: ModelCall): Promise<void> {
    const { id, stage, model, version } = reserved;
    const usage = made.usage ?? reserved.usage;
    const cost = made.usage ? costOf(usage, this.#config.modelInfo.price) : reserved.cost;
    const { outcome, estimated, durationMs } = made;
    const record = { stage, model, version, usage, cost, outcome, estimated, durationMs };
    const fields = { ...usage, cost, outcome, status: made.status, estimated, ms: durationMs };
    this.#logger[outcome === 'answered' ? 'info' : 'warn']('model call', fields);
    try {
      await this.#context.meter.settle(id, record);
    } catch (error) {
      this.#logger.error('could not record the usage of a model call; its reservation stays', { error });
    }
    this.#deps.options.onCall?.(record);
  }
}

const failed = (failure: Failure): { ok: false; failure: Failure; reason: string } => ({
  ok: false,
  failure,
  reason: FAILURE_REASONS[failure],
});
