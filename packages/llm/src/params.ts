import type { MessageCreateParamsStreaming, MessageParam, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import type { ModelFacts } from './models.ts';
import type { Block, ModelRequest } from './request.ts';

/** Room for thinking, where a model does: it counts as output. */
const THINKING_TOKENS = 6_000;

/** One call as it is sent. */
export interface Shape {
  model: string;
  facts: ModelFacts;
  /** Whether the prefix is put into the cache. */
  cached: boolean;
  /** Without pictures where they were too much. */
  pictures: boolean;
  /** The answer that was no good, and what is wrong with it. */
  repair: { answer: string; complaint: string } | null;
}

export const maxTokens = ({ maxTokens: answer }: Pick<ModelRequest, 'maxTokens'>, facts: ModelFacts): number =>
  answer + (facts.effort ? THINKING_TOKENS : 0);

const BLIND =
  'The pictures could not be sent this time: you see none. Leave empty whatever you would have to look for, and cite no screenshot.';

/**
 * The body of a call. Model, system, effort and prefix are the key under which the prefix is cached: what differs
 * between stages, the schema of the answer included, is text that comes after the breakpoint.
 */
export function paramsOf(request: ModelRequest, shape: Shape): MessageCreateParamsStreaming {
  const { model, facts, cached, pictures, repair } = shape;
  const prefix = request.prefix.filter((block) => pictures || block.type === 'text').map(contentOf);
  const last = prefix.at(-1);
  if (cached && last) last.cache_control = { type: 'ephemeral' };
  const blind = pictures ? [] : [textOf(BLIND)];
  const messages: MessageParam[] = [{ role: 'user', content: [...prefix, ...blind, textOf(request.task)] }];
  if (repair?.answer) messages.push({ role: 'assistant', content: [textOf(repair.answer)] });
  if (repair) messages.push({ role: 'user', content: [textOf(repair.complaint)] });
  return {
    model,
    max_tokens: maxTokens(request, facts),
    stream: true,
    system: [textOf(request.system)],
    messages,
    ...(facts.effort && { output_config: { effort: 'medium' as const } }),
  };
}

const textOf = (text: string): TextBlockParam => ({ type: 'text', text });

function contentOf(block: Block) {
  if (block.type === 'text') return textOf(block.text);
  const data = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.byteLength).toString('base64');
  return {
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: block.mediaType, data },
    cache_control: null as { type: 'ephemeral' } | null,
  };
}
