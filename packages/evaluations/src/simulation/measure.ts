import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_STAGES, type AnyStage, STAGE_NEEDS } from '@brandprint/contracts';
import { type Fleet, startFleet } from '@brandprint/harness/fleet';
import { treeCpuMs } from '@brandprint/harness/processes';
import { pickSites, type RunningSite, startCatalogSite } from '@brandprint/harness/sites';
import { UserError } from '@brandprint/platform';
import { hasRedis } from '@brandprint/testing/faults';
import pg from 'pg';
import type { MeasuredAnalysis } from './service-times.ts';

/** Sites of one and several pages, from npm, served by this process. */
const SITES = ['creative', 'agency', 'grayscale', 'landing-page', 'spectre'];
const MAX_PAGES = 3;
/** One process of each app, as `docker compose up` starts them. */
const COUNT = { api: 1, crawler: 1, analyst: 1, courier: 1 } as const;
const TIMEOUT_MS = 15 * 60_000;
/** Rarely enough that asking costs Postgres nothing. The times themselves come from rows. */
const POLL_MS = 500;

/** What was measured of analyses that were submitted all at once. */
interface MeasuredBurst {
  /** From the first submission to the end of each, in seconds, in the order of their ends. */
  ends: number[];
}

export interface RealRun {
  /** What the measurements say about the machine. */
  measured: string;
  alone: MeasuredAnalysis[];
  burst: MeasuredBurst;
  /** Indices of `SITES`, by place in the burst. */
  order: number[];
}

/**
 * Runs the product as separate processes. First one analysis at a time (`rounds` of each site, after one that is not
 * counted), then `brands` at once.
 */
export async function measureProduct(
  { rounds, brands }: { rounds: number; brands: number },
  logProgress: (line: string) => void,
): Promise<RealRun> {
  if (treeCpuMs(process.pid) === null)
    throw new UserError('The processor time of processes cannot be read on this system; Linux is needed.');
  const measured = describeMachine();
  const sites = await Promise.all(pickSites(SITES).map(startCatalogSite));
  try {
    const fleet = await startFleet({
      count: COUNT,
      redis: hasRedis(),
      env: { EGRESS_ALLOW: sites.map(({ host }) => host).join() },
    });
    const client = new pg.Client({ connectionString: fleet.services.postgres.url() });
    try {
      await client.connect();
      const alone: MeasuredAnalysis[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        for (const site of sites) {
          const measured = await measureAlone(fleet, client, site);
          if (round === 0) continue;
          alone.push(measured);
          logProgress(`${site.id} alone: ${measured.total.toFixed(1)} s`);
        }
      }
      const order = Array.from({ length: brands }, (_, number) => number % sites.length);
      const burst = await measureBurst(
        fleet,
        client,
        order.map((index) => sites[index] as RunningSite),
      );
      return { measured, alone, burst, order };
    } finally {
      await client.end();
      await fleet.stop();
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function submit({ urls, key }: Fleet, url: string): Promise<string> {
  const response = await fetch(`${urls[0]}/v1/api/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, max_pages: MAX_PAGES }),
  });
  if (response.status !== 202) throw new Error(`parse answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { brand_id: string } }).data.brand_id;
}

/** Throws if an analysis failed, or took too long. */
async function untilFinal(client: pg.Client, brandIds: readonly string[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rows } = await client.query<{ status: string; note: string }>(
      `SELECT b.status, a.quality_note AS note FROM brands b JOIN analyses a ON a.id = b.analysis_id
       WHERE b.id = ANY($1::uuid[]) AND b.status IN ('complete', 'failed')`,
      [brandIds],
    );
    const failed = rows.find(({ status }) => status === 'failed');
    if (failed) throw new UserError(`An analysis failed, so nothing can be measured: ${failed.note}`);
    if (rows.length === brandIds.length) return;
    await pause(POLL_MS);
  }
  throw new UserError(`The analyses were not done within ${TIMEOUT_MS / 60_000} minutes.`);
}

async function measureAlone(fleet: Fleet, client: pg.Client, site: RunningSite): Promise<MeasuredAnalysis> {
  const before = processorSeconds(fleet);
  const brandId = await submit(fleet, site.url);
  await untilFinal(client, [brandId]);
  const after = processorSeconds(fleet);
  const { rows } = await client.query<StageRow>(
    `SELECT s.name, a.pages_done AS pages, extract(epoch FROM a.queued_at)::float AS queued,
       extract(epoch FROM s.started_at)::float AS started, extract(epoch FROM s.finished_at)::float AS finished
     FROM brands b JOIN analyses a ON a.id = b.analysis_id JOIN stages s ON s.analysis_id = a.id WHERE b.id = $1`,
    [brandId],
  );
  return {
    site: site.id,
    pages: rows[0]?.pages ?? 0,
    ...stageTimes(rows),
    processor: Object.fromEntries(
      Object.entries(after).map(([who, seconds]) => [who, round(Math.max(0, seconds - before[who as Who]))]),
    ) as MeasuredAnalysis['processor'],
  };
}

export interface StageRow {
  name: AnyStage;
  pages: number;
  queued: number;
  started: number;
  finished: number;
}

/** Lags count from the moment a stage was due: the submission, or the end of the last stage that it needs. */
export function stageTimes(rows: readonly StageRow[]): Pick<MeasuredAnalysis, 'total' | 'stages'> {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const endOf = (name: AnyStage): number => byName.get(name)?.finished ?? 0;
  const stages = ALL_STAGES.flatMap((name) => {
    const row = byName.get(name);
    if (!row) return [];
    const due = name === 'crawl' ? row.queued : Math.max(endOf('crawl'), ...STAGE_NEEDS[name].map(endOf));
    return [[name, { lag: round(Math.max(0, row.started - due)), duration: round(row.finished - row.started) }]];
  });
  const queued = rows[0]?.queued ?? 0;
  return {
    total: round(Math.max(...rows.map(({ finished }) => finished)) - queued),
    stages: Object.fromEntries(stages) as MeasuredAnalysis['stages'],
  };
}

async function measureBurst(fleet: Fleet, client: pg.Client, sites: readonly RunningSite[]): Promise<MeasuredBurst> {
  const brandIds: string[] = [];
  for (const site of sites) brandIds.push(await submit(fleet, site.url));
  await untilFinal(client, brandIds);
  const { rows } = await client.query<{ end: number }>(
    `SELECT extract(epoch FROM max(s.finished_at) - min(min(a.queued_at)) OVER ())::float AS end
     FROM brands b JOIN analyses a ON a.id = b.analysis_id JOIN stages s ON s.analysis_id = a.id
     WHERE b.id = ANY($1::uuid[]) GROUP BY b.id ORDER BY 1`,
    [brandIds],
  );
  return { ends: rows.map(({ end }) => round(end)) };
}

type Who = keyof MeasuredAnalysis['processor'];

function processorSeconds(fleet: Fleet): Record<Who, number> {
  const of = (...pids: number[]) => pids.reduce((sum, pid) => sum + (treeCpuMs(pid) ?? 0), 0) / 1000;
  const app = (name: keyof typeof COUNT) => of(...fleet.processesOf(name).map((member) => member.process().pid));
  const known = {
    api: app('api'),
    crawler: app('crawler'),
    analyst: app('analyst'),
    courier: app('courier'),
    postgres: of(fleet.services.postgres.pid()),
  };
  const all = of(process.pid);
  return { ...known, surroundings: all - Object.values(known).reduce((sum, one) => sum + one, 0) };
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Its load is that of others, as long as nothing has started. */
const describeMachine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}; ${SITES.length} sites from npm on loopback, at most ${MAX_PAGES} pages each, one process of each app, queue in ${hasRedis() ? 'Redis' : 'Postgres'}, no model; load before: ${loadavg()[0]?.toFixed(1)}`;
