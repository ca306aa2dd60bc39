import type { Block, ModelRequest } from './request.ts';

/** Images are split into patches with sides of this many pixels. */
const PATCH_PX = 28;
/** Upper bound for the tokens per UTF-8 byte of any script; English has about four bytes per token. */
const BYTES_PER_TOKEN = 2;
/** Overhead around the texts. */
const OVERHEAD = 200;

export const maxTextTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

const maxBlockTokens = (block: Block): number =>
  block.type === 'text'
    ? maxTextTokens(block.text)
    : Math.ceil(block.width / PATCH_PX) * Math.ceil(block.height / PATCH_PX);

/** Upper bound of the input tokens. `more` are texts besides the request's own. */
export const maxInputTokens = (
  request: Pick<ModelRequest, 'system' | 'prefix' | 'task'>,
  more: readonly string[],
): number =>
  [request.system, request.task, ...more].reduce((sum, text) => sum + maxTextTokens(text), OVERHEAD) +
  request.prefix.reduce((sum, block) => sum + maxBlockTokens(block), 0);
