import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitFor } from '@brandprint/testing';
import { modelErrors, reply, replyAfter } from '@brandprint/testing/messages';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestMeter, GOOD_ANSWER, requestFor, startTestLlm } from './support/test-llm.ts';

let pair: Awaited<ReturnType<typeof startTestLlm>>;
beforeAll(async () => {
  pair = await startTestLlm();
});
/** The server notices an aborted call a moment later; the next test counts its own. */
afterEach(async () => void (await waitFor(async () => pair.server.inFlight() === 0)));
afterAll(() => pair.server.stop());

const STAGES = ['mission', 'tone', 'images', 'logos'] as const;
const askContext = () => ({
  analysisId: crypto.randomUUID(),
  signal: new AbortController().signal,
  ...createTestMeter(),
});

/** All four have been sent: a later call has been answered, so theirs would have arrived before. */
async function waitUntilAllSent({ make }: typeof pair, its: ReturnType<typeof askContext>): Promise<void> {
  await waitFor(async () => its.open.size + its.settled.length === STAGES.length);
  await make().ask(requestFor('colors', { site: 'other' }), askContext());
}

test('When several stages start together, then one writes the prefix, and the others read it once its answer has started', async () => {
  const { server, make } = pair;
  let begin = () => {};
  let finish = () => {};
  const held = {
    begin: new Promise<void>((done) => (begin = done)),
    finish: new Promise<void>((done) => (finish = done)),
  };
  const seen: string[] = [];
  server.setScript(({ task }) => {
    if (task.includes('colors')) return reply(GOOD_ANSWER);
    seen.push(task);
    return seen.length === 1 ? replyAfter(GOOD_ANSWER, held) : reply(GOOD_ANSWER);
  });
  const its = askContext();
  const llm = make();
  const all = Promise.all(STAGES.map((stage) => llm.ask(requestFor(stage), its)));
  await waitUntilAllSent(pair, its);
  expect(seen).toHaveLength(1);
  begin();
  // The others do not wait for its end.
  await waitFor(async () => its.settled.length === STAGES.length - 1);
  finish();
  await all;
  expect(its.settled.map(({ usage }) => usage.cacheWrite > 0)).toEqual([false, false, false, true]);
  expect(its.settled.map(({ usage }) => usage.cacheRead > 0)).toEqual([true, true, true, false]);
});

test('When the first one fails, then the next one writes the prefix, and the others wait for that', async () => {
  const { server, make } = pair;
  let begin = () => {};
  const held = { begin: new Promise<void>((done) => (begin = done)) };
  const seen: string[] = [];
  server.setScript(({ task }) => {
    if (task.includes('colors')) return reply(GOOD_ANSWER);
    seen.push(task);
    return [modelErrors.unauthorized(), replyAfter(GOOD_ANSWER, held)][seen.length - 1] ?? reply(GOOD_ANSWER);
  });
  const its = askContext();
  const llm = make();
  const all = Promise.all(STAGES.map((stage) => llm.ask(requestFor(stage, { site: 'b' }), its)));
  await waitFor(async () => seen.length === 2);
  await waitUntilAllSent(pair, its);
  expect(seen).toHaveLength(2);
  begin();
  await all;
  expect(its.settled.filter(({ usage }) => usage.cacheWrite > 0)).toHaveLength(1);
  expect(its.settled.filter(({ usage }) => usage.cacheRead > 0)).toHaveLength(2);
});

test('When the first one is aborted at any moment before its call, then the next one need not wait for it', async () => {
  const { server, make } = pair;
  server.setScript(() => reply(GOOD_ANSWER));
  const llm = make();
  /** A call that is aborted this many microtasks after it was let through. */
  const stopped = (its: ReturnType<typeof askContext>, hops: number) => {
    const stopping = new AbortController();
    const stop = async () => {
      for (let hop = 0; hop < hops; hop += 1) await null;
      stopping.abort(new Error('stopped'));
    };
    const reserve: typeof its.meter.reserve = async (...reservation) => {
      const answer = await its.meter.reserve(...reservation);
      void stop();
      return answer;
    };
    return llm.ask(requestFor('mission'), { ...its, meter: { ...its.meter, reserve }, signal: stopping.signal });
  };
  const moments = Array.from({ length: 40 }, async (_, hops) => {
    const its = askContext();
    await expect(stopped(its, hops)).rejects.toThrow('stopped');
    return llm.ask(requestFor('tone'), { ...its, signal: AbortSignal.timeout(8_000) });
  });
  for (const asked of await Promise.all(moments)) expect(asked).toMatchObject({ ok: true });
});

test('When a stage has its own model, then its prefix is not written to the cache', async () => {
  const { server, make } = pair;
  server.setScript(() => reply(GOOD_ANSWER));
  const before = server.served.length;
  await make({ stageModels: { tone: 'claude-sonnet-5-5' }, model: 'claude-opus-5-5' }).ask(
    requestFor('tone'),
    askContext(),
  );
  expect(server.served.slice(before).map(({ usage }) => usage.cache_creation_input_tokens)).toEqual([0]);
});

test('When the budget allows one call, then a second one waits for what the first leaves', async () => {
  const { server, make } = pair;
  let finish = () => {};
  const held = { finish: new Promise<void>((done) => (finish = done)) };
  server.setScript(() => replyAfter(GOOD_ANSWER, held));
  const before = server.served.length;
  const budget = { tokens: 1_000_000, cost: 100_000, elapsedMs: 60_000 };
  const its = askContext();
  const llm = make({ budget });
  const asked = Promise.all([llm.ask(requestFor('tone'), its), llm.ask(requestFor('images'), its)]);
  await waitFor(async () => server.inFlight() === 1);
  expect(its.open.size).toBe(1);
  finish();
  expect((await asked).map(({ ok }) => ok)).toEqual([true, true]);
  expect(server.served.slice(before)).toHaveLength(2);
});

test('When the budget is spent, or held for too long, then no call is made', async () => {
  const { server, make } = pair;
  server.setScript(() => modelErrors.hang());
  const its = askContext();
  const budget = { tokens: 1_000_000, cost: 100_000, elapsedMs: 60_000 };
  const llm = make({ budget, deadlineMs: 1_500 });
  const asked = await Promise.all([llm.ask(requestFor('tone'), its), llm.ask(requestFor('images'), its)]);
  expect(asked).toMatchObject([
    { ok: false, failure: 'timed_out' },
    { ok: false, failure: 'budget' },
  ]);
  expect(await make({ budget: { ...budget, cost: 10 } }).ask(requestFor('tone'), askContext())).toMatchObject({
    failure: 'budget',
  });
});

test('When garbage is collected while a call hangs, then its deadline still applies', async () => {
  const { server, make } = pair;
  server.setScript(() => modelErrors.hang());
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const asked = make({ deadlineMs: 800 }).ask(requestFor('tone', { site: 'c' }), askContext());
  await waitFor(async () => server.inFlight() === 1);
  let over = false;
  asked.then(() => {
    over = true;
  });
  await waitFor(async () => {
    collect();
    return over;
  });
  expect(await asked).toMatchObject({ ok: false, failure: 'timed_out' });
});

test('When it is aborted, then it stops, is metered, and throws the reason', async () => {
  const { server, make } = pair;
  server.setScript(() => modelErrors.hang());
  const { meter, settled, open } = createTestMeter();
  const stopping = new AbortController();
  const asked = make().ask(requestFor('tone'), { analysisId: crypto.randomUUID(), meter, signal: stopping.signal });
  await waitFor(async () => server.inFlight() === 1);
  stopping.abort(new Error('the process stops'));
  await expect(asked).rejects.toThrow('the process stops');
  expect(settled).toMatchObject([{ outcome: 'stopped', estimated: true }]);
  expect(open.size).toBe(0);
});
