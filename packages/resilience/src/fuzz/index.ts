import { Agent } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@brandprint/harness/start-server';
import { createResponseChecker, type HttpExchange } from '@brandprint/testing/openapi';
import fc from 'fast-check';
import { collectCursors } from './cursors.ts';
import type { Document } from './document.ts';
import { createFuzzFixture } from './fixture.ts';
import { arbitraryRequests, type FuzzRequest } from './requests.ts';
import { sendFuzzRequest } from './send-request.ts';
import { serveSettings } from './settings.ts';

export interface FuzzOptions {
  /** Approximate number of requests. */
  runs: number;
  seed: number;
}

export interface FuzzResult {
  requests: number;
  /** How often each response, such as `getBrand 200`, was received. */
  answers: Map<string, number>;
  /** The fault, with the requests that show it; undefined if there is none. */
  failure: string | undefined;
}

const SERVER = fileURLToPath(new URL('./serve.ts', import.meta.url));
/** Concurrent requests, at most. */
const MAX_BURST_SIZE = 7;
/** Slightly below the true mean, so that there are enough requests. */
const MEAN_BURST_SIZE = 3.8;
/** Deleted rows are inserted again after this many bursts. */
const RESEED_INTERVAL = 100;
/** Time to look for a smaller failing burst. */
const SHRINK_TIMEOUT_MS = 20_000;
/** What no response may contain: stack traces, file paths, SQL. */
const INTERNALS_PATTERN = /node_modules|\.ts:\d+|\bat \w+ \(|Prisma|ECONN|\bSELECT .+ FROM\b|syntax error at/;

/** Sends generated requests to the API on a migrated database, and compares each response with the OpenAPI document. */
export async function runFuzzing(
  environment: { databaseUrl: string; dir: string },
  options: FuzzOptions,
): Promise<FuzzResult> {
  const settings = {
    databaseUrl: environment.databaseUrl,
    store: join(environment.dir, 'store'),
    secretsKey: 'f'.repeat(32),
  };
  const fixture = await createFuzzFixture(settings.databaseUrl, settings.store);
  const server = await startServer(SERVER, environment.dir, { ...serveSettings(settings), NODE_ENV: 'production' });
  const agent = new Agent({ keepAlive: true });
  const base = new URL(server.url);
  const answers = new Map<string, number>();
  let requests = 0;
  let bursts = 0;
  let giveUpAt = Number.POSITIVE_INFINITY;

  try {
    const document = (await (await fetch(new URL('/openapi.json', base))).json()) as Document;
    const cursors = await collectCursors(base, document, fixture.tokens);
    const check = createResponseChecker(document);
    const sendAndCheck = async (sent: FuzzRequest): Promise<string[]> => {
      requests += 1;
      const exchange = await sendFuzzRequest(base, agent, sent, fixture.tokens);
      const { answer = `no operation ${exchange.status}`, violations } = check(exchange);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      return [...(isUndecodablePath(exchange) ? [] : violations), ...generalViolations(exchange)];
    };
    const property = fc.asyncProperty(
      fc.array(arbitraryRequests(document, cursors), { minLength: 1, maxLength: MAX_BURST_SIZE, size: 'max' }),
      async (burst) => {
        if (Date.now() > giveUpAt) return;
        if (bursts++ % RESEED_INTERVAL === 0) await fixture.reseed();
        const faults = (await Promise.all(burst.map(sendAndCheck))).flat();
        if (faults.length === 0) return;
        giveUpAt = Math.min(giveUpAt, Date.now() + SHRINK_TIMEOUT_MS);
        throw new Error(faults.join('\n'));
      },
    );
    const found = await fc.check(property, { seed: options.seed, numRuns: Math.ceil(options.runs / MEAN_BURST_SIZE) });
    return { requests, answers, failure: found.failed ? describeFailure(found, server.log()) : undefined };
  } finally {
    agent.destroy();
    await server.stop();
    await fixture.stop();
  }
}

/** A path that cannot be decoded is rejected before routing, so it has no operation. */
function isUndecodablePath({ url, status }: HttpExchange): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return false;
  } catch {
    return status === 400;
  }
}

function generalViolations({ method, url, status, body = '' }: HttpExchange): string[] {
  const faults = [];
  if (status >= 500) faults.push(`${method} ${url} → ${status}: ${body.slice(0, 300)}`);
  if (status >= 400 && INTERNALS_PATTERN.test(body))
    faults.push(`${method} ${url} → ${status} shows internals: ${body.slice(0, 300)}`);
  return faults;
}

/** The smallest failing burst, and the last error in the server's log. */
function describeFailure({ counterexample, errorInstance, seed }: fc.RunDetails<[FuzzRequest[]]>, log: string): string {
  const [burst = []] = counterexample ?? [];
  const errors = log.split('\n').filter((line) => line.includes('"level":"error"'));
  return [
    `Seed ${seed}. The smallest burst of requests that fails:`,
    ...burst.map((sent) => JSON.stringify(sent)),
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    ...(errors.length > 0 ? ['Last error in the server log:', errors.at(-1) ?? ''] : []),
  ].join('\n');
}
