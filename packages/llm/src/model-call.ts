import type { Anthropic } from '@anthropic-ai/sdk';
import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { raceAbort } from '@brandprint/platform';
import type { CallConfig } from './call-config.ts';
import { classifyError } from './classify-error.ts';
import { buildMessageParams, maxOutputTokens } from './message-params.ts';
import type { OptionalPart } from './optional-parts.ts';
import type { CallOutcome } from './outcome.ts';
import { NO_USAGE, type Usage } from './prices.ts';
import type { ModelRequest } from './request.ts';
import { maxTextTokens } from './tokens.ts';

/** The result of a call, however it ended. */
export interface ModelCall {
  outcome: CallOutcome;
  text: string;
  /** Null if it is unknown. */
  usage: Usage | null;
  /** True if part of it is an upper bound. */
  estimated: boolean;
  retryAfterMs: number | null;
  retryable: boolean;
  /** The optional part of the request that the error names as unsupported, if any. */
  unsupported: OptionalPart | null;
  status: number | null;
  durationMs: number;
}

/** What has arrived so far. */
interface StreamProgress {
  text: string;
  usage: Usage | null;
  stopReason: string | null;
  ended: boolean;
  /** Maximum characters of all answers that are read. */
  tooLong: boolean;
}

const MAX_TEXT = 400_000;

/**
 * One request to the API, without retries; never throws. It streams, so the input usage is known even if the answer is
 * cut off. `onStart` is called when the answer starts: from then on others can read the cached prefix.
 */
export async function callModel(
  client: Anthropic,
  request: ModelRequest,
  config: CallConfig,
  { signal, onStart }: { signal: AbortSignal; onStart: () => void },
): Promise<ModelCall> {
  const started = performance.now();
  const progress: StreamProgress = { text: '', usage: null, stopReason: null, ended: false, tooLong: false };
  const end = (result: Partial<ModelCall> & Pick<ModelCall, 'outcome'>): ModelCall => ({
    text: progress.text,
    ...meteredUsage(progress, maxOutputTokens(request, config.modelInfo), result.status ?? null),
    retryAfterMs: null,
    retryable: false,
    unsupported: null,
    status: null,
    durationMs: Math.round(performance.now() - started),
    ...result,
  });
  try {
    await raceAbort(signal, readStream(client, request, config, { signal, begun: onStart, progress }));
  } catch (error) {
    if (!signal.aborted) return end(classifyError(error));
  }
  if (signal.aborted) return end({ outcome: 'timed_out' });
  return end({ ...streamOutcome(progress) });
}

async function readStream(
  client: Anthropic,
  request: ModelRequest,
  config: CallConfig,
  { signal, begun: onStart, progress }: { signal: AbortSignal; begun: () => void; progress: StreamProgress },
): Promise<void> {
  const stream = await client.messages.create(buildMessageParams(request, config), { signal });
  for await (const event of stream) {
    if (event.type === 'message_start') onStart();
    applyEvent(progress, event);
    if (progress.tooLong) return;
  }
}

function applyEvent(progress: StreamProgress, event: RawMessageStreamEvent): void {
  switch (event.type) {
    case 'message_start':
      progress.usage = usageOf(event.message.usage, NO_USAGE);
      break;
    case 'content_block_delta':
      if (event.delta.type === 'text_delta') progress.text += event.delta.text;
      progress.tooLong = progress.text.length > MAX_TEXT;
      break;
    case 'message_delta':
      progress.usage = usageOf(event.usage, progress.usage ?? NO_USAGE);
      progress.stopReason = event.delta.stop_reason;
      break;
    case 'message_stop':
      progress.ended = true;
      break;
    default:
  }
}

interface ApiUsage {
  input_tokens?: number | null;
  output_tokens?: number | null;
  cache_creation_input_tokens?: number | null;
  cache_read_input_tokens?: number | null;
}

/** Counts are totals so far: what an event does not contain is unchanged. */
const usageOf = (usage: ApiUsage, previous: Usage): Usage => ({
  input: usage.input_tokens ?? previous.input,
  output: usage.output_tokens ?? previous.output,
  cacheWrite: usage.cache_creation_input_tokens ?? previous.cacheWrite,
  cacheRead: usage.cache_read_input_tokens ?? previous.cacheRead,
});

/**
 * A request with an error status costs nothing. An answer that was cut off may have used all allowed output. If nothing
 * arrived at all, it may also have used all input.
 */
function meteredUsage(
  progress: StreamProgress,
  maxOutput: number,
  status: number | null,
): Pick<ModelCall, 'usage' | 'estimated'> {
  if (status !== null) return { usage: NO_USAGE, estimated: false };
  if (!progress.usage) return { usage: null, estimated: true };
  if (progress.stopReason !== null) return { usage: progress.usage, estimated: false };
  const output = Math.max(maxOutput, maxTextTokens(progress.text));
  return { usage: { ...progress.usage, output }, estimated: true };
}

const OUTCOME_BY_STOP_REASON: Readonly<Record<string, CallOutcome>> = {
  end_turn: 'answered',
  stop_sequence: 'answered',
  max_tokens: 'cut_off',
  refusal: 'refused',
  model_context_window_exceeded: 'context_exceeded',
};

function streamOutcome(progress: StreamProgress): Pick<ModelCall, 'outcome' | 'retryable'> {
  if (progress.tooLong) return { outcome: 'broken', retryable: false };
  if (!progress.ended && progress.stopReason === null) return { outcome: 'not_understood', retryable: true };
  const outcome = OUTCOME_BY_STOP_REASON[progress.stopReason ?? ''] ?? 'not_understood';
  if (outcome === 'answered' && progress.text.trim() === '') return { outcome: 'empty', retryable: false };
  return { outcome, retryable: false };
}
