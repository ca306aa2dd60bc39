import { readFile } from 'node:fs/promises';
import { EXPORT_FORMATS, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { startApiProcess } from '@brandprint/harness/start-server';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { createWorkspaceKey } from '@brandprint/harness/workspace-key';
import pg from 'pg';
import { seedBrand } from '../api/seed.ts';

export interface ExportsBenchOptions {
  rounds: number;
  books: number;
}

/** Milliseconds of each request, one after another. */
interface Latencies {
  name: string;
  bytes: number;
  ms: number[];
  /** Processor time of the API for each request, on average. It depends less on how busy the machine is. */
  cpuMs: number;
}

export interface ExportsBenchResult {
  /** The brand itself, the list of exports, then each format. */
  latencies: Latencies[];
  books: { ms: number[] /** Resident memory in MB before, and after each quarter of the books. */; memory: number[] };
}

const EXAMPLE = new URL('../../../../docs/examples/composed.json', import.meta.url);
const WARM_UP = 20;
/** Requests of which the processor time is taken. */
const CPU_REQUESTS = 50;
/** Without those that a worker prints, which does not run here. */
const FORMATS = EXPORT_FORMATS.filter((format) => format !== 'book.pdf');

type Get = (path: string) => Promise<{ ms: number; text: string; bytes: number }>;

/** Downloads a brand and each of its exports in turn from the API, run as in production, on one connection. */
export async function benchExports(
  { rounds, books }: ExportsBenchOptions,
  logProgress: (line: string) => void,
): Promise<ExportsBenchResult> {
  const started = createStopStack();
  try {
    const postgres = started.add(await startScratchPostgres());
    const db = new pg.Client({ connectionString: postgres.url });
    await db.connect();
    started.add({ stop: () => db.end() });
    const api = started.add(await startApiProcess(postgres.url, postgres.dir));
    const { workspaceId, key } = await createWorkspaceKey(postgres.url);
    const id = await seedBrand(db, workspaceId, await exampleSections());
    const detail = `/v1/api/brands/${id}`;
    const get: Get = async (path) => {
      const from = performance.now();
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${key}` } });
      const body = Buffer.from(await response.arrayBuffer());
      if (!response.ok) throw new Error(`${path} responded ${response.status}: ${body.toString().slice(0, 500)}`);
      return { ms: performance.now() - from, text: body.toString(), bytes: body.length };
    };
    const paths: [name: string, path: string][] = [
      ['GET of the brand', detail],
      ['list of exports', `${detail}/exports`],
      ...FORMATS.map((format): [string, string] => [format, `${detail}/exports/${format}`]),
    ];
    const latencies = paths.map(([name]): Latencies => ({ name, bytes: 0, ms: [], cpuMs: Number.NaN }));
    for (let round = -WARM_UP; round < rounds; round++) {
      if (round === 0) logProgress(`Measuring ${rounds} rounds of ${paths.length} requests …`);
      for (const [i, [, path]] of paths.entries()) {
        const { ms, bytes } = await get(path);
        const latency = latencies[i];
        if (round < 0 || !latency) continue;
        latency.ms.push(ms);
        latency.bytes = bytes;
      }
    }
    logProgress(`Measuring the processor time of ${CPU_REQUESTS} requests each …`);
    for (const [i, [, path]] of paths.entries()) {
      const before = await readMetric(get, CPU_SECONDS);
      for (let n = 0; n < CPU_REQUESTS; n++) await get(path);
      const latency = latencies[i];
      if (latency) latency.cpuMs = (((await readMetric(get, CPU_SECONDS)) - before) / CPU_REQUESTS) * 1000;
    }
    logProgress(`Downloading ${books} books in a row …`);
    const memory = [await residentMegabytes(get)];
    const ms: number[] = [];
    for (let book = 1; book <= books; book++) {
      ms.push((await get(`${detail}/exports/book.html`)).ms);
      if (book % Math.ceil(books / 4) === 0 || book === books) memory.push(await residentMegabytes(get));
    }
    return { latencies, books: { ms, memory } };
  } finally {
    await started.stop();
  }
}

async function exampleSections(): Promise<Map<SectionStage, unknown>> {
  const { data } = JSON.parse(await readFile(EXAMPLE, 'utf8'));
  return new Map(SECTION_STAGES.flatMap((name) => (data.analysis[name] ? [[name, data.analysis[name]] as const] : [])));
}

const CPU_SECONDS = 'process_cpu_seconds_total';
const MEMORY_BYTES = 'process_resident_memory_bytes';

const residentMegabytes = async (get: Get): Promise<number> => (await readMetric(get, MEMORY_BYTES)) / 1e6;

async function readMetric(get: Get, name: string): Promise<number> {
  const { text } = await get('/metrics');
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}
