import type { MessageCreateParamsStreaming, MessageParam, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { type CallConfig, hasPictures } from './call-config.ts';
import type { ModelInfo } from './models.ts';
import type { Block, ModelRequest } from './request.ts';

/** Room for thinking, if a model does: it counts as output. */
const THINKING_TOKENS = 6_000;

export const maxOutputTokens = ({ maxTokens: answer }: Pick<ModelRequest, 'maxTokens'>, facts: ModelInfo): number =>
  answer + (facts.mayThink ? THINKING_TOKENS : 0);

const NO_PICTURES_NOTE =
  'The pictures could not be sent this time: you see none. Leave empty whatever you would have to look for, and cite no screenshot.';

/**
 * The body of a call. The cache key of the prefix is model, system, effort and prefix. So everything that differs
 * between stages, including the schema of the answer, is text after the breakpoint.
 */
export function buildMessageParams(request: ModelRequest, shape: CallConfig): MessageCreateParamsStreaming {
  const { model, modelInfo, parts, repair } = shape;
  const prefix = request.prefix.filter((block) => parts.pictures || block.type === 'text').map(contentBlock);
  const last = prefix.at(-1);
  if (parts.cache && last) last.cache_control = { type: 'ephemeral' };
  const blind = parts.pictures || !hasPictures(request) ? [] : [textBlock(NO_PICTURES_NOTE)];
  const messages: MessageParam[] = [{ role: 'user', content: [...prefix, ...blind, textBlock(request.task)] }];
  if (repair?.answer) messages.push({ role: 'assistant', content: [textBlock(repair.answer)] });
  if (repair) messages.push({ role: 'user', content: [textBlock(repair.complaint)] });
  return {
    model,
    max_tokens: maxOutputTokens(request, modelInfo),
    stream: true,
    system: [textBlock(request.system)],
    messages,
    ...(parts.effort && { output_config: { effort: 'medium' as const } }),
  };
}

const textBlock = (text: string): TextBlockParam => ({ type: 'text', text });

function contentBlock(block: Block) {
  if (block.type === 'text') return textBlock(block.text);
  const data = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.byteLength).toString('base64');
  return {
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: block.mediaType, data },
    cache_control: null as { type: 'ephemeral' } | null,
  };
}
