import type { Server } from '@brandprint/harness/start-server';
import { median } from '@brandprint/harness/stats';
import { generateLoad, type LoadRequest } from './generate-load.ts';

/** The same request to two servers. */
export interface Scenario {
  name: string;
  ours: LoadRequest;
  bare: LoadRequest;
}

interface Speed {
  /** Requests per second. */
  rate: number;
  /** Processor milliseconds of the server per request; null where the system does not report it. */
  cpuMs: number | null;
  /** Bytes of a response body. */
  bytes: number;
}

export interface Comparison {
  name: string;
  ours: Speed;
  bare: Speed;
  /** Our rate as a share of the bare server's: the median and the range of the rounds. */
  ratio: { median: number; min: number; max: number };
  /** The bare server's processor time per request as a share of ours. */
  cpuRatio: number | null;
}

const CONNECTIONS = 8;

/** Measures a scenario in rounds, one server after the other. They take turns to go first. */
export async function compare(
  scenario: Scenario,
  servers: { ours: Server; bare: Server },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  const measure = (who: 'ours' | 'bare', duration = seconds) => speedOf(servers[who], scenario[who], duration);
  // Warm-up, so that the code is compiled.
  await measure('bare', seconds * 2);
  await measure('ours', seconds * 2);
  const samples: { ours: Speed; bare: Speed }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const bare = await measure('bare');
      samples.push({ bare, ours: await measure('ours') });
    } else {
      const ours = await measure('ours');
      samples.push({ ours, bare: await measure('bare') });
    }
  }
  const [ours, bare] = [summary(samples.map((round) => round.ours)), summary(samples.map((round) => round.bare))];
  const ratios = samples.map((round) => round.ours.rate / round.bare.rate);
  return {
    name: scenario.name,
    ours,
    bare,
    ratio: { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
    cpuRatio: ours.cpuMs && bare.cpuMs && bare.cpuMs / ours.cpuMs,
  };
}

async function speedOf(server: Server, request: LoadRequest, seconds: number): Promise<Speed> {
  const before = server.cpuMs();
  const load = await generateLoad(server.url, request, { connections: CONNECTIONS, seconds });
  const after = server.cpuMs();
  return {
    rate: load.requests / load.seconds,
    cpuMs: before === null || after === null ? null : (after - before) / load.requests,
    bytes: Math.round(load.bytes / load.requests),
  };
}

function summary(speeds: Speed[]): Speed {
  const cpu = speeds.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  return {
    rate: median(speeds.map(({ rate }) => rate)),
    cpuMs: cpu.length > 0 ? median(cpu) : null,
    bytes: speeds[0]?.bytes ?? 0,
  };
}
