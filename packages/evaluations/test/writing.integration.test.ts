import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Provenance, SECTION_STAGES, type SectionStage, STAGES } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { storedAsset } from '@brandprint/testing/evidence';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { corpusPath } from '../src/corpus.ts';
import { loadOrCrawlEvidence, type StoredEvidence } from '../src/stored-evidence.ts';
import { readWritingCorpus } from '../src/writing/corpus.ts';
import { evaluateWriting, type SiteWriting } from '../src/writing/index.ts';
import { createRecordedWriter, readAnswers } from '../src/writing/recorded-writer.ts';
import { reportWriting, summarizeWriting } from '../src/writing/table.ts';

/** Answers of a model that invents facts. */
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
  await cp(corpusPath('answers'), join(dir, 'answers'), { recursive: true });
  await mkdir(join(dir, 'answers', 'masar'));
  for (const [stage, answer] of Object.entries(MADE_UP))
    await writeFile(join(dir, 'answers', 'masar', `${stage}.json`), JSON.stringify(answer));
  const options = { sites: ['fennwick', 'masar'], evidence: join(dir, 'evidence'), answers: join(dir, 'answers') };
  results = await evaluateWriting(options, () => undefined);
});

afterAll(() => rm(dir, { recursive: true, force: true, maxRetries: 3 }));

const summary = (writer: string) => summarizeWriting(results).filter(({ title }) => title.startsWith(`${writer}:`));

describe('Written sections of served and crawled sites', () => {
  test('When code alone writes them, then every word is on the site, none is filler, and all that the site says is covered, in English and in Arabic', () => {
    expect(summary('composed').map(({ title, met, count }) => [title, met, count.hit === count.of])).toEqual(
      summary('composed').map(({ title }) => [title, true, true]),
    );
    expect(results.map(({ site }) => site)).toEqual(['fennwick', 'masar']);
    const counts = summary('composed').map(({ count }) => count.of);
    expect(counts.reduce((sum, of) => sum + of, 0)).toBeGreaterThan(150);
  });

  test('When a model answers well, then at least 95 % of its statements are supported, in every section', () => {
    const recorded = results[0]?.scored.recorded ?? {};
    expect(Object.keys(recorded)).toHaveLength(6);
    for (const [section, { counts, faults }] of Object.entries(recorded)) {
      expect({ section, faults, stood: counts.stood.hit >= 95 }).toMatchObject({ section, stood: true });
      expect({ section, faults }).toEqual({ section, faults: [] });
    }
  });

  test('When a model invents facts or breaks the schema, then nothing of its answer is used and each fault is reported', () => {
    const { mission, audiences } = results[1]?.scored.recorded ?? {};
    expect(mission?.faults[0]).toBe('the answer was rejected: too little of the answer is supported by the site');
    expect(mission?.faults[1]).toContain('1 × address');
    expect(audiences?.faults[0]).toContain('does not match the schema');
    expect(mission?.counts.stood.hit).toBeLessThan(40);
    expect(reportWriting(results)).toContain('NOT MET');
  });
});

describe('The provenance of written sections', () => {
  let stored: StoredEvidence;
  const made: Partial<Record<SectionStage, { data: unknown; provenance: Provenance[] }>> = {};

  beforeAll(async () => {
    const [known] = await readWritingCorpus(['fennwick']);
    if (!known) throw new Error('The corpus has no site fennwick.');
    stored = await loadOrCrawlEvidence(known.site, join(dir, 'evidence'), () => undefined);
    const writer = createRecordedWriter(await readAnswers(corpusPath('answers'), 'fennwick'));
    const assets = { read: stored.file, save: async () => storedAsset() };
    const { signal } = new AbortController();
    for (const name of SECTION_STAGES) {
      const needs = Object.fromEntries(Object.entries(made).map(([need, { data }]) => [need, data]));
      made[name] = await extractSection(name, { evidence: stored.evidence, needs, assets, writer, signal });
    }
  });

  const dataOf = <T>(stage: SectionStage): T => made[stage]?.data as T;
  const valuesOf = (stage: SectionStage) =>
    (made[stage]?.provenance ?? []).map((seen) => ({ ...seen, shown: at(made[stage]?.data, seen.path) }));

  test.each(STAGES)('When a model took part in %s, then every pointer leads to a value', (stage) => {
    const values = valuesOf(stage);
    expect(values.filter(({ shown }) => shown === undefined)).toEqual([]);
    expect(values.some(({ basis }) => basis === 'cited')).toBe(true);
  });

  test.each(['things', 'mission', 'audiences', 'tone', 'northstart-statement'] as const)(
    'When a text of %s has a source, then the source contains it; when a model wrote it, then it names what it cites',
    (stage) => {
      const values = valuesOf(stage);
      const elsewhere = values.filter(
        ({ shown, value, basis }) => basis !== 'cited' && typeof shown === 'string' && !value.includes(shown),
      );
      expect(elsewhere).toEqual([]);
      const pages = new Map(
        stored.evidence.pages.map(({ finalUrl, text }) => [
          finalUrl,
          singleSpaced(text.map((block) => block.text).join(' ')),
        ]),
      );
      const nowhere = values.filter(
        ({ page, property, value }) => property === 'text' && !pages.get(page)?.includes(singleSpaced(value)),
      );
      expect(nowhere).toEqual([]);
      const bare = textsIn(made[stage]?.data, '').filter(
        ({ path }) =>
          !WITHOUT_SOURCE.test(path) && !values.some((seen) => path === seen.path || path.startsWith(`${seen.path}/`)),
      );
      expect(bare).toEqual([]);
    },
  );

  test('When a model refers to a region of a screenshot, then that region is the source, not what code had found', () => {
    const { design_elements: elements } = dataOf<{ design_elements: { region: Record<string, number> }[] }>(
      'art-direction',
    );
    const seen = valuesOf('art-direction').filter(({ path }) => path.startsWith('/design_elements'));
    expect(seen.map(({ path, property, value }) => ({ path, property, value }))).toEqual(
      elements.map(({ region }, index) => ({
        path: `/design_elements/${index}`,
        property: 'screenshot',
        value: `${region['width']} × ${region['height']} px at ${region['x']}, ${region['y']}`,
      })),
    );
  });

  test('When a model explains measured values, then they keep their source, and the explanation has the confidence of text', () => {
    const colors = valuesOf('colors');
    const { primary_palette } = dataOf<{ primary_palette: unknown[] }>('colors');
    expect(primary_palette.length).toBeGreaterThan(0);
    for (const index of primary_palette.keys())
      expect(colors.some(({ path, basis }) => path === `/primary_palette/${index}` && basis !== 'cited')).toBe(true);
    const cited = STAGES.flatMap(valuesOf).filter(({ basis }) => basis === 'cited');
    expect(Math.max(...cited.map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.6);
    const notes = valuesOf('images').filter(({ path }) => path === '/icon_style/visual_style/consistency_notes');
    expect(notes.length).toBeGreaterThan(0);
    expect(Math.max(...notes.map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.6);
  });
});

/** Texts without their own source: composed by code, or examples of what the brand does not say. */
const WITHOUT_SOURCE =
  /^\/(core_values\/\d+\/(description|icon_type)|example_phrases\/we_dont_say|llm_prompts|product_)/;

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ');

/** The value at a JSON Pointer; undefined if there is none. */
const at = (data: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);

function textsIn(node: unknown, path: string): { path: string; text: string }[] {
  if (typeof node === 'string') return node === '' ? [] : [{ path, text: node }];
  return Object.entries((node ?? {}) as object).flatMap(([key, value]) => textsIn(value, `${path}/${key}`));
}
