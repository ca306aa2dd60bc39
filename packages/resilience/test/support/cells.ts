import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fleet } from '@brandprint/harness/fleet';
import { delay, type Stoppable } from '@brandprint/platform';
import { isInstalled, waitFor } from '@brandprint/testing';
import { bundleScript, freePort, type ManagedProcess, startProcess } from '@brandprint/testing/faults';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const OPERATOR = join(ROOT, 'apps/operator/src/main.ts');
const CONFIGURATION = join(ROOT, 'compose/cells/nginx.conf');

/** Between two requests of a client. */
const RETRY_MS = 200;

/** Whether nginx is installed. Throws in CI if it is not. */
export const hasNginx = (): boolean => isInstalled('nginx', 'Debian, Ubuntu: apt-get install nginx-light.', ['-v']);

export interface Gateway extends Stoppable {
  url: string;
  /** Runs a command of the operator on the first cell; with the second one as the target. */
  operate(args: string[]): Promise<ManagedProcess>;
  /** Starts a move of a workspace to the second cell, and kills it after it has printed this. */
  moveAndKill(workspace: string, text: string): Promise<void>;
  lookUp: ManagedProcess;
}

const portOf = (url: string | undefined) => new URL(url ?? '').port;

/** The look-up and nginx in front of two cells, `a` and `b`, with the configuration that we ship. */
export async function startGateway([a, b]: readonly [Fleet, Fleet]): Promise<Gateway> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-gateway-'));
  const [port, lookupPort] = [await freePort(), await freePort()];
  const operator = await bundleScript(OPERATOR);
  const store = ({ env }: Fleet, prefix: string) =>
    Object.fromEntries(
      ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'].map((it) => [prefix + it, env[it]]),
    );
  const env = {
    CELLS: `a=${a.services.postgres.url()},b=${b.services.postgres.url()}`,
    LOOKUP_PORT: String(lookupPort),
    DATABASE_URL: a.services.postgres.url(),
    TARGET_DATABASE_URL: b.services.postgres.url(),
    ...store(a, ''),
    ...store(b, 'TARGET_'),
  };
  let number = 0;
  const operate = (args: string[]) => {
    number += 1;
    return startProcess([process.execPath, operator, ...args], { log: join(dir, `operator-${number}.log`), env });
  };
  const shipped = await readFile(CONFIGURATION, 'utf8');
  const here = shipped
    .replaceAll('lookup:3020', `127.0.0.1:${lookupPort}`)
    .replaceAll('api.cell-a:3000', `127.0.0.1:${portOf(a.urls[0])}`)
    .replaceAll('api.cell-b:3000', `127.0.0.1:${portOf(b.urls[0])}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx', `${dir}/nginx`);
  await writeFile(join(dir, 'nginx.conf'), here);
  const directives = `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log;`;
  const nginxArgs = ['nginx', '-c', join(dir, 'nginx.conf'), '-p', dir, '-g', directives];
  const lookUp = await operate(['cells', 'lookup']);
  const nginx = await startProcess(nginxArgs, { log: join(dir, 'nginx.log') });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => {
    for (const it of [lookUp, nginx]) if (!it.isAlive()) throw new Error(`The gateway did not start: ${it.log()}`);
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    operate,
    lookUp,
    async moveAndKill(workspace, text) {
      const move = await operate(['cells', 'move', workspace]);
      await waitFor(async () => {
        if (!move.isAlive()) throw new Error(`The move ended before it was killed: ${move.log()}`);
        return move.log().includes(text);
      });
      await move.kill();
    },
    async stop() {
      await Promise.all([nginx.stop(), lookUp.stop()]);
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The numbers and types of a brand's events, as a client gets them that reconnects until the analysis has ended. */
export async function listen(url: string, key: string, brandId: string, types: Map<number, string[]>): Promise<void> {
  for (let last = 0, ended = false; !ended; ) {
    const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream', 'last-event-id': String(last) };
    try {
      const response = await fetch(`${url}/v1/api/brands/${brandId}/events`, { headers });
      if (response.status === 204) return;
      if (response.status !== 200) {
        if (response.status !== 503) throw new ListenError(`the stream of ${brandId} got ${response.status}`);
        await delay(RETRY_MS);
        continue;
      }
      for await (const { id, type } of readEvents(response)) {
        types.set(id, [...(types.get(id) ?? []), type]);
        last = id;
        ended = type === 'brand.complete' || type === 'brand.failed';
      }
    } catch (error) {
      if (error instanceof ListenError) throw error;
      await delay(RETRY_MS);
    }
  }
}

class ListenError extends Error {}

async function* readEvents(response: Response): AsyncGenerator<{ id: number; type: string }> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, type] = /^id: (\d+)\nevent: (.+)$/m.exec(block) ?? [];
      if (id !== undefined && type !== undefined) yield { id: Number(id), type };
    }
  }
}

/** Sends a request again and again until stopped. Returns what was not 200. */
export function pollUntil(stopped: AbortSignal, url: string, key: string): Promise<string[]> {
  const others: string[] = [];
  const poll = async (): Promise<string[]> => {
    while (!stopped.aborted) {
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } }).catch(
        (error) => error as Error,
      );
      if (response instanceof Error) others.push(response.message);
      else {
        if (response.status !== 200) others.push(`${response.status} ${response.headers.get('retry-after')}`);
        await response.arrayBuffer().catch((error: Error) => others.push(error.message));
      }
      await delay(RETRY_MS);
    }
    return others;
  };
  return poll();
}
