import { setTimeout as pause } from 'node:timers/promises';
import { Anthropic } from '@anthropic-ai/sdk';
import { type Logger, NO_TRACER, type Span, type Tracer, withinTime } from '@brandprint/platform';
import { type Call, call } from './call.ts';
import { readAnswer } from './json.ts';
import type { CallRecord, Meter, Reservation } from './meter.ts';
import { factsOf } from './models.ts';
import { nextMove, type Tried } from './next.ts';
import { type CallOutcome, type Failure, REASONS } from './outcome.ts';
import { maxTokens, type Shape } from './params.ts';
import { costOf, NO_USAGE, worstCost } from './prices.ts';
import type { ModelRequest } from './request.ts';
import { type ModelSettings, modelOf, sharesPrefix } from './settings.ts';
import { worstInput } from './tokens.ts';
import { COMPLAINTS, complaintAbout, NEVER_MADE, type Unusable } from './unusable.ts';
import { type Entry, Warmth } from './warmth.ts';

export interface LlmOptions {
  logger: Logger;
  /** Told of each call once it is over. It must not throw. */
  onCall?: ((record: CallRecord) => void) | undefined;
  tracer?: Tracer | undefined;
  /** How long a call waits for another one to warm the cache. */
  warmingPatienceMs?: number;
  /** How long the first retry waits, at least. */
  retryPauseMs?: number;
  /** How often it is asked again for room that calls under way hold. */
  heldPauseMs?: number;
}

/** Where a request belongs. */
export interface Asking {
  analysisId: string;
  meter: Meter;
  signal: AbortSignal;
}

export type Asked<Answer> =
  | {
      ok: true;
      answer: Answer;
      model: string;
      /** True where its pictures were too much to be sent. */
      blind?: true;
    }
  | { ok: false; failure: Failure; reason: string };

export interface Llm {
  /**
   * Asks a model until it answers as asked, or until that is no use, too dear or too late. Throws only the signal's reason:
   * whatever else goes wrong is an outcome.
   */
  ask<Answer>(request: ModelRequest<Answer>, asking: Asking): Promise<Asked<Answer>>;
}

const WARMING_PATIENCE_MS = 20_000;
const RETRY_PAUSE_MS = 500;
/** How long what calls under way hold of a ceiling is waited for, each time. */
const HELD_PAUSE_MS = 1_000;
/** Of an answer that has to be done again, so much is shown to its author. */
const MAX_QUOTED = 20_000;

export function createLlm(settings: ModelSettings, options: LlmOptions): Llm {
  const client = new Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    webhookKey: null,
    maxRetries: 0,
    // Ours is the deadline; its own covers the wait for the first byte only.
    timeout: 2 * settings.deadlineMs,
    // Its log quotes requests, and its tracing would send them elsewhere.
    logLevel: 'off',
    openTelemetry: false,
    fetchOptions: { redirect: 'error' },
  });
  const warmth = new Warmth(options.warmingPatienceMs ?? WARMING_PATIENCE_MS);
  return { ask: (request, asking) => new Attempt(request, asking, { client, settings, warmth, options }).run() };
}

interface Means {
  client: Anthropic;
  settings: ModelSettings;
  warmth: Warmth;
  options: LlmOptions;
}

/** One section: its calls, one after the other, under one deadline. */
class Attempt<Answer> {
  readonly #request: ModelRequest<Answer>;
  readonly #asking: Asking;
  readonly #means: Means;
  readonly #logger: Logger;
  readonly #until: number;
  readonly #signal: AbortSignal;
  readonly #clear: () => void;
  readonly #tried: Tried;
  #shape: Shape;

  constructor(request: ModelRequest<Answer>, asking: Asking, means: Means) {
    const { settings, options } = means;
    const model = modelOf(settings, request.stage);
    this.#request = request;
    this.#asking = asking;
    this.#means = means;
    this.#logger = options.logger.child({ analysis: asking.analysisId, stage: request.stage, model });
    this.#until = performance.now() + settings.deadlineMs;
    const { signal, clear } = withinTime(settings.deadlineMs, asking.signal);
    this.#signal = signal;
    this.#clear = clear;
    const hasPictures = request.prefix.some(({ type }) => type === 'image');
    this.#tried = { retries: 0, repaired: false, shrunk: false, hasPictures };
    const facts = factsOf(model, settings.prices);
    this.#shape = { model, facts, cached: sharesPrefix(settings, request.stage), pictures: true, repair: null };
  }

  async run(): Promise<Asked<Answer>> {
    try {
      return await this.#untilAnswered();
    } finally {
      this.#clear();
    }
  }

  async #untilAnswered(): Promise<Asked<Answer>> {
    const { retryPauseMs: pauseMs = RETRY_PAUSE_MS } = this.#means.options;
    for (;;) {
      const result = await this.#callOnce();
      this.#asking.signal.throwIfAborted();
      if ('failure' in result) return failed(result.failure);
      if ('answer' in result) return this.#answered(result.answer);
      const remainingMs = this.#until - performance.now();
      const next = nextMove(result.call, this.#tried, { remainingMs, pauseMs });
      if (next.kind === 'give_up') return failed(next.failure);
      await this.#prepare(next, result);
    }
  }

  #answered(answer: Answer): Asked<Answer> {
    const { model, pictures } = this.#shape;
    return { ok: true, answer, model, ...(!pictures && { blind: true }) };
  }

  /** Makes the shape of the next call. */
  async #prepare(next: Exclude<ReturnType<typeof nextMove>, { kind: 'give_up' }>, { call, complaint }: Unusable) {
    if (next.kind === 'wait') {
      this.#tried.retries += 1;
      await pause(next.ms, undefined, { signal: this.#signal }).catch(() => undefined);
    } else if (next.kind === 'shrink') {
      this.#tried.shrunk = true;
      this.#shape = { ...this.#shape, pictures: false, cached: false };
    } else {
      this.#tried.repaired = true;
      const repair = { answer: call.text.trim().slice(0, MAX_QUOTED), complaint: complaintAbout(complaint) };
      this.#shape = { ...this.#shape, repair };
    }
  }

  async #callOnce(): Promise<{ failure: Failure } | { answer: Answer } | Unusable> {
    const reserved = await this.#reserve();
    if ('failure' in reserved) return reserved;
    const { tracer = NO_TRACER } = this.#means.options;
    const { model } = reserved;
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.request.model': model,
    };
    return tracer.span(`chat ${model}`, { kind: 'client', attributes }, (span) => this.#callReserved(reserved, span));
  }

  async #callReserved(
    reserved: Reservation & { id: string; warm: boolean },
    span: Span,
  ): Promise<{ answer: Answer } | Unusable> {
    const made = await this.#make(reserved.warm);
    const read = made.outcome === 'answered' ? readAnswer(made.text, this.#request.answer) : null;
    const outcome: CallOutcome = read && !read.ok ? 'broken' : made.outcome;
    await this.#settle(reserved, { ...made, outcome });
    span.set({ 'gen_ai.usage.input_tokens': made.usage?.input, 'gen_ai.usage.output_tokens': made.usage?.output });
    if (outcome !== 'answered') span.fail(outcome);
    if (read?.ok) return { answer: read.value };
    return { call: { ...made, outcome }, complaint: read?.complaint ?? COMPLAINTS[outcome] ?? '' };
  }

  async #reserve(): Promise<{ failure: Failure } | (Reservation & { id: string; warm: boolean })> {
    const { model, facts, repair } = this.#shape;
    const { stage, version } = this.#request;
    const input = worstInput(this.#request, repair ? [repair.answer, repair.complaint] : []);
    const output = maxTokens(this.#request, facts);
    const usage = { ...NO_USAGE, cacheWrite: input, output };
    const reservation = { stage, model, version, usage, cost: worstCost({ input, output }, facts.price) };
    try {
      let answer = await this.#asking.meter.reserve(reservation, this.#means.settings.budget);
      while (!answer.ok && answer.held && this.#hasPatience()) {
        const ms = this.#means.options.heldPauseMs ?? HELD_PAUSE_MS;
        await pause(ms, undefined, { signal: this.#signal }).catch(() => undefined);
        answer = await this.#asking.meter.reserve(reservation, this.#means.settings.budget);
      }
      if (answer.ok) return { ...reservation, id: answer.id, warm: answer.warm };
      this.#logger.warn('no model call: a ceiling is reached', { reached: answer.reached });
      return { failure: answer.reached };
    } catch (error) {
      this.#logger.error('no model call: it could not be metered', { error });
      return { failure: 'unmetered' };
    }
  }

  /** More than half of the time is left: enough to call afterwards. */
  #hasPatience(): boolean {
    return !this.#signal.aborted && this.#until - performance.now() > this.#means.settings.deadlineMs / 2;
  }

  /** Calls when it is its turn. */
  async #make(warm: boolean): Promise<Call> {
    const { warmth, client } = this.#means;
    const key = `${this.#asking.analysisId} ${this.#shape.model}`;
    const waits = this.#shape.cached && !this.#tried.repaired;
    if (warm) warmth.note(key);
    let entry: Entry | null = null;
    try {
      entry = waits ? await warmth.enter(key, this.#signal) : null;
      this.#signal.throwIfAborted();
      const begun = () => entry?.begun();
      const made = await call(client, this.#request, this.#shape, { signal: this.#signal, begun });
      return this.#asking.signal.aborted ? { ...made, outcome: 'stopped', worthRetrying: false } : made;
    } catch {
      return { ...NEVER_MADE, outcome: this.#asking.signal.aborted ? 'stopped' : 'timed_out' };
    } finally {
      entry?.ended();
    }
  }

  /** What cannot be written down stays reserved, which is more than it came to. */
  async #settle(reserved: Reservation & { id: string }, made: Call): Promise<void> {
    const { id, stage, model, version } = reserved;
    const usage = made.usage ?? reserved.usage;
    const cost = made.usage ? costOf(usage, this.#shape.facts.price) : reserved.cost;
    const { outcome, estimated, durationMs } = made;
    const record = { stage, model, version, usage, cost, outcome, estimated, durationMs };
    const fields = { ...usage, cost, outcome, status: made.status, estimated, ms: durationMs };
    this.#logger[outcome === 'answered' ? 'info' : 'warn']('model call', fields);
    try {
      await this.#asking.meter.settle(id, record);
    } catch (error) {
      this.#logger.error('a model call stays metered as it was estimated', { error });
    }
    this.#means.options.onCall?.(record);
  }
}

const failed = (failure: Failure): { ok: false; failure: Failure; reason: string } => ({
  ok: false,
  failure,
  reason: REASONS[failure],
});
