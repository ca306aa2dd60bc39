import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type MessagesServer, reply, startMessagesServer } from '../src/messages/index.ts';

const KEY = 'sk-ant-test';
const MODEL = 'claude-a';

let server: MessagesServer;
let now = 0;
beforeEach(async () => {
  now = 1_000_000;
  server = await startMessagesServer({
    apiKey: KEY,
    models: [MODEL, 'claude-b'],
    script: () => reply({ ok: true }),
    minCacheTokens: 100,
    now: () => now,
  });
});
afterEach(() => server.stop());

const HEADERS = { 'x-api-key': KEY, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' };

async function post(body: unknown, headers: Record<string, string> = HEADERS) {
  const response = await fetch(`${server.url}/v1/messages`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, requestId: response.headers.get('request-id'), text: await response.text() };
}

const text = (words: string, cached = false) => ({
  type: 'text',
  text: words,
  ...(cached && { cache_control: { type: 'ephemeral' } }),
});
const asking = (...content: object[]) => ({ model: MODEL, max_tokens: 50, messages: [{ role: 'user', content }] });
const LONG = 'word '.repeat(200);

describe('Rejected requests', () => {
  test.each<[string, unknown, Record<string, string>, number, string, string]>([
    ['no key', asking(text('a')), { ...HEADERS, 'x-api-key': 'sk-ant-other' }, 401, 'authentication_error', 'invalid'],
    ['no version', asking(text('a')), { ...HEADERS, 'anthropic-version': '' }, 400, 'invalid_request_error', 'version'],
    ['no JSON', '{', HEADERS, 400, 'invalid_request_error', 'expected'],
    ['an unknown model', { ...asking(text('a')), model: 'x' }, HEADERS, 404, 'not_found_error', 'model: x'],
    ['no messages', { ...asking(), messages: [] }, HEADERS, 400, 'invalid_request_error', 'messages'],
    ['an empty text', asking(text('')), HEADERS, 400, 'invalid_request_error', 'must be non-empty'],
    ['an unknown field', { ...asking(text('a')), top: 1 }, HEADERS, 400, 'invalid_request_error', 'top: Extra inputs'],
    ['five breakpoints', asking(...Array(5).fill(text('a', true))), HEADERS, 400, 'invalid_request_error', 'Found 5'],
    [
      'a prefilled answer',
      { ...asking(text('a')), messages: [...asking(text('a')).messages, { role: 'assistant', content: '{' }] },
      HEADERS,
      400,
      'invalid_request_error',
      'prefill',
    ],
    [
      'an invalid image',
      asking({ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGVsbG8=' } }),
      HEADERS,
      400,
      'invalid_request_error',
      'Could not process image',
    ],
  ])('When it has %s, then the error has the format of the API, and nothing is billed', async (...row) => {
    const [, body, headers, status, type, message] = row;
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    const error = { type, message: expect.stringContaining(message) };
    expect(JSON.parse(answer.text)).toEqual({ type: 'error', error, request_id: answer.requestId });
    expect(server.totals()).toEqual({
      calls: 1,
      input_tokens: 0,
      output_tokens: 0,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    });
  });
});

describe('The prompt cache', () => {
  const usageOf = async (body: object) => {
    const { usage } = JSON.parse((await post(body)).text);
    return {
      written: usage.cache_creation_input_tokens,
      read: usage.cache_read_input_tokens,
      input: usage.input_tokens,
    };
  };

  test('When a prefix is repeated, then it is read from the cache, and what follows the breakpoint never is', async () => {
    expect(await usageOf(asking(text(LONG, true), text('first')))).toEqual({ written: 250, read: 0, input: 2 });
    expect(await usageOf(asking(text(LONG, true), text('second')))).toEqual({ written: 0, read: 250, input: 2 });
  });

  test.each<[string, object]>([
    ['model', { model: 'claude-b' }],
    ['system', { system: 'Be brief.' }],
    ['output format', { output_config: { format: { type: 'json_schema', schema: {} } } }],
  ])('When the %s differs, then the prefix differs', async (_, other) => {
    await usageOf(asking(text(LONG, true), text('first')));
    expect((await usageOf({ ...asking(text(LONG, true), text('first')), ...other })).read).toBe(0);
  });

  test('When a prefix is short, or has no breakpoint, then it is not cached', async () => {
    for (const body of [asking(text('short', true)), asking(text(LONG))]) {
      await usageOf(body);
      expect(await usageOf(body)).toMatchObject({ written: 0, read: 0 });
    }
  });

  test('When an entry is not read for five minutes, then it is gone, and each read renews it', async () => {
    const body = asking(text(LONG, true));
    await usageOf(body);
    for (const minutes of [4, 4]) {
      now += minutes * 60_000;
      expect((await usageOf(body)).read).toBe(250);
    }
    now += 5 * 60_000;
    expect((await usageOf(body)).read).toBe(0);
  });

  test('When a conversation continues, then its beginning is read from the cache', async () => {
    await usageOf(asking(text(LONG, true)));
    const [first] = asking(text(LONG), text(LONG, true)).messages;
    expect(await usageOf({ ...asking(), messages: [first] })).toEqual({ written: 250, read: 250, input: 0 });
  });
});

test('When an answer is streamed, then its events are those of the API, in order', async () => {
  const { text: body } = await post({ ...asking(text('a')), stream: true });
  const events = body.split('\n\n').flatMap((event) => /^event: (\w+)/.exec(event)?.[1] ?? []);
  expect(events).toEqual([
    'message_start',
    'ping',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
});
