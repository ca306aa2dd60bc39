import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { benchWriting, type SiteWriting } from '../src/writing/index.ts';
import { reportWriting, summariseWriting } from '../src/writing/table.ts';

jest.setTimeout(90_000);

/** Recorded sections of a model that makes things up. */
const RECORDED = {
  mission: {
    mission_statement: { statement: 'Our mission is to rule all clinics.', explanation: 'See https://evil.example/x.' },
    vision: { statement: '', explanation: '' },
    core_values: [{ title: 'Animals first', description: 'Lorem ipsum dolor sit amet.', icon_type: 'heart' }],
    brand_promise: { title: '', description: '', usage_context: [], icon_type: '' },
  },
  audiences: { personas: 'everyone' },
};

let dir: string;
let results: SiteWriting[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-writing-'));
  await mkdir(join(dir, 'answers', 'fennwick'), { recursive: true });
  for (const [section, data] of Object.entries(RECORDED))
    await writeFile(join(dir, 'answers', 'fennwick', `${section}.json`), JSON.stringify(data));
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

  test('When a model made things up, then each is told, and the floors are missed', () => {
    const faults = Object.values(results[0]?.scored.recorded ?? {}).flatMap((scored) => scored.faults);
    for (const fault of [
      'not on the site: mission_statement.statement: Our mission is to rule all clinics.',
      'not on the site: mission_statement.explanation: https://evil.example/x.',
      'core_values[].description: mock Latin: Lorem ipsum dolor sit amet.',
      'vision.statement: empty',
      "not of the contract's shape: personas",
    ])
      expect(faults).toContain(fault);
    expect(summary('recorded').filter(({ met }) => met === false).length).toBeGreaterThanOrEqual(4);
    expect(reportWriting(results)).toContain('NOT MET');
  });
});
