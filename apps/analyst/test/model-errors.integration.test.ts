import { SECTION_SCHEMAS, STAGE_NEEDS, STAGES, type Stage } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { loadEvidence } from '@brandprint/storage';
import { modelErrors, reply, type Script, type ScriptedResponse, simulatedAnswer } from '@brandprint/testing/messages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KEY, MODEL, stageOf, startTestAnalyst } from './support/test-analyst.ts';

const SAID = 'Sonnenlied bakes honest bread by hand with patience.';
/** Long enough for a call without faults on a busy machine. */
const DEADLINE_SECONDS = 8;

let fixture: Awaited<ReturnType<typeof startTestAnalyst>>;
beforeAll(async () => {
  fixture = await startTestAnalyst({ deadlineSeconds: DEADLINE_SECONDS });
});
afterAll(async () => {
  fixture.log.expectNoSecrets([KEY]);
  expect(await fixture.test.findSecrets([KEY])).toEqual([]);
  await fixture.stop();
});

/** What a model does when it is asked for a section: every time, or only at first. */
interface Row {
  does: (answer: unknown) => ScriptedResponse;
  once?: true;
  /** The outcome of its calls, or of the first one. */
  outcome: string;
  /** The reason in the note; undefined if a second call succeeds. */
  reason?: string;
}

const GONE = 'the model was not available';
const UNUSABLE = "the model's answer could not be used";
const TOO_MUCH = 'the site has more text than the model can process';
const SETTINGS = 'the model could not be reached with these settings';
const DECLINED = 'the model declined to answer';
const LATE = 'the model did not answer in time';

/** One analysis each, in each at most four that get no answer; for sections that are not named, calls succeed. */
const ANALYSES: [string, Partial<Record<Stage, Row>>][] = [
  [
    'the service fails',
    {
      mission: { does: () => modelErrors.rateLimited('1'), once: true, outcome: 'rate_limited' },
      audiences: { does: () => modelErrors.rateLimited('86400'), outcome: 'rate_limited', reason: GONE },
      logos: { does: () => modelErrors.serverError(), outcome: 'server_error', reason: GONE },
      colors: { does: () => modelErrors.overloaded(), outcome: 'overloaded', reason: GONE },
      tone: { does: (answer) => modelErrors.drip(answer), outcome: 'timed_out', reason: LATE },
      images: { does: () => modelErrors.hang(), outcome: 'timed_out', reason: LATE },
      'northstart-statement': { does: (answer) => modelErrors.cutStream(answer), outcome: 'connection', reason: GONE },
      'art-direction': { does: () => modelErrors.html(), outcome: 'not_understood', reason: GONE },
    },
  ],
  [
    'answers are unusable',
    {
      things: { does: (answer) => modelErrors.truncatedJson(answer), outcome: 'broken', reason: UNUSABLE },
      mission: { does: (answer) => modelErrors.truncatedJson(answer), once: true, outcome: 'broken' },
      tone: { does: (answer) => modelErrors.maxTokens(answer), outcome: 'cut_off', reason: UNUSABLE },
      logos: { does: () => reply({ other: true }), outcome: 'broken', reason: UNUSABLE },
      colors: { does: () => reply(`{"notes": "${'long '.repeat(100_000)}"}`), outcome: 'broken', reason: UNUSABLE },
      typography: { does: () => modelErrors.refusal('I would rather not.'), outcome: 'refused', reason: DECLINED },
      images: { does: () => modelErrors.refusal(), outcome: 'refused', reason: DECLINED },
      audiences: { does: () => modelErrors.empty(), outcome: 'empty', reason: UNUSABLE },
      'art-direction': {
        does: (answer) => modelErrors.contextExceeded(answer),
        outcome: 'context_exceeded',
        reason: TOO_MUCH,
      },
    },
  ],
  [
    'the settings are wrong or the request is too large',
    {
      things: { does: () => modelErrors.unauthorized(`not ${KEY}`), outcome: 'unauthorized', reason: SETTINGS },
      mission: { does: () => modelErrors.modelGone(MODEL), outcome: 'no_model', reason: SETTINGS },
      tone: { does: () => modelErrors.tooLarge(), once: true, outcome: 'too_large' },
      images: { does: () => modelErrors.tooLarge(), outcome: 'too_large', reason: TOO_MUCH },
      colors: { does: () => modelErrors.promptTooLong(), outcome: 'too_large', reason: TOO_MUCH },
      typography: { does: () => modelErrors.reset(), outcome: 'connection', reason: GONE },
    },
  ],
];

const scriptOf = (rows: Partial<Record<Stage, Row>>): Script => {
  const seen = new Set<Stage>();
  return (asked) => {
    // A repair is asked for in another message, after the task.
    const { text } = asked;
    const stage = stageOf({ task: text }) as Stage;
    const task =
      text
        .slice(text.indexOf(`Task: ${stage}`))
        .split('\n')
        .find((line) => line.startsWith('{')) ?? '{}';
    const answer = simulatedAnswer(task, SAID);
    const row = rows[stage];
    const spared = !row || (row.once && seen.has(stage));
    seen.add(stage);
    return spared ? reply(answer) : row.does(answer);
  };
};

describe('A brand is complete', () => {
  test.each(ANALYSES)(
    'When %s, then with sections composed by rules, a note that says why, and every call metered',
    async (_, rows) => {
      const { server, analyse, analyst, store } = fixture;
      server.setScript(scriptOf(rows));
      const before = server.totals();
      const consumer = await analyst();
      const { brand, calls, note, sections, stages } = await analyse();
      await consumer.stop();

      expect(brand.status).toBe('complete');
      expect(stages.filter(({ status, attempts }) => status !== 'done' || attempts !== 1)).toEqual([]);
      // As many as the server received, none of them cheaper than it says.
      const bill = server.totals();
      expect(calls).toHaveLength(bill.calls - before.calls);
      expect(calls.filter(({ settledAt }) => settledAt === null)).toEqual([]);
      expect(calls.reduce((sum, { outputTokens }) => sum + outputTokens, 0)).toBeGreaterThanOrEqual(
        bill.output_tokens - before.output_tokens,
      );
      const evidence = await loadEvidence(store, brand.analysis?.evidenceKey ?? '');
      if (!evidence) throw new Error('no evidence');
      const data = Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, section.data]));
      for (const stage of STAGES) {
        const row = rows[stage];
        const ended = calls.filter((call) => call.stage === stage).map(({ outcome }) => outcome);
        const { findings } = sections[stage] ?? {};
        expect(SECTION_SCHEMAS[stage].safeParse(data[stage]).success).toBe(true);
        expect([stage, ended[0]]).toEqual([stage, row?.outcome ?? 'answered']);
        expect([stage, findings]).toMatchObject([stage, { writing: { reason: row?.reason ?? '' } }]);
        if (!row?.reason) continue;
        expect(note).toContain(`without a model: ${row.reason}.`);
        const needs = Object.fromEntries(STAGE_NEEDS[stage].map((need) => [need, data[need]]));
        const assets = { read: (key: string) => store.read(key), save: () => Promise.reject(new Error('a file')) };
        const composed = await extractSection(stage, { evidence, needs, assets, signal: new AbortController().signal });
        expect(data[stage]).toEqual(composed.data);
      }
      expect(note).not.toMatch(/anthropic|claude|\b[45]\d\d\b|HTTP|token/i);
    },
  );
});
