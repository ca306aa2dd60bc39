import type { Anthropic } from '@anthropic-ai/sdk';
import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { untilAborted } from '@brandprint/platform';
import { faultOf } from './faults.ts';
import type { CallOutcome } from './outcome.ts';
import { maxTokens, paramsOf, type Shape } from './params.ts';
import { NO_USAGE, type Usage } from './prices.ts';
import type { ModelRequest } from './request.ts';
import { worstTokens } from './tokens.ts';

/** A call that ended, however it did. */
export interface Call {
  outcome: CallOutcome;
  text: string;
  /** Null where nothing is known of it. */
  usage: Usage | null;
  /** True where part of it is what it can have been at most. */
  estimated: boolean;
  retryAfterMs: number | null;
  worthRetrying: boolean;
  status: number | null;
  durationMs: number;
}

/** What came so far. */
interface Progress {
  text: string;
  usage: Usage | null;
  stopReason: string | null;
  ended: boolean;
  /** Characters of all answers that are read; more is not waited for. */
  full: boolean;
}

const MAX_TEXT = 400_000;

/**
 * One request to the API, without retries; never throws. It streams: so it is known what the input came to even if the
 * answer is cut off. `begun` is called when the answer begins: from then on others can read the cached prefix.
 */
export async function call(
  client: Anthropic,
  request: ModelRequest,
  shape: Shape,
  { signal, begun }: { signal: AbortSignal; begun: () => void },
): Promise<Call> {
  const started = performance.now();
  const progress: Progress = { text: '', usage: null, stopReason: null, ended: false, full: false };
  const end = (fault: Partial<Call> & Pick<Call, 'outcome'>): Call => ({
    text: progress.text,
    ...metered(progress, maxTokens(request, shape.facts), fault.status ?? null),
    retryAfterMs: null,
    worthRetrying: false,
    status: null,
    durationMs: Math.round(performance.now() - started),
    ...fault,
  });
  try {
    await untilAborted(signal, read(client, request, shape, { signal, begun, progress }));
  } catch (error) {
    if (!signal.aborted) return end(faultOf(error));
  }
  if (signal.aborted) return end({ outcome: 'timed_out' });
  return end({ ...verdict(progress) });
}

async function read(
  client: Anthropic,
  request: ModelRequest,
  shape: Shape,
  { signal, begun, progress }: { signal: AbortSignal; begun: () => void; progress: Progress },
): Promise<void> {
  const stream = await client.messages.create(paramsOf(request, shape), { signal });
  for await (const event of stream) {
    if (event.type === 'message_start') begun();
    take(progress, event);
    if (progress.full) return;
  }
}

function take(progress: Progress, event: RawMessageStreamEvent): void {
  switch (event.type) {
    case 'message_start':
      progress.usage = usageOf(event.message.usage, NO_USAGE);
      break;
    case 'content_block_delta':
      if (event.delta.type === 'text_delta') progress.text += event.delta.text;
      progress.full = progress.text.length > MAX_TEXT;
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

/** Counts are totals so far: what an event does not name stays as it was. */
const usageOf = (told: ApiUsage, before: Usage): Usage => ({
  input: told.input_tokens ?? before.input,
  output: told.output_tokens ?? before.output,
  cacheWrite: told.cache_creation_input_tokens ?? before.cacheWrite,
  cacheRead: told.cache_read_input_tokens ?? before.cacheRead,
});

/**
 * A request that was answered with an error status cost nothing. An answer that was cut off before its end may have come
 * to all the output that was allowed; one of which nothing was heard, to all of the input, too.
 */
function metered(progress: Progress, mostOutput: number, status: number | null): Pick<Call, 'usage' | 'estimated'> {
  if (status !== null) return { usage: NO_USAGE, estimated: false };
  if (!progress.usage) return { usage: null, estimated: true };
  if (progress.stopReason !== null) return { usage: progress.usage, estimated: false };
  const output = Math.max(mostOutput, worstTokens(progress.text));
  return { usage: { ...progress.usage, output }, estimated: true };
}

const OF_STOP_REASON: Readonly<Record<string, CallOutcome>> = {
  end_turn: 'answered',
  stop_sequence: 'answered',
  max_tokens: 'cut_off',
  refusal: 'refused',
  model_context_window_exceeded: 'context_exceeded',
};

function verdict(progress: Progress): Pick<Call, 'outcome' | 'worthRetrying'> {
  if (progress.full) return { outcome: 'broken', worthRetrying: false };
  if (!progress.ended && progress.stopReason === null) return { outcome: 'not_understood', worthRetrying: true };
  const outcome = OF_STOP_REASON[progress.stopReason ?? ''] ?? 'not_understood';
  if (outcome === 'answered' && progress.text.trim() === '') return { outcome: 'empty', worthRetrying: false };
  return { outcome, worthRetrying: false };
}
