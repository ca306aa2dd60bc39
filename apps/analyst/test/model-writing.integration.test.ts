import { STAGES } from '@brandprint/contracts';
import { waitFor } from '@brandprint/testing';
import { metricValue } from '@brandprint/testing/apps';
import { modelErrors, reply, replyAfter, type Script, simulatedAnswer } from '@brandprint/testing/messages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KEY, MODEL, stageOf, startTestAnalyst } from './support/test-analyst.ts';

const SAID = 'Sonnenlied bakes honest bread by hand with patience.';
const willing: Script = ({ task }) => reply(simulatedAnswer(task, SAID));

let fixture: Awaited<ReturnType<typeof startTestAnalyst>>;
beforeAll(async () => {
  fixture = await startTestAnalyst({ deadlineSeconds: 30 });
});
afterAll(async () => {
  fixture.log.expectNoSecrets([KEY]);
  expect(await fixture.test.findSecrets([KEY])).toEqual([]);
  await fixture.stop();
});

describe('A whole analysis with a model', () => {
  test('When all ten sections are written, then calls, tokens and cost are metered as they are billed, and the shared prefix is read from the cache', async () => {
    const { server, analyse, analyst } = fixture;
    server.setScript(willing);
    const consumer = await analyst();
    const { brand, calls, note, sections } = await analyse();
    await consumer.stop();

    expect(brand.status).toBe('complete');
    expect(calls.map(({ stage }) => stage).sort()).toEqual([...STAGES].sort());
    expect(calls.every(({ outcome, estimated }) => outcome === 'answered' && !estimated)).toBe(true);
    const bill = server.totals();
    const sum = (column: 'inputTokens' | 'outputTokens' | 'cacheWriteTokens' | 'cacheReadTokens' | 'cost') =>
      calls.reduce((total, call) => total + call[column], 0);
    expect({ calls: calls.length, input: sum('inputTokens'), output: sum('outputTokens') }).toEqual({
      calls: bill.calls,
      input: bill.input_tokens,
      output: bill.output_tokens,
    });
    expect([sum('cacheWriteTokens'), sum('cacheReadTokens')]).toEqual([
      bill.cache_creation_input_tokens,
      bill.cache_read_input_tokens,
    ]);
    // Prices of this model, in dollars per million tokens.
    const dollars =
      bill.input_tokens * 2 +
      bill.output_tokens * 10 +
      bill.cache_creation_input_tokens * 2.5 +
      bill.cache_read_input_tokens * 0.1;
    expect(Math.abs(sum('cost') - dollars)).toBeLessThan(calls.length);
    // One writes the shared prefix, and all others read it.
    const prefix = calls[0]?.cacheWriteTokens ?? 0;
    expect(prefix).toBeGreaterThan(2_000);
    expect(sum('cacheReadTokens')).toBeGreaterThanOrEqual(0.8 * prefix * (calls.length - 1));
    expect(sum('cacheWriteTokens')).toBe(prefix);

    expect(note).toContain('written with a language model');
    expect(sections.mission?.findings).toMatchObject({ writing: { by: 'model', model: MODEL, reason: '' } });
    expect(JSON.stringify(server.served.map(({ request }) => request?.messages))).toContain('image/jpeg');

    const text = await fixture.metrics.text();
    const metric = (name: string, labels: string) => metricValue(text, `brandprint_${name}`, labels);
    expect(metric('model_call_duration_seconds_count', `model="${MODEL}",outcome="answered"`)).toBe(STAGES.length);
    expect(metric('model_tokens_total', `model="${MODEL}",kind="input"`)).toBe(bill.input_tokens);
    expect(metric('model_tokens_total', `model="${MODEL}",kind="cache_read"`)).toBe(bill.cache_read_input_tokens);
    expect(metric('model_cost_dollars_total', `model="${MODEL}",outcome="answered"`)).toBeCloseTo(sum('cost') / 1e6);
    expect(metric('sections_written_total', 'section="mission",by="model"')).toBe(1);
    expect(metric('section_groundedness_count', 'section="mission"')).toBe(1);
  });

  test('When the model is slow, then independent sections are written concurrently', async () => {
    const { server, analyse, analyst } = fixture;
    const waiting = new Set<string>();
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    server.setScript((asked) => {
      const stage = stageOf(asked);
      const text = simulatedAnswer(asked.task, SAID);
      if (stage === 'things') return reply(text);
      waiting.add(stage);
      return replyAfter(text, { finish: answered });
    });
    const consumer = await analyst();
    const done = analyse();
    // All that need only things; the others wait for these.
    const together = STAGES.filter(
      (stage) => !['things', 'audiences', 'art-direction', 'northstart-statement'].includes(stage),
    );
    await waitFor(async () => together.every((stage) => waiting.has(stage)));
    await waitFor(async () => server.inFlight() === together.length);
    expect([...waiting].sort()).toEqual([...together].sort());
    answer();
    expect((await done).brand.status).toBe('complete');
    await consumer.stop();
  });

  test('When things fails, then one of the next sections warms the cache, and the others read it', async () => {
    const { server, analyse, analyst } = fixture;
    server.setScript((asked) => (stageOf(asked) === 'things' ? modelErrors.unauthorized() : willing(asked)));
    const consumer = await analyst();
    const { calls, note } = await analyse(['mission', 'tone', 'colors', 'typography']);
    await consumer.stop();
    const [things, ...others] = calls;
    expect(things).toMatchObject({ stage: 'things', outcome: 'unauthorized', cost: 0 });
    expect(others.filter(({ cacheWriteTokens }) => cacheWriteTokens > 0)).toHaveLength(1);
    expect(others.filter(({ cacheReadTokens }) => cacheReadTokens > 0)).toHaveLength(3);
    expect(note).toContain('Things was written without a model: the model could not be reached with these settings.');
  });

  test('When there is no key, then no model is called, and the note says that rules composed the texts', async () => {
    const { server, analyse, analyst } = fixture;
    const before = server.served.length;
    const consumer = await analyst(null);
    const { brand, calls, note } = await analyse(['tone']);
    await consumer.stop();
    expect([brand.status, calls.length, server.served.length - before]).toEqual(['complete', 0, 0]);
    expect(note).toContain('without a language model');
  });
});
