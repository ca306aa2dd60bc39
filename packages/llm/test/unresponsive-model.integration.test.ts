import { modelErrors, reply } from '@brandprint/testing/messages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Llm } from '../src/index.ts';
import { createTestMeter, GOOD_ANSWER, requestFor, startTestLlm } from './support/test-llm.ts';

let pair: Awaited<ReturnType<typeof startTestLlm>>;
beforeAll(async () => {
  pair = await startTestLlm();
});
afterAll(() => pair.server.stop());

const ask = (llm: Llm) =>
  llm.ask(requestFor('tone'), {
    analysisId: crypto.randomUUID(),
    meter: createTestMeter().meter,
    signal: new AbortController().signal,
  });

test('When five sections in a row get no answer, then the model is not called for the next one, which has a reason', async () => {
  const { server, make, log } = pair;
  server.setScript(() => modelErrors.overloaded());
  const llm = make();
  const before = server.served.length;
  for (let section = 0; section < 5; section += 1)
    expect(await ask(llm)).toMatchObject({ ok: false, failure: 'overloaded' });
  const calls = server.served.length - before;
  expect(await ask(llm)).toMatchObject({ ok: false, failure: 'paused', reason: 'the model was not available' });
  expect(server.served.length - before).toBe(calls);
  expect(log.lines.filter((line) => line.includes('model does not answer'))).toHaveLength(1);
});

test('When a call succeeds in between, then calls go on', async () => {
  const { server, make } = pair;
  const llm = make();
  for (let round = 0; round < 6; round += 1) {
    server.setScript(() => modelErrors.overloaded());
    expect(await ask(llm)).toMatchObject({ ok: false, failure: 'overloaded' });
    server.setScript(() => reply(GOOD_ANSWER));
    expect(await ask(llm)).toMatchObject({ ok: true });
  }
});

test('When the time of the analysis is over, then a call that hangs ends, though its section has time left', async () => {
  const { server, make } = pair;
  server.setScript(() => modelErrors.hang());
  const llm = make({ deadlineMs: 280_000, budget: { tokens: 2_000_000, cost: 5_000_000, elapsedMs: 1_500 } });
  expect(await ask(llm)).toMatchObject({ ok: false, failure: 'timed_out' });
});
