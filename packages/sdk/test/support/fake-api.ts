import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Site, startSite } from '@brandprint/testing';
import document from '../../../../apps/api/openapi.json' with { type: 'json' };
import { Brandprint, type ClientOptions } from '../../src/index.ts';

/** What the server does with one request. */
export type Step = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that misbehaves as a test says, and a client of it. */
export interface FaultyServer extends Site {
  client(options?: Partial<ClientOptions>): Brandprint;
  /** The step of each of the next requests; the last one repeats. */
  script(...steps: Step[]): void;
}

export async function startFaultyServer(): Promise<FaultyServer> {
  let steps: Step[] = [];
  const site = await startSite((request, response) => {
    const step = steps.length > 1 ? steps.shift() : steps[0];
    step?.(request, response);
  });
  return {
    ...site,
    client: (options) => new Brandprint({ baseUrl: site.url, apiKey: 'bp_prod_test', maxRetries: 2, ...options }),
    script(...next) {
      site.requests.length = 0;
      steps = next;
    },
  };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Step =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const fail = (status: number, code?: string, headers?: Record<string, string>): Step =>
  json({ error: 'Error', message: `It is ${code}`, code }, status, headers);

/** Closes the connection after a part of the body. */
export const reset =
  (part = ''): Step =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write(part || ' ', () => response.socket?.destroy());
  };

/** Accepts the request and says nothing. */
export const hang: Step = () => {};

/** An event stream that sends these lines and ends, or breaks, or stays open. */
export const events =
  (lines: string[], end: 'end' | 'reset' | 'open' = 'end'): Step =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(lines.map((line) => `${line}\n`).join(''), () => {
      if (end === 'end') response.end();
      if (end === 'reset') response.socket?.destroy();
    });
  };

export const noContent: Step = (_, response) => void response.writeHead(204).end();

/** The lines of an event of the brand. */
export const event = (id: number, type: string, data: object = {}): string[] => [
  `id: ${id}`,
  `event: ${type}`,
  `data: ${JSON.stringify({ type, timestamp: '2026-11-21T09:30:14.759Z', data: { brand_id: BRAND_ID, ...data } })}`,
  '',
];

const { examples } = document.paths['/v1/api/brands/{brandId}'].get.responses['200'].content['application/json'];
const [complete] = Object.values(examples).filter(({ value }) => value.data.analysis !== null);
export const BRAND = complete?.value.data ?? { id: '', source_url: '' };
export const BRAND_ID = BRAND.id;
export const brand = (changes: object = {}): Step => json({ data: { ...BRAND, ...changes } }, 200, { etag: '"1"' });
export const SUBMITTED = json({ data: { brand_id: BRAND_ID, status: 'queued', source_url: '', message: '' } }, 202);
