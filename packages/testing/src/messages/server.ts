import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PromptCache, type ServerUsage } from './prompt-cache.ts';
import { blocksOf, type MessagesRequest, validateRequest } from './request.ts';
import type { ScriptedResponse } from './scripted-response.ts';
import { sendScriptedMessage } from './send-response.ts';

/** A request as a script sees it. */
export interface ModelRequest {
  request: MessagesRequest;
  /** All texts, including system. */
  text: string;
  /** Texts of the newest message. */
  task: string;
  pictures: number;
}

/** The result of a request. */
export interface ServedRequest {
  request: MessagesRequest | null;
  /** The body as received. */
  bytes: number;
  status: number | null;
  model: string;
  /** What is billed: nothing for errors, the output so far for what was cut off. */
  usage: ServerUsage;
  headers: IncomingMessage['headers'];
}

export interface MessagesServer {
  url: string;
  /** In order of arrival. */
  served: readonly ServedRequest[];
  inFlight(): number;
  /** Maximum number of concurrent requests. */
  mostInFlight(): number;
  /** Billed so far. */
  totals(): ServerUsage & { calls: number };
  /** Applies from now on. */
  setScript(script: Script): void;
  stop(): Promise<void>;
}

export type Script = (asked: ModelRequest) => ScriptedResponse | Promise<ScriptedResponse>;

export interface MessagesServerOptions {
  apiKey: string;
  models: readonly string[];
  script: Script;
  /** Shorter prefixes are not cached. */
  minCacheTokens?: number;
  maxBytes?: number;
  /** Milliseconds; cache entries expire by it. */
  now?: () => number;
}

const MB = 1024 * 1024;
const NOTHING: ServerUsage = {
  input_tokens: 0,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: 0,
};

/** A server with the Messages API (POST /v1/messages, streamed or whole) on loopback, with its own accounting. */
export async function startMessagesServer(options: MessagesServerOptions): Promise<MessagesServer> {
  const cache = new PromptCache(options.minCacheTokens ?? 1_024, options.now ?? Date.now);
  const served: ServedRequest[] = [];
  let script = options.script;
  let inFlight = 0;
  let most = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('request-id', newId('req_'));
    const body = await bytesOf(request);
    const record: ServedRequest = {
      request: null,
      bytes: body.length,
      status: null,
      model: '',
      usage: { ...NOTHING },
      headers: request.headers,
    };
    served.push(record);
    const refusal = refusalOf(request, body, options);
    if (refusal) return respond(response, record, refusal);
    const checked = validateRequest(parse(body));
    if ('fault' in checked) return respond(response, record, invalid(checked.fault));
    record.request = checked.request;
    record.model = checked.request.model;
    if (!options.models.includes(record.model)) return respond(response, record, gone(record.model));
    await respond(response, record, await script(toModelRequest(checked.request)));
  }

  async function respond(response: ServerResponse, record: ServedRequest, given: ScriptedResponse): Promise<void> {
    if (given.kind === 'hang') return;
    if (given.kind === 'reset') return void response.socket?.resetAndDestroy();
    if (given.kind === 'message') {
      const request = record.request as MessagesRequest;
      const cached = cache.lookUp(request);
      await given.begin;
      cached.publish();
      record.status = 200;
      Object.assign(record.usage, cached.usage);
      return sendScriptedMessage(response, given, { id: newId('msg_'), request, usage: record.usage });
    }
    record.status = given.status;
    const isError = given.kind === 'error';
    const id = String(response.getHeader('request-id'));
    const { type, message } = isError ? given : { type: '', message: '' };
    const text = isError ? JSON.stringify({ type: 'error', error: { type, message }, request_id: id }) : given.body;
    const headers = isError ? given.headers : {};
    response.writeHead(given.status, {
      'content-type': isError ? 'application/json' : given.contentType,
      'content-length': Buffer.byteLength(text),
      ...headers,
    });
    response.end(text);
  }

  const server = createServer((request, response) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    response.on('close', () => {
      inFlight -= 1;
    });
    handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    inFlight: () => inFlight,
    mostInFlight: () => most,
    totals: () => ({ calls: served.length, ...sum(served.map(({ usage }) => usage)) }),
    setScript: (next) => {
      script = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const sum = (usages: readonly ServerUsage[]): ServerUsage => {
  const total = { ...NOTHING };
  for (const usage of usages) {
    for (const kind of Object.keys(total) as (keyof ServerUsage)[]) total[kind] += usage[kind];
  }
  return total;
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Checks before the body is parsed. */
function refusalOf(request: IncomingMessage, body: Buffer, options: MessagesServerOptions): ScriptedResponse | null {
  const { headers, method, url } = request;
  if (method !== 'POST' || new URL(url ?? '/', 'http://api.invalid').pathname !== '/v1/messages')
    return { kind: 'error', status: 404, type: 'not_found_error', message: 'Not found' };
  const key = headers['x-api-key'] ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (key !== options.apiKey)
    return { kind: 'error', status: 401, type: 'authentication_error', message: 'invalid x-api-key' };
  if (body.length > (options.maxBytes ?? 32 * MB))
    return {
      kind: 'error',
      status: 413,
      type: 'request_too_large',
      message: 'Request exceeds the maximum allowed number of bytes.',
    };
  if (!headers['anthropic-version']) return invalid('anthropic-version: header is required');
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return invalid('content-type must be application/json');
  return null;
}

const invalid = (message: string): ScriptedResponse => ({
  kind: 'error',
  status: 400,
  type: 'invalid_request_error',
  message,
});

const gone = (model: string): ScriptedResponse => ({
  kind: 'error',
  status: 404,
  type: 'not_found_error',
  message: `model: ${model}`,
});

function toModelRequest(request: MessagesRequest): ModelRequest {
  const blocks = blocksOf(request);
  const textOf = (some: typeof blocks) => some.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return {
    request,
    text: textOf(blocks),
    task: textOf((request.messages.at(-1)?.content ?? []).slice(-1)),
    pictures: blocks.filter(({ type }) => type === 'image').length,
  };
}

const newId = (prefix: string): string => `${prefix}01${randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')}`;
