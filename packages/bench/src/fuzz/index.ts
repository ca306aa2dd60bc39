import { Agent } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createResponseChecker, type HttpExchange } from '@brandprint/testing/openapi';
import fc from 'fast-check';
import { startServer } from '../start-server.ts';
import { collectCursors } from './cursors.ts';
import type { Document } from './document.ts';
import { createFuzzFixture } from './fixture.ts';
import { arbitraryRequests, type FuzzRequest } from './requests.ts';
import { sendFuzzRequest } from './send-request.ts';
import { serveSettings } from './settings.ts';

export interface FuzzOptions {
  /** How many requests, about. */
  runs: number;
  seed: number;
}

export interface FuzzResult {
  requests: number;
  /** How often each answer was had, such as `getBrand 200`. */
  answers: Map<string, number>;
  /** What went wrong, with the request that shows it; undefined if nothing did. */
  failure: string | undefined;
}

const SERVER = fileURLToPath(new URL('./serve.ts', import.meta.url));
/** Requests that are under way at the same moment, at most. */
const MAX_BURST_SIZE = 7;
/** Of a burst, a little less than it is. */
const MEAN_BURST_SIZE = 3.8;
/** Deleted things are made again after so many bursts. */
const RESEED_INTERVAL = 100;
/** How long a smaller burst that fails too is looked for. */
const SHRINK_TIMEOUT_MS = 20_000;
/** What no answer may hold: stack traces, paths of files, SQL. */
const INTERNALS_PATTERN = /node_modules|\.ts:\d+|\bat \w+ \(|Prisma|ECONN|\bSELECT .+ FROM\b|syntax error at/;

/** Sends made-up requests to the API on a migrated database of its own, and holds each answer against the OpenAPI document. */
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
    const sendAndCheck = async (asked: FuzzRequest): Promise<string[]> => {
      requests += 1;
      const exchange = await sendFuzzRequest(base, agent, asked, fixture.tokens);
      const { answer = `nowhere ${exchange.status}`, violations } = check(exchange);
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

/** A path that cannot be decoded is refused before anybody looks for its operation. */
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

/** The smallest burst that fails, and what the server said of it last. */
function describeFailure({ counterexample, errorInstance, seed }: fc.RunDetails<[FuzzRequest[]]>, log: string): string {
  const [burst = []] = counterexample ?? [];
  const complaints = log.split('\n').filter((line) => line.includes('"level":"error"'));
  return [
    `Seed ${seed}. The smallest burst of requests that fails:`,
    ...burst.map((asked) => JSON.stringify(asked)),
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    ...(complaints.length > 0 ? ['Last error in the server log:', complaints.at(-1) ?? ''] : []),
  ].join('\n');
}
