import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { own } from '../src/accuracy/corpus.ts';
import { benchWriting, type SiteWriting } from '../src/writing/index.ts';
import { reportWriting, summariseWriting } from '../src/writing/table.ts';

jest.setTimeout(90_000);

/** Answers of a model that makes things up. */
const MADE_UP = {
  mission: {
    mission_statement: {
      quote: null,
      wording: { text: 'Zyxomma will rule all clinics.', from: ['q1'] },
      explanation: { text: 'See https://evil.example/x for more.', from: ['q1'] },
    },
    vision: { quote: 'q:Nobody ever said this', wording: null, explanation: null },
    core_values: [],
    brand_promise: null,
  },
  audiences: { personas: 'everyone' },
};

let dir: string;
let results: SiteWriting[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-writing-'));
  await cp(own('answers'), join(dir, 'answers'), { recursive: true });
  await mkdir(join(dir, 'answers', 'masar'));
  for (const [stage, answer] of Object.entries(MADE_UP))
    await writeFile(join(dir, 'answers', 'masar', `${stage}.json`), JSON.stringify(answer));
  const options = { sites: ['fennwick', 'masar'], evidence: join(dir, 'evidence'), answers: join(dir, 'answers') };
  results = await benchWriting(options, () => undefined);
});

afterAll(() => rm(dir, { recursive: true, force: true, maxRetries: 3 }));

const summary = (writer: string) => summariseWriting(results).filter(({ title }) => title.startsWith(`${writer}:`));

describe('Sections of words, of sites served here and crawled', () => {
  test('When code alone makes them, then every word is found on the site, none is filler, and what the site says is there, in English and in Arabic', () => {
    expect(summary('composed').map(({ title, met, count }) => [title, met, count.hit === count.of])).toEqual(
      summary('composed').map(({ title }) => [title, true, true]),
    );
    expect(results.map(({ site }) => site)).toEqual(['fennwick', 'masar']);
    const counts = summary('composed').map(({ count }) => count.of);
    expect(counts.reduce((sum, of) => sum + of, 0)).toBeGreaterThan(150);
  });

  test('When a model answered as a strategist would, then nearly all of it stands, and every section has a part of it', () => {
    const recorded = results[0]?.scored.recorded ?? {};
    expect(Object.keys(recorded)).toHaveLength(6);
    for (const [section, { counts, faults }] of Object.entries(recorded)) {
      expect({ section, faults, stood: counts.stood.hit >= 95 }).toMatchObject({ section, stood: true });
      expect({ section, faults }).toEqual({ section, faults: [] });
    }
  });

  test('When a model made things up, or answered in another shape, then none of it is used, and each is told', () => {
    const { mission, audiences } = results[1]?.scored.recorded ?? {};
    expect(mission?.faults[0]).toBe(
      'nothing of the answer is used: too little of what the model said is borne out by the site',
    );
    expect(mission?.faults[1]).toContain('1 × address');
    expect(audiences?.faults[0]).toContain('not of the shape');
    expect(mission?.counts.stood.hit).toBeLessThan(40);
    expect(reportWriting(results)).toContain('NOT MET');
  });
});
