import type { ServerResponse } from 'node:http';
import { delay } from '@brandprint/platform';
import { type ServerUsage, tokensOfText } from './prompt-cache.ts';
import type { MessagesRequest } from './request.ts';
import type { ScriptedResponse } from './scripted-response.ts';

type Message = Extract<ScriptedResponse, { kind: 'message' }>;

interface Context {
  id: string;
  request: MessagesRequest;
  /** Its output is counted as it is sent. */
  usage: ServerUsage;
}

/** Sends a response, as server-sent events if requested. */
export async function sendScriptedMessage(response: ServerResponse, answer: Message, context: Context): Promise<void> {
  if (context.request.stream) return stream(response, answer, context);
  await answer.finish;
  context.usage.output_tokens = tokensOfText(answer.text);
  const content = answer.text === '' ? [] : [{ type: 'text', text: answer.text, citations: null }];
  const { stop_reason, stop_details } = endOf(answer);
  const whole = JSON.stringify({ ...messageOf(context), content, stop_reason, stop_details });
  const body = answer.cutAfter === undefined ? whole : whole.slice(0, whole.length / 2);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  if (answer.dripMs !== undefined) return drip(response, answer.dripMs, () => ' ');
  if (answer.cutAfter === undefined) response.end(body);
  else response.write(body, () => response.socket?.resetAndDestroy());
}

async function stream(response: ServerResponse, answer: Message, context: Context): Promise<void> {
  const { usage } = context;
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  usage.output_tokens = answer.text === '' ? 0 : 1;
  send('message_start', { message: { ...messageOf(context), content: [], stop_reason: null, stop_details: null } });
  send('ping', {});
  await answer.finish;
  const index = answer.thinking === undefined ? 0 : 1;
  if (answer.thinking !== undefined) {
    send('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } });
    send('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: answer.thinking } });
    send('content_block_stop', { index: 0 });
  }
  if (answer.text !== '') {
    send('content_block_start', { index, content_block: { type: 'text', text: '', citations: null } });
    const shown = answer.text.slice(0, answer.cutAfter);
    for (const piece of piecesOf(shown, answer.dripMs === undefined ? 200 : 1)) {
      if (response.closed) return;
      send('content_block_delta', { index, delta: { type: 'text_delta', text: piece } });
      if (answer.dripMs !== undefined) {
        usage.output_tokens += 1;
        await delay(answer.dripMs);
      }
    }
    if (answer.dripMs !== undefined)
      return drip(response, answer.dripMs, () => 'event: ping\ndata: {"type": "ping"}\n\n');
    usage.output_tokens = tokensOfText(shown) + tokensOfText(answer.thinking ?? '');
    if (answer.cutAfter !== undefined) {
      response.write('event: content_block_delta\ndata: {"type":"cont', () => response.socket?.resetAndDestroy());
      return;
    }
    send('content_block_stop', { index });
  }
  send('message_delta', { delta: { ...endOf(answer), stop_sequence: null, container: null }, usage: { ...usage } });
  send('message_stop', {});
  response.end();
}

const messageOf = ({ id, request, usage }: Context) => ({
  id,
  type: 'message',
  role: 'assistant',
  model: request.model,
  container: null,
  diagnostics: null,
  stop_sequence: null,
  usage: { ...usage, cache_creation: null, inference_geo: null, server_tool_use: null, service_tier: 'standard' },
});

const endOf = ({ stopReason, explanation }: Message) => ({
  stop_reason: stopReason,
  stop_details: stopReason === 'refusal' ? { type: 'refusal', category: null, explanation: explanation ?? null } : null,
});

/** Until the client disconnects. */
async function drip(response: ServerResponse, everyMs: number, next: () => string): Promise<void> {
  while (!response.closed) {
    response.write(next());
    await delay(everyMs);
  }
}

const piecesOf = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
