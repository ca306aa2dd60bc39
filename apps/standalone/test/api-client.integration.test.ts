import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createApiClient } from '../src/quickstart/api-client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that is unavailable for the first requests, with the headers of all that it got. */
async function serverUnavailableFor(requests: number) {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    request.resume();
    const isUp = received.length > requests;
    response.writeHead(isUp ? 202 : 503, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify(isUp ? { data: QUEUED } : { message: 'Please retry' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  return { received, client: createApiClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key') };
}
const ID = 'a89ad94a-938b-4ace-a532-14277f5ecbcb';
const QUEUED = { brand_id: ID, status: 'queued', source_url: 'https://example.com/', message: 'Queued' };
const SITE = { url: 'https://example.com', maxPages: undefined, stages: undefined };

describe('The client of the quickstart', () => {
  test('When the server is unavailable for a moment, then the request is sent again with the same idempotency key', async () => {
    const { client, received } = await serverUnavailableFor(2);

    expect(await client.parse(SITE)).toBe(ID);
    expect(received).toHaveLength(3);
    expect(new Set(received.map((headers) => headers['idempotency-key'])).size).toBe(1);
  });

  test('When the server stays unavailable, then its answer is the error', async () => {
    const { client, received } = await serverUnavailableFor(Number.POSITIVE_INFINITY);

    await expect(client.parse(SITE)).rejects.toThrow('POST /v1/api/parse returned 503: {"message":"Please retry"}');
    expect(received).toHaveLength(10);
  });
});
