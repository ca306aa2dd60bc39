import type { Block, ModelRequest } from './request.ts';

/** Pictures are looked at in patches of so many pixels a side. */
const PATCH_PX = 28;
/** No script comes to more tokens than this for its bytes in UTF-8; English has about four bytes a token. */
const BYTES_PER_TOKEN = 2;
/** What surrounds the texts. */
const OVERHEAD = 200;

export const maxTextTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

const maxBlockTokens = (block: Block): number =>
  block.type === 'text'
    ? maxTextTokens(block.text)
    : Math.ceil(block.width / PATCH_PX) * Math.ceil(block.height / PATCH_PX);

/** At most so many tokens go in. `more` are texts besides the request's own. */
export const maxInputTokens = (
  request: Pick<ModelRequest, 'system' | 'prefix' | 'task'>,
  more: readonly string[],
): number =>
  [request.system, request.task, ...more].reduce((sum, text) => sum + maxTextTokens(text), OVERHEAD) +
  request.prefix.reduce((sum, block) => sum + maxBlockTokens(block), 0);
