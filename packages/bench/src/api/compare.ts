import type { Server } from '../start-server.ts';
import { median } from '../stats.ts';
import { generateLoad, type LoadRequest } from './generate-load.ts';

/** The same question to two servers. */
export interface Scenario {
  name: string;
  ours: LoadRequest;
  bare: LoadRequest;
}

interface Speed {
  /** Requests a second. */
  rate: number;
  /** Processor milliseconds of the server for each request; null where the system does not tell. */
  cpuMs: number | null;
  /** Bytes of one answer's body. */
  bytes: number;
}

export interface Comparison {
  name: string;
  ours: Speed;
  bare: Speed;
  /** Our rate as a share of the bare one's: the median of the rounds, and their span. */
  ratio: { median: number; min: number; max: number };
  /** The bare server's processor time for a request as a share of ours. */
  cpuRatio: number | null;
}

const CONNECTIONS = 8;

/** Measures each scenario in rounds, the two servers in turn, who is first changing with every round. */
export async function compare(
  scenario: Scenario,
  servers: { ours: Server; bare: Server },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  const measure = (who: 'ours' | 'bare', duration = seconds) => speedOf(servers[who], scenario[who], duration);
  // Until the code is compiled, nothing is worth counting.
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
