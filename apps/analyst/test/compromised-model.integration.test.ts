import { SECTION_SCHEMAS, STAGES } from '@brandprint/contracts';
import { ATTACKS, attacksIn, compromisedReply, reply } from '@brandprint/testing/messages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KEY, startTestAnalyst } from './support/test-analyst.ts';

/** What code itself puts into sections: paths of files. */
const OWN = ['/v1/api'];

let fixture: Awaited<ReturnType<typeof startTestAnalyst>>;
beforeAll(async () => {
  fixture = await startTestAnalyst({ deadlineSeconds: 30 });
});
afterAll(async () => {
  fixture.log.expectNoSecrets([KEY]);
  await fixture.stop();
});

test('When the model has been taken over, then nothing that it says appears, and the brand is complete', async () => {
  const { server, analyse, analyst } = fixture;
  const consumer = await analyst();
  for (const turn of [0, 10, 20, 30]) {
    const said: unknown[] = [];
    server.setScript(({ text }) => {
      const answer = compromisedReply(text, turn + said.length);
      said.push(answer);
      return reply(answer);
    });
    const { brand, calls, sections, note } = await analyse();
    expect(brand.status).toBe('complete');
    expect(new Set(calls.map(({ stage }) => stage)).size).toBe(STAGES.length);
    expect(attacksIn(JSON.stringify(said)).length).toBeGreaterThan(ATTACKS.length / 2);
    for (const stage of STAGES) {
      const { data, findings } = sections[stage] ?? {};
      expect(SECTION_SCHEMAS[stage].parse(data)).toEqual(data);
      expect(attacksIn(JSON.stringify(data)).filter((found) => !OWN.includes(found))).toEqual([]);
      expect(findings).toMatchObject({ writing: { groundedness: expect.any(Number) } });
    }
    expect(attacksIn(`${note} ${brand.name}`)).toEqual([]);
    expect(note).toMatch(/without|supported/);
  }
  await consumer.stop();
});
