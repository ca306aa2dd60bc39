import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CellLookup, openCellLookup } from '@brandprint/database';
import type { Metrics } from '@brandprint/operations';
import { type Logger, type Stoppable, UserError } from '@brandprint/platform';
import { createCellFinder, type FoundCell } from './find-cell.ts';
import { hintOf, questionOf } from './question.ts';

/** The gateway asks about the request `PATH` at `/cell` + PATH, with its headers and without its body. */
const QUESTION = '/cell';
/** Sends a browser to the dashboard of a cell: for people who sign in at a provider. */
const CHOICE = /^\/cells\/([a-z0-9-]+)\/?$/;
const HINT_SECONDS = 365 * 86_400;
const NOT_FOUND = { error: 'Not Found', message: 'There is no such cell', code: 'NOT_FOUND' };

export interface LookUp extends Stoppable {
  port: number;
}

interface LookUpOptions {
  /** 0 picks a free port. */
  port: number;
  /** To the database of each cell, for questions that it has answered before; as many again for others. */
  connections: number;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Serves the look-up. To a question it answers 200 with the name of a cell in `Brandprint-Cell`, or `any` or `none`: the
 * gateway itself answers requests of `none`. Of other requests of clients only those for `/cells/` come here; `/healthz`,
 * `/readyz` and `/metrics` are for operators.
 */
export async function serveLookUp(
  urls: ReadonlyMap<string, string>,
  { port, connections, logger, metrics }: LookUpOptions,
): Promise<LookUp> {
  const cells = new Map<string, CellLookup>([...urls].map(([name, url]) => [name, openCellLookup(url, connections)]));
  const onAsked = (cell: string, isUp: boolean) => metrics.set('brandprint_cell_up', { cell }, isUp ? 1 : 0);
  const find = createCellFinder(cells, { onAsked });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const [, chosen] = CHOICE.exec(path) ?? [];
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (path === '/readyz') return sendReadiness(response);
    if (path === '/metrics') return send(response, 200, { type: metrics.contentType, body: await metrics.text() });
    if (chosen !== undefined && cells.has(chosen)) return redirect(response, chosen);
    if (!path.startsWith(`${QUESTION}/`)) return sendJson(response, 404, NOT_FOUND);
    const began = performance.now();
    const found = await find(questionOf(path.slice(QUESTION.length), request.headers));
    const kind = typeof found === 'object' ? 'cell' : found;
    metrics.observe('brandprint_cell_lookup_duration_seconds', { answer: kind }, (performance.now() - began) / 1000);
    response.writeHead(200, { 'Brandprint-Cell': nameOf(found, request), 'Content-Length': 0 }).end();
  }

  /** Where every cell would do, a browser stays with the one that it was sent to. */
  function nameOf(found: FoundCell, { headers }: IncomingMessage): string {
    if (typeof found === 'object') return found.cell;
    const hint = hintOf(headers);
    return found === 'any' && hint !== undefined && cells.has(hint) ? hint : found;
  }

  /** Ready as long as one cell responds: the others' requests get 503. */
  async function sendReadiness(response: ServerResponse): Promise<void> {
    const states = await Promise.all(
      [...cells].map(async ([name, cell]) => {
        const state = await cell.ping().then(
          () => 'ok',
          () => 'unavailable',
        );
        onAsked(name, state === 'ok');
        return [name, state] as const;
      }),
    );
    const isReady = states.some(([, state]) => state === 'ok');
    sendJson(response, isReady ? 200 : 503, {
      status: isReady ? 'ok' : 'unavailable',
      cells: Object.fromEntries(states),
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error('could not look a cell up', { error });
      if (!response.headersSent) sendJson(response, 500, { error: 'Internal Server Error' });
    });
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new UserError(`LOOKUP_PORT: port ${port} cannot be used (${(cause as Error).message}).`, { cause });
  }
  const listening = (server.address() as AddressInfo).port;
  logger.info('listening', { port: listening, cells: [...cells.keys()] });
  return {
    port: listening,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await Promise.all([...cells.values()].map((cell) => cell.stop()));
    },
  };
}

function redirect(response: ServerResponse, cell: string): void {
  const cookie = `brandprint-cell=${cell}; Path=/; Max-Age=${HINT_SECONDS}; HttpOnly; SameSite=Lax`;
  response.writeHead(302, { Location: '/app/', 'Set-Cookie': cookie, 'Content-Length': 0 }).end();
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  send(response, status, { type: 'application/json; charset=utf-8', body: JSON.stringify(body) });

function send(response: ServerResponse, status: number, { type, body }: { type: string; body: string }): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
