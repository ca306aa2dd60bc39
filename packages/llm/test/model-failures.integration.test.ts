import { modelErrors, reply, type Script, type ScriptedResponse } from '@brandprint/testing/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  billedUsage,
  createTestMeter,
  GOOD_ANSWER,
  KEY,
  MODEL,
  picture,
  requestFor,
  startTestLlm,
} from './support/test-llm.ts';

let pair: Awaited<ReturnType<typeof startTestLlm>>;
beforeAll(async () => {
  pair = await startTestLlm();
});
afterEach(() => pair.log.expectNoSecrets([KEY]));
afterAll(() => pair.server.stop());

const answersInSequence = (...answers: ScriptedResponse[]): Script => {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)] as ScriptedResponse;
};

async function ask(
  script: Script,
  { deadlineMs = 20_000, request = requestFor('tone'), apiKey = KEY, model = MODEL } = {},
) {
  const { server, make } = pair;
  server.setScript(script);
  const before = server.served.length;
  const { meter, settled, open } = createTestMeter();
  const signal = new AbortController().signal;
  const analysisId = crypto.randomUUID();
  const asked = await make({ deadlineMs, apiKey, model }).ask(request, { analysisId, meter, signal });
  return { asked, settled, open, served: server.served.slice(before) };
}

const TOO_LONG = { name: 'a name that is much longer than asked', traits: [] };
const OTHER = { title: 'x' };
const SHORT = 1_200;

describe('When the model fails permanently', () => {
  test.each<[string, Script, outcomes: string[], reason: string, deadlineMs?: number]>([
    ['429 with a huge Retry-After', () => modelErrors.rateLimited('3600'), ['rate_limited'], 'not available'],
    ['429 again and again', () => modelErrors.rateLimited('0'), Array(3).fill('rate_limited'), 'not available'],
    ['500', () => modelErrors.serverError(), Array(3).fill('server_error'), 'not available'],
    ['529', () => modelErrors.overloaded(), Array(3).fill('overloaded'), 'not available'],
    ['a reset', () => modelErrors.reset(), Array(3).fill('connection'), 'not available'],
    ['a page of HTML', () => modelErrors.html(), Array(3).fill('not_understood'), 'not available'],
    ['a page of HTML with 502', () => modelErrors.html(502), Array(3).fill('server_error'), 'not available'],
    ['silence', () => modelErrors.hang(), ['timed_out'], 'in time', SHORT],
    ['a slow drip', () => modelErrors.drip(GOOD_ANSWER), ['timed_out'], 'in time', SHORT],
    ['streams that break', () => modelErrors.cutStream(GOOD_ANSWER), Array(3).fill('connection'), 'not available'],
    ['truncated JSON, twice', () => modelErrors.truncatedJson(GOOD_ANSWER), ['broken', 'broken'], 'could not be used'],
    ['max_tokens, twice', () => modelErrors.maxTokens(GOOD_ANSWER), ['cut_off', 'cut_off'], 'could not be used'],
    ['another shape, twice', () => reply(OTHER), ['broken', 'broken'], 'could not be used'],
    ['too long strings, twice', () => reply(TOO_LONG), ['broken', 'broken'], 'could not be used'],
    ['prose, twice', () => reply('I would rather not say.'), ['broken', 'broken'], 'could not be used'],
    ['nothing, twice', () => modelErrors.empty(), ['empty', 'empty'], 'could not be used'],
    ['a refusal with text', () => modelErrors.refusal('I cannot help.'), ['refused'], 'declined'],
    ['a refusal without text', () => modelErrors.refusal(), ['refused'], 'declined'],
    ['a full context window', () => modelErrors.contextExceeded(GOOD_ANSWER), ['context_exceeded'], 'can process'],
    ['a prompt that is too long', () => modelErrors.promptTooLong(), ['too_large'], 'can process'],
    ['an error that quotes the key', () => modelErrors.unauthorized(`bad key ${KEY}`), ['unauthorized'], 'settings'],
  ])('by %s, then the outcome has a reason, each call is metered, and no reservation stays', async (...row) => {
    const [, script, outcomes, reason, deadlineMs] = row;
    const { asked, settled, open, served } = await ask(script, deadlineMs ? { deadlineMs } : {});
    expect(asked).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    expect(settled.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(served).toHaveLength(outcomes.length);
    expect(open.size).toBe(0);
    expect(JSON.stringify([asked, settled])).not.toContain(KEY);
    // Estimates are never less than what is billed; the rest is exact.
    for (const [i, { usage, estimated, cost }] of settled.entries()) {
      const { usage: bill, status } = served[i] ?? {};
      if (!bill) throw new Error('no bill');
      if ((status ?? 200) !== 200) expect([cost, estimated]).toEqual([0, false]);
      if (!estimated) expect(usage.output).toBe(bill.output_tokens);
      expect(usage.output).toBeGreaterThanOrEqual(bill.output_tokens);
      const counted = usage.input + usage.cacheRead + usage.cacheWrite;
      const due = bill.input_tokens + bill.cache_read_input_tokens + bill.cache_creation_input_tokens;
      expect(counted).toBeGreaterThanOrEqual(due);
    }
  });

  test('by a wrong key or an unknown model, then it is called once', async () => {
    const wrongKey = await ask(() => reply(GOOD_ANSWER), { apiKey: 'sk-ant-api03-another-key-that-nobody-knows' });
    expect(wrongKey.asked).toMatchObject({ ok: false, failure: 'unauthorized' });
    const gone = await ask(() => reply(GOOD_ANSWER), { model: 'claude-gone-1' });
    expect(gone.asked).toMatchObject({ ok: false, failure: 'no_model' });
    expect([wrongKey.served, gone.served].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('When the model fails once', () => {
  test.each<[string, ScriptedResponse, outcome: string]>([
    ['429 with a short Retry-After', modelErrors.rateLimited('0.05'), 'rate_limited'],
    ['500', modelErrors.serverError(), 'server_error'],
    ['529', modelErrors.overloaded(), 'overloaded'],
    ['a reset', modelErrors.reset(), 'connection'],
  ])('by %s, then the next attempt succeeds', async (_, answer, outcome) => {
    const { asked, settled } = await ask(answersInSequence(answer, reply(GOOD_ANSWER)));
    expect(asked).toEqual({ ok: true, answer: GOOD_ANSWER, model: MODEL });
    expect(settled.map((it) => it.outcome)).toEqual([outcome, 'answered']);
  });

  test.each<[string, ScriptedResponse, complaint: string]>([
    ['truncated JSON', modelErrors.truncatedJson(GOOD_ANSWER), 'ends before it is complete'],
    ['max_tokens', modelErrors.maxTokens(GOOD_ANSWER), 'far fewer words'],
    ['another shape', reply(OTHER), 'name: '],
    ['too long strings', reply(TOO_LONG), 'name: Too big'],
    ['no text', modelErrors.empty(), 'no text'],
  ])('by %s, then the next request says so, and it may answer once more', async (_, answer, complaint) => {
    const { asked, served } = await ask(answersInSequence(answer, reply(GOOD_ANSWER)));
    expect(asked).toMatchObject({ ok: true, answer: GOOD_ANSWER });
    const [first, second] = served.map(({ request }) => request?.messages ?? []);
    expect(second?.slice(0, 1)).toEqual(first);
    expect(JSON.stringify(second?.at(-1))).toContain(complaint);
  });

  test('by 413, then it is called without images', async () => {
    const { prefix } = requestFor('tone');
    const image = { type: 'image', mediaType: 'image/jpeg', bytes: await picture(), width: 200, height: 200 } as const;
    const request = requestFor('tone', { prefix: [image, ...prefix] });
    const script: Script = ({ pictures }) => (pictures > 0 ? modelErrors.tooLarge() : reply(GOOD_ANSWER));
    const { asked, settled, served } = await ask(script, { request });
    expect(asked).toMatchObject({ ok: true, blind: true });
    expect(JSON.stringify(served.at(-1)?.request)).toContain('you see none');
    expect(settled.map(({ outcome }) => outcome)).toEqual(['too_large', 'answered']);
  });
});

describe('When the model works', () => {
  test('then what is metered is what is billed, to the token', async () => {
    const other = await startTestLlm();
    other.server.setScript(() => reply(GOOD_ANSWER));
    const { meter, settled } = createTestMeter();
    const asking = { analysisId: crypto.randomUUID(), meter, signal: new AbortController().signal };
    const llm = other.make();
    await llm.ask(requestFor('things'), asking);
    await Promise.all((['tone', 'mission', 'images'] as const).map((stage) => llm.ask(requestFor(stage), asking)));
    const sum = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };
    for (const { usage } of settled)
      for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += usage[kind];
    expect(sum).toEqual(billedUsage(other.server));
    expect(sum.cacheRead).toBe(3 * sum.cacheWrite);
    expect(other.calls).toEqual(settled);
    await other.server.stop();
  });

  test('and the answer is in a fence between sentences, then it is parsed', async () => {
    const { asked } = await ask(() => reply(`Here it is:\n\`\`\`json\n${JSON.stringify(GOOD_ANSWER)}\n\`\`\``));
    expect(asked).toMatchObject({ ok: true, answer: GOOD_ANSWER });
  });
});
