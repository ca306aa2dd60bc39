import { describe, expect, test } from '@jest/globals';
import { randomExponential, randomLcg } from 'd3-random';
import { compareWithReal, SMALL } from '../src/simulation/check.ts';
import { createEngine, type Process } from '../src/simulation/engine.ts';
import { type StageRow, stageTimes } from '../src/simulation/measure.ts';
import { NO_SURCHARGES, simulate } from '../src/simulation/model.ts';
import { createProcessors, createSlots } from '../src/simulation/resources.ts';
import type { MeasuredAnalysis } from '../src/simulation/service-times.ts';
import { ASSUMPTIONS, arrivals, dollarsPerDay, sizeFor } from '../src/simulation/sizing.ts';

const SEED = 7;
const CUSTOMERS = 60_000;

/** Mean time that customers spend who arrive independently and stay for an exponential time of one second. */
function meanTime(rate: number, serve: (engine: ReturnType<typeof createEngine>) => (seconds: number) => Process) {
  const source = randomLcg(SEED / 100);
  const [gap, stay] = [randomExponential.source(source)(rate), randomExponential.source(source)(1)];
  const engine = createEngine();
  const service = serve(engine);
  let [at, sum] = [0, 0];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    at += gap();
    const [came, seconds] = [at, stay()];
    engine.wait(at)(() =>
      engine.start(service(seconds), () => {
        sum += engine.now() - came;
      }),
    );
  }
  engine.run();
  return sum / CUSTOMERS;
}

const queueFor = (places: number) => (engine: ReturnType<typeof createEngine>) => {
  const slots = createSlots(engine, places);
  return function* (seconds: number): Process {
    yield slots.take;
    yield engine.wait(seconds);
    slots.release();
  };
};

const share = (cores: number) => (engine: ReturnType<typeof createEngine>) => {
  const processors = createProcessors(engine, cores);
  return function* (seconds: number): Process {
    yield processors.use(seconds);
  };
};

describe('Queues', () => {
  // Kendall: M/M/1 spends 1/(1 − ρ). Two servers at ρ = 0.75 spend 1/(1 − ρ²). Sharing evenly has the same means.
  test.each([
    ['one server that is half busy', 0.5, queueFor(1), 2],
    ['one server that is 80 % busy', 0.8, queueFor(1), 5],
    ['two servers that are 75 % busy', 1.5, queueFor(2), 1 / (1 - 0.75 ** 2)],
    ['one core that is shared, 80 % busy', 0.8, share(1), 5],
    ['two cores that are shared, 75 % busy', 1.5, share(2), 1 / (1 - 0.75 ** 2)],
  ])('When there is %s, then customers spend the time that queueing theory says', (_what, rate, serve, expected) => {
    const mean = meanTime(rate, serve);
    expect(mean).toBeGreaterThan(expected * 0.94);
    expect(mean).toBeLessThan(expected * 1.06);
  });
});

const measured = (change: Partial<MeasuredAnalysis['processor']> = {}): MeasuredAnalysis => {
  const stage = { lag: 0.1, duration: 0.2 };
  const names = ['things', 'mission', 'audiences', 'tone', 'logos', 'colors', 'typography', 'images'] as const;
  const more = ['art-direction', 'northstart-statement', 'web', 'spacing', 'elevation'] as const;
  return {
    site: 'acme',
    pages: 1,
    total: 4,
    stages: {
      crawl: { lag: 0.2, duration: 3 },
      ...(Object.fromEntries([...names, ...more].map((name) => [name, stage])) as Record<
        (typeof names | typeof more)[number],
        typeof stage
      >),
    },
    processor: { api: 0.02, crawler: 2, analyst: 0.3, courier: 0.01, postgres: 0.2, surroundings: 0, ...change },
  };
};

describe('An analysis', () => {
  const alone = (layout = SMALL) =>
    simulate([{ at: 0, analysis: measured() }], { layout, surcharges: NO_SURCHARGES }).analyses[0];

  test('When it has the machine to itself, then its crawl and its longest chain of sections follow each other', () => {
    const { crawled = 0, finished = 0 } = alone() ?? {};
    expect(crawled).toBeCloseTo(0.2 + 0.02 + 0.2 / 29, 3);
    // About 3 s of crawl, and things → mission → audiences → northstart-statement.
    expect(finished - crawled).toBeGreaterThan(2.5 + 4 * 0.1);
    expect(finished - crawled).toBeLessThan(3.5 + 4 * 0.1 + 0.3 + 0.2);
  });

  test('When many come at once, then they take the time of what runs out: places of crawlers, or cores', () => {
    const burst = Array.from({ length: 40 }, () => ({ at: 0, analysis: measured() }));
    const ends = (layout: typeof SMALL) =>
      Math.max(...simulate(burst, { layout, surcharges: NO_SURCHARGES }).analyses.map(({ finished }) => finished));
    // 40 × 2.53 s of processor time on two cores, and a little that waits.
    expect(ends(SMALL)).toBeGreaterThan(50);
    expect(ends(SMALL)).toBeLessThan(76);
    // 40 crawls of 3 s in two places.
    expect(ends({ ...SMALL, cores: 100 })).toBeGreaterThan(56);
    expect(ends({ ...SMALL, cores: 100 })).toBeLessThan(66);
  });
});

describe('Admission', () => {
  test('When it takes a second and many come at once, then one follows another, unless there are as many locks', () => {
    const burst = Array.from({ length: 5 }, () => ({ at: 0, analysis: measured() }));
    const lastStart = (admissionLocks: number) =>
      Math.max(
        ...simulate(burst, {
          layout: { ...SMALL, cores: 100, crawls: 5, admissionLocks },
          surcharges: { ...NO_SURCHARGES, admission: 1 },
        }).analyses.map(({ crawled }) => crawled),
      );
    expect(lastStart(1)).toBeGreaterThan(5);
    expect(lastStart(20)).toBeLessThan(2);
  });
});

describe('Rows of stages', () => {
  test('When they are read, then a lag counts from the submission, or from the end of the last stage needed', () => {
    const row = (name: StageRow['name'], started: number, finished: number): StageRow => ({
      ...{ name, started, finished },
      ...{ queued: 100, pages: 1 },
    });
    const rows = [row('crawl', 101, 104), row('things', 104.5, 105), row('mission', 105.2, 106)];
    expect(stageTimes(rows)).toEqual({
      total: 6,
      stages: {
        crawl: { lag: 1, duration: 3 },
        things: { lag: 0.5, duration: 0.5 },
        mission: { lag: 0.2, duration: 0.8 },
      },
    });
  });
});

describe('A comparison with a real run', () => {
  test('When the real run took as long as the simulated one, then nothing is off; when it took half, then it is', () => {
    const order = [0, 0, 0, 0, 0, 0];
    const { analyses } = simulate(
      order.map(() => ({ at: 0, analysis: measured() })),
      { layout: SMALL, surcharges: NO_SURCHARGES },
    );
    const ends = analyses.map(({ finished }) => finished);
    const against = (burst: number[]) => compareWithReal({ alone: [measured()], burst: { ends: burst }, order }, SMALL);
    expect(against(ends).map(({ deviation }) => deviation)).toEqual([0, 0, 0]);
    expect(against(ends.map((end) => end / 2)).map(({ deviation }) => deviation.toFixed(3))).toEqual([
      '-0.500',
      '1.000',
      '1.000',
    ]);
  });

  test('When site, store and bench used a core all the time, then the simulated product has one core less', () => {
    const order = [0, 0, 0, 0, 0, 0];
    const against = (surroundings: number) =>
      compareWithReal({ alone: [measured({ surroundings })], burst: { ends: [60] }, order }, SMALL)[0]?.simulated ?? 0;
    // 4 s of one core in an analysis of 4 s. Processors are what runs out.
    expect(against(0) / against(4)).toBeGreaterThan(1.3);
  });
});

describe('What a load needs', () => {
  const needs = (perDay: number, change = {}) => sizeFor(perDay, [measured()], { ...ASSUMPTIONS, ...change }, SEED);

  test('When the seed is the same, then so is the result', () => {
    expect(needs(100_000)).toEqual(needs(100_000));
    expect(arrivals(1, [measured()], SEED)).not.toEqual(arrivals(1, [measured()], SEED + 1));
  });

  test('When the load is small, then two of everything serve it; when it is large, then as many as Little’s law says', () => {
    expect(needs(1_000)).toMatchObject({ crawlers: 2, analysts: 2, couriers: 2, postgresCores: 2, cells: 1 });
    const { crawlers, crawlWait } = needs(100_000);
    // 3.47 a second × 18 s, two at a time, 80 % busy.
    expect(crawlers).toBeGreaterThan(36);
    expect(crawlers).toBeLessThan(43);
    expect(crawlWait).toBeLessThan(10);
  });

  test('When there are several cells, then each has two of everything', () => {
    const { cells, crawlers, analysts, couriers, postgresCores } = needs(20_000, { admission: 0.25 });
    expect(cells).toBe(2);
    expect(Math.min(crawlers, analysts, couriers, postgresCores)).toBeGreaterThanOrEqual(2 * cells);
  });

  test('When the load is small, then what runs out first is what is used most, not what is rounded up most', () => {
    expect(needs(1_000, { model: 15 }).bottleneck.what).toBe('analysts');
  });

  test('When pods and Postgres are priced, then workers count at the mean load, at least two, and the API in full', () => {
    const one = { cores: 1, memory: 0 };
    const requests = { crawler: one, analyst: one, courier: one, api: one };
    const assumed = { ...ASSUMPTIONS, peak: 3, requests, apiPods: 3, prices: { core: 1, gigabyte: 0.5 } };
    // 10 + 2 + 2 workers, 3 pods of the API, and 4 cores of Postgres with 16 GiB.
    expect(dollarsPerDay({ crawler: 30, analyst: 3, courier: 2 }, 4, assumed)).toBe(24 * (14 + 3 + 4 + 8));
  });

  test('When a model writes, then analysts are needed for as long as it takes', () => {
    // 10 written sections of 15 s, 3.47 a second, twelve at a time, 80 % busy.
    const { analysts } = needs(100_000, { model: 15 });
    expect(analysts).toBeGreaterThan(50);
    expect(analysts).toBeLessThan(60);
  });

  test('When one database cannot admit all of them, then there are cells, and admission is named', () => {
    const large = needs(20_000, { admission: 0.25 });
    expect(large.ceiling.what).toBe('admission');
    // 0.69 a second × four admissions × 0.25 s = 0.69 of the lock, of which 0.6 may be used.
    expect(large.cells).toBe(2);
    expect(needs(20_000, { admission: 0.0001, largestPostgres: 1 }).ceiling.what).toBe('Postgres');
  });
});
