import { createHash } from 'node:crypto';
import { type Block, blocksOf, imageSize, type MessagesRequest } from './request.ts';

/** The three kinds of input, which do not overlap, and the output. */
export interface ServerUsage {
  input_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
  output_tokens: number;
}

const TTL_MS = 300_000;
const PATCH_PX = 28;
const BYTES_PER_TOKEN = 4;
/** An entry is looked up at the breakpoint and at this many blocks before it. */
const LOOKBACK_BLOCKS = 20;

export const tokensOfText = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

function tokensOf(block: Block): number {
  if (block.type === 'text') return tokensOfText(block.text);
  const { width, height } = imageSize(block.source.data) ?? { width: 0, height: 0 };
  return Math.ceil(width / PATCH_PX) * Math.ceil(height / PATCH_PX);
}

/** What a request reads from and writes to the cache. */
export interface CacheLookup {
  usage: Omit<ServerUsage, 'output_tokens'>;
  /** Makes what it writes readable: called when the answer starts. */
  publish(): void;
}

/**
 * The prompt cache. The key of an entry is the prefix up to a breakpoint: model, output format, thinking, and all
 * blocks of system and messages with their roles. Entries live five minutes from their last use.
 */
export class PromptCache {
  readonly #entries = new Map<string, number>();
  readonly #minTokens: number;
  readonly #now: () => number;

  constructor(minTokens: number, now: () => number) {
    this.#minTokens = minTokens;
    this.#now = now;
  }

  lookUp(request: MessagesRequest): CacheLookup {
    const prefixes = prefixesOf(request);
    const total = prefixes.at(-1)?.tokens ?? 0;
    const breakpoints = prefixes.filter(({ breakpoint, tokens }) => breakpoint && tokens >= this.#minTokens);
    const last = breakpoints.at(-1);
    if (!last) return { usage: usageOf(0, 0, total), publish: () => {} };
    const found = prefixes
      .slice(Math.max(0, last.index - LOOKBACK_BLOCKS), last.index + 1)
      .findLast(({ key }) => (this.#entries.get(key) ?? 0) > this.#now());
    const read = found?.tokens ?? 0;
    const touch = () => {
      for (const { key } of [...breakpoints, ...(found ? [found] : [])]) this.#entries.set(key, this.#now() + TTL_MS);
    };
    return { usage: usageOf(read, last.tokens - read, total - last.tokens), publish: touch };
  }
}

const usageOf = (read: number, written: number, input: number): Omit<ServerUsage, 'output_tokens'> => ({
  input_tokens: input,
  cache_creation_input_tokens: written,
  cache_read_input_tokens: read,
});

/** For each block: the hash and the tokens of everything up to its end. */
function prefixesOf(request: MessagesRequest) {
  const hash = createHash('sha256');
  const { model, thinking = null, output_config = null, messages } = request;
  hash.update(JSON.stringify({ model, thinking, output_config }));
  const roles = [
    ...(request.system ?? []).map(() => 'system'),
    ...messages.flatMap(({ role, content }) => content.map(() => role)),
  ];
  let tokens = 0;
  return blocksOf(request).map((block, index) => {
    const { cache_control, ...shown } = block;
    hash.update(JSON.stringify([roles[index], shown]));
    tokens += tokensOf(block);
    return { index, key: hash.copy().digest('hex'), tokens, breakpoint: Boolean(cache_control) };
  });
}
