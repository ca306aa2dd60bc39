import { type AnyStage, SECTION_STAGES, type SectionStage, STAGE_NEEDS, type Stage } from '@brandprint/contracts';
import { randomExponential, randomLcg } from 'd3-random';
import { createEngine, type Engine, type Process } from './engine.ts';
import { createLatch, createProcessors, createSlots, type Latch, type Processors, type Slots } from './resources.ts';
import type { MeasuredAnalysis } from './service-times.ts';

/** What there is of everything. */
export interface Layout {
  /** Crawls at a time, over all crawlers. */
  crawls: number;
  /** Stages at a time in each analyst; each analyst has one thread. */
  analysts: number;
  stagesPerAnalyst: number;
  /** Webhooks at a time, over all couriers. */
  deliveries: number;
  /** Cores for everything but Postgres. */
  cores: number;
  /** Cores of Postgres; null if it shares those. */
  postgresCores: number | null;
  /** Locks of admission: one in a database. */
  admissionLocks: number;
}

/** What is not measured by analyses without a model, without webhooks, on loopback. In seconds. */
export interface Surcharges {
  /** Added to each crawl: latency of real sites, pauses of the host throttle. */
  crawl: number;
  /** Added to each section that a model writes. */
  model: number;
  /** An admission, which holds a lock of which there is one. */
  admission: number;
  /** Postgres, for one check that a claim is still held. */
  claimCheck: number;
  /** Messages of an analysis to one webhook, and the time of the endpoint. */
  messages: number;
  endpoint: number;
}

export const NO_SURCHARGES: Surcharges = { crawl: 0, model: 0, admission: 0, claimCheck: 0, messages: 0, endpoint: 0 };

/** When something happened to an analysis, in seconds. */
interface SimulatedAnalysis {
  submitted: number;
  /** The start of its crawl. */
  crawled: number;
  /** The end of its last stage. */
  finished: number;
}

export interface SimulatedLoad {
  analyses: SimulatedAnalysis[];
  /** How many of each were in use on average, once the product was full, until the last submission. */
  inUse: Record<Busy, number>;
}

/** What can be in use. For `admission`, a lock, 1 is all the time. */
type Busy = 'crawls' | 'stages' | 'analystThreads' | 'deliveries' | 'cores' | 'postgresCores' | 'admission';

/** Workers check every two seconds that they still hold their claim. */
const CLAIM_CHECK_SECONDS = 2;
/** A browser works in several processes: a crawl uses up to this many cores at once. */
const CRAWL_PARALLEL = 2;
/**
 * A crawl alternates between waiting for its site and working, this often. Waits are of random length (the same in each
 * run), so that crawls that started together do not stay in step.
 */
const CRAWL_TURNS = 20;

interface World extends Surcharges {
  engine: Engine;
  /** Of mean 1. */
  random: () => number;
  crawlers: Slots;
  analysts: Slots;
  threads: Slots;
  couriers: Slots;
  admissionLock: Slots;
  processors: Processors;
  postgres: Processors;
}

function createWorld(layout: Layout, surcharges: Surcharges): World {
  const engine = createEngine();
  const processors = createProcessors(engine, layout.cores);
  return {
    ...surcharges,
    engine,
    random: randomExponential.source(randomLcg(0.5))(1),
    crawlers: createSlots(engine, layout.crawls),
    analysts: createSlots(engine, layout.analysts * layout.stagesPerAnalyst),
    threads: createSlots(engine, layout.analysts),
    couriers: createSlots(engine, layout.deliveries),
    admissionLock: createSlots(engine, layout.admissionLocks),
    processors,
    postgres: layout.postgresCores === null ? processors : createProcessors(engine, layout.postgresCores),
  };
}

export interface Submission {
  at: number;
  analysis: MeasuredAnalysis;
}

/** Has the product of this layout analyse what is submitted, and reports until all is done. */
export function simulate(
  submissions: readonly Submission[],
  { layout, surcharges }: { layout: Layout; surcharges: Surcharges },
): SimulatedLoad {
  const world = createWorld(layout, surcharges);
  const analyses: SimulatedAnalysis[] = [];
  for (const { at, analysis } of submissions) {
    world.engine.wait(at)(() => {
      const times = { submitted: at, crawled: Number.NaN, finished: Number.NaN };
      analyses.push(times);
      world.engine.start(analyse(world, analysis, times));
    });
  }
  const last = submissions.at(-1)?.at ?? 0;
  world.engine.run(last * FILLING);
  const before = usedIn(world);
  world.engine.run(last);
  const inUse = mapValues(usedIn(world), (used, name) => (used - before[name]) / (last * (1 - FILLING) || 1));
  world.engine.run();
  return { analyses, inUse };
}

/** Share of the submissions after which the product is taken to be full: what is in use is counted from then on. */
const FILLING = 0.25;

const usedIn = (world: World): Record<Busy, number> => ({
  crawls: world.crawlers.used(),
  stages: world.analysts.used(),
  analystThreads: world.threads.used(),
  deliveries: world.couriers.used(),
  cores: world.processors.used(),
  postgresCores: world.postgres.used(),
  admission: world.admissionLock.used(),
});

const mapValues = <Key extends string>(record: Record<Key, number>, change: (value: number, key: Key) => number) =>
  Object.fromEntries(Object.entries<number>(record).map(([key, value]) => [key, change(value, key as Key)])) as Record<
    Key,
    number
  >;

function* analyse(world: World, measured: MeasuredAnalysis, times: SimulatedAnalysis): Process {
  const { engine, processors, postgres } = world;
  const sections = SECTION_STAGES.filter((name) => measured.stages[name]);
  /** The time of Postgres is spent evenly: on the parse, and on the claim and end of each stage. */
  const statement = measured.processor.postgres / (1 + 2 * (1 + sections.length));

  yield processors.use(measured.processor.api);
  yield postgres.use(statement);
  yield* admit(world);
  yield engine.wait(measured.stages.crawl.lag);
  yield world.crawlers.take;
  times.crawled = engine.now();
  yield* admit(world);
  yield* crawl(world, measured, statement);
  world.crawlers.release();
  yield* admit(world);

  const latches = new Map(sections.map((name) => [name, createLatch()]));
  yield engine.all(sections.map((name) => section(world, measured, { name, statement, latches })));
  times.finished = engine.now();
  yield* admit(world);
  yield processors.use(measured.processor.courier);
  yield engine.all(Array.from({ length: world.messages }, () => deliver(world, statement)));
}

function* crawl(world: World, { stages, processor }: MeasuredAnalysis, statement: number): Process {
  const work = processor.crawler / CRAWL_PARALLEL;
  const waits = Math.max(0, stages.crawl.duration - work) + world.crawl;
  yield world.postgres.use(statement + claimChecks(world, stages.crawl.duration + world.crawl));
  for (let turn = 0; turn < CRAWL_TURNS; turn += 1) {
    yield world.engine.wait((waits / CRAWL_TURNS) * world.random());
    yield world.engine.all(Array.from({ length: CRAWL_PARALLEL }, () => compute(world, work / CRAWL_TURNS)));
  }
  yield world.postgres.use(statement);
}

interface SectionRun {
  name: SectionStage;
  statement: number;
  latches: ReadonlyMap<AnyStage, Latch>;
}

function* section(world: World, measured: MeasuredAnalysis, { name, statement, latches }: SectionRun): Process {
  for (const need of STAGE_NEEDS[name] as readonly Stage[]) {
    const latch = latches.get(need);
    if (latch) yield latch.passed;
  }
  const isWritten = !INTERNAL.has(name);
  const model = isWritten ? world.model : 0;
  yield world.engine.wait(measured.stages[name].lag);
  yield world.analysts.take;
  yield world.postgres.use(statement + claimChecks(world, model));
  yield world.engine.wait(model);
  yield world.threads.take;
  yield world.processors.use(analystShare(measured, name));
  world.threads.release();
  yield world.postgres.use(statement);
  world.analysts.release();
  latches.get(name)?.open();
}

const INTERNAL: ReadonlySet<AnyStage> = new Set(['web', 'spacing', 'elevation']);

/** The analyst's processor time is shared out in proportion to how long its stages took. */
function analystShare({ stages, processor }: MeasuredAnalysis, name: SectionStage): number {
  const all = SECTION_STAGES.reduce((sum, one) => sum + (stages[one]?.duration ?? 0), 0);
  return all === 0 ? 0 : (processor.analyst * stages[name].duration) / all;
}

function* compute({ processors }: World, seconds: number): Process {
  yield processors.use(seconds);
}

function* admit({ admissionLock, engine, admission }: World): Process {
  if (admission === 0) return;
  yield admissionLock.take;
  yield engine.wait(admission);
  admissionLock.release();
}

function* deliver({ couriers, engine, postgres, endpoint }: World, statement: number): Process {
  yield couriers.take;
  yield postgres.use(statement);
  yield engine.wait(endpoint);
  yield postgres.use(statement);
  couriers.release();
}

const claimChecks = ({ claimCheck }: World, seconds: number): number => (seconds / CLAIM_CHECK_SECONDS) * claimCheck;
