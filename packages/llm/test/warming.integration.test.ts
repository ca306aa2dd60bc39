import { waitFor } from '@brandprint/testing';
import { reply, replyAfter, weather } from '@brandprint/testing/messages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestMeter, GOOD, requestFor, startPair } from './support/llm.ts';

let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.server.stop());

const STAGES = ['mission', 'tone', 'images', 'logos'] as const;
const asking = () => ({ analysisId: crypto.randomUUID(), signal: new AbortController().signal, ...createTestMeter() });

test('When several stages start together, then one writes the prefix, and the others read it once its answer began', async () => {
  const { server, make } = pair;
  let begin = () => {};
  let finish = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const finished = new Promise<void>((done) => (finish = done));
  let first = true;
  server.answerWith(() => {
    if (!first) return reply(GOOD);
    first = false;
    return replyAfter(GOOD, { begin: begun, finish: finished });
  });
  const before = server.served.length;
  const its = asking();
  const llm = make();
  const all = Promise.all(STAGES.map((stage) => llm.ask(requestFor(stage), its)));
  await waitFor(async () => server.inFlight() === 1);
  begin();
  // The others do not wait for its end.
  await waitFor(async () => its.settled.length === STAGES.length - 1);
  finish();
  await all;
  const bills = server.served.slice(before).map(({ usage }) => usage);
  expect(bills.map(({ cache_creation_input_tokens }) => cache_creation_input_tokens > 0)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(bills.every(({ cache_read_input_tokens }, i) => i === 0 || cache_read_input_tokens > 0)).toBe(true);
});

test('When the first one fails, then the next one writes the prefix', async () => {
  const { server, make } = pair;
  let calls = 0;
  server.answerWith(() => (calls++ === 0 ? weather.unauthorized() : reply(GOOD)));
  const before = server.served.length;
  const its = asking();
  const llm = make();
  await Promise.all(STAGES.map((stage) => llm.ask(requestFor(stage, { site: 'b' }), its)));
  const bills = server.served.slice(before).map(({ usage }) => usage.cache_creation_input_tokens > 0);
  expect(bills).toEqual([false, true, false, false]);
});

test('When a stage has a model of its own, then its prefix is not put into the cache', async () => {
  const { server, make } = pair;
  server.answerWith(() => reply(GOOD));
  const before = server.served.length;
  await make({ stageModels: { tone: 'claude-sonnet-5-5' }, model: 'claude-opus-5-5' }).ask(
    requestFor('tone'),
    asking(),
  );
  expect(server.served.slice(before).map(({ usage }) => usage.cache_creation_input_tokens)).toEqual([0]);
});

test('When ceilings leave room for one call, then of two at once one is made', async () => {
  const { server, make } = pair;
  server.answerWith(() => reply(GOOD));
  const before = server.served.length;
  const budget = { tokens: 1_000_000, cost: 100_000, elapsedMs: 60_000 };
  const its = asking();
  const llm = make({ budget });
  const asked = await Promise.all([llm.ask(requestFor('tone'), its), llm.ask(requestFor('images'), its)]);
  expect(asked.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(asked.find(({ ok }) => !ok)).toMatchObject({ failure: 'budget' });
  expect(server.served.slice(before)).toHaveLength(1);
});

test('When it is told to stop, then it stops, metered, and throws that reason', async () => {
  const { server, make } = pair;
  server.answerWith(() => weather.hang());
  const { meter, settled, open } = createTestMeter();
  const stopping = new AbortController();
  const asked = make().ask(requestFor('tone'), { analysisId: crypto.randomUUID(), meter, signal: stopping.signal });
  await waitFor(async () => server.inFlight() === 1);
  stopping.abort(new Error('the process stops'));
  await expect(asked).rejects.toThrow('the process stops');
  expect(settled).toMatchObject([{ outcome: 'stopped', estimated: true }]);
  expect(open.size).toBe(0);
});
