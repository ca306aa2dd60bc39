import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { UnavailableError, UserError } from '@brandprint/platform';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type AssetStore, createS3Store } from '../src/index.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const PATIENT = { idleMs: 30_000, totalMs: 60_000 };
/** For tests that wait for a timeout. */
const QUICK = { ...PATIENT, idleMs: 150 };

/** An S3 server that knows its bucket's region, and handles everything else with `listener`. */
async function openAt(listener: RequestListener, limits = PATIENT): Promise<AssetStore> {
  server = createServer((request, response) => {
    if (request.url?.includes('location')) response.end('<LocationConstraint/>');
    else listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'key',
    secretKey: 'secret',
    bucket: 'assets',
    limits,
  });
}

const everyCall: [string, (store: AssetStore) => Promise<unknown>][] = [
  ['put', (store) => store.put('brands/a', Buffer.from('x'), 'text/plain')],
  ['get', (store) => store.get('brands/a')],
  ['read', (store) => store.read('brands/a')],
  ['list', (store) => store.list('brands/')[Symbol.asyncIterator]().next() as Promise<unknown>],
  ['deletePrefix', (store) => store.deletePrefix('brands/')],
  ['ping', (store) => store.ping()],
  ['prepare', (store) => store.prepare()],
];

describe('An S3', () => {
  test('When it lists in pages, then every page is read, with the continuation token of the previous one', async () => {
    const content = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`;
    const store = await openAt((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://s3');
      const page = Number(searchParams.get('continuation-token') ?? 1);
      const next =
        page < 3 ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page + 1}</NextContinuationToken>` : '';
      response.end(
        `<ListBucketResult>${content(`brands/${page}a`)}${content(`brands/${page}b`)}${next}</ListBucketResult>`,
      );
    });
    const keys: string[] = [];
    for await (const { key } of store.list('brands/')) keys.push(key);
    expect(keys).toEqual(['brands/1a', 'brands/1b', 'brands/2a', 'brands/2b', 'brands/3a', 'brands/3b']);
  });

  test('When only the first byte is needed, then only the first byte is requested', async () => {
    const asked: unknown[] = [];
    const store = await openAt((request, response) => {
      asked.push(request.headers.range);
      response.writeHead(206, { 'content-length': 1, 'content-range': 'bytes 0-0/10' }).end('x');
    });
    const object = await store.get('brands/a', { start: 0, end: 0 });
    expect(object?.bytes).toBe(10);
    expect(object && (await buffer(object.body)).toString()).toBe('x');
    expect(asked).toEqual(['bytes=0-0']);
  });

  test('When the bucket is missing and cannot be created, then the error is readable', async () => {
    const store = await openAt((request, response) => {
      response.writeHead(request.method === 'HEAD' ? 404 : 403).end('<Error><Code>AccessDenied</Code></Error>');
    });
    await expect(store.prepare()).rejects.toThrow(UserError);
    await expect(store.prepare()).rejects.toThrow('The bucket assets does not exist and could not be created');
  });

  test('When it judges bulk deletes by rights on the bucket, then files are removed one by one', async () => {
    const left = new Set(['brands/a/1', 'brands/a/2']);
    const store = await openAt((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
      const key = pathname.replace('/assets/', '');
      if (searchParams.has('delete'))
        response
          .writeHead(403)
          .end('<Error><Code>AccessDenied</Code><Message>no right on the bucket</Message></Error>');
      else if (request.method === 'DELETE') response.writeHead(left.delete(key) ? 204 : 403).end();
      else
        response.end(
          `<ListBucketResult>${[...left].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
        );
    });
    await store.deletePrefix('brands/a/');
    expect([...left]).toEqual([]);
  });

  test('When it rejects a removal once, then the rest is removed', async () => {
    let removals = 0;
    const store = await openAt((request, response) => {
      if (request.method === 'GET') {
        response.end('<ListBucketResult><Contents><Key>brands/a</Key></Contents></ListBucketResult>');
      } else response.writeHead(removals++ === 0 ? 503 : 200).end('<DeleteResult/>');
    });
    await store.deletePrefix('brands/');
    expect(removals).toBe(2);
  });
});

describe('An S3 that misbehaves', () => {
  test.each(everyCall)('When it never responds, then %s fails', async (_, call) => {
    await expect(call(await openAt(() => {}, QUICK))).rejects.toThrow('the store did not respond for 150 ms');
  });

  test.each(everyCall)('When it responds with 503, then %s fails', async (_, call) => {
    const busy = await openAt((_request, response) => response.writeHead(503).end('<Error/>'));
    await expect(call(busy)).rejects.toThrow('Retryable HTTP status: 503');
  });

  test.each(everyCall.filter(([name]) => name !== 'ping' && name !== 'prepare'))(
    'When it responds with 503, then %s throws an outage',
    async (_, call) => {
      const busy = await openAt((_request, response) => response.writeHead(503).end('<Error/>'));
      await expect(call(busy)).rejects.toThrow(UnavailableError);
    },
  );

  test('When it never responds, then a removal does not retry', async () => {
    let asked = 0;
    const store = await openAt(() => {
      asked++;
    }, QUICK);
    await expect(store.deletePrefix('brands/')).rejects.toThrow('did not respond');
    expect(asked).toBe(1);
  });

  test('When it responds with 503 repeatedly, then one connection is enough', async () => {
    const busy = await openAt((_request, response) => response.writeHead(503).end('<Error/>'));
    for (let i = 0; i < 3; i++) await expect(busy.get('brands/a')).rejects.toThrow(UnavailableError);
    const connections = await new Promise((resolve) => server?.getConnections((_, count) => resolve(count)));
    expect(connections).toBe(1);
  });

  test('When it announces an object and sends nothing, then the error comes before the stream is returned', async () => {
    const store = await openAt((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).flushHeaders();
    }, QUICK);
    await expect(store.get('brands/a')).rejects.toThrow('aborted');
  });

  test('When it stops in the middle of an object, then the reader gets an error', async () => {
    const store = await openAt((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('01234');
    }, QUICK);
    const object = await store.get('brands/a');
    expect(object?.bytes).toBe(10);
    await expect(object && buffer(object.body)).rejects.toThrow('aborted');
  });

  test('When it sends a byte now and then, then the total timeout still applies', async () => {
    const store = await openAt(
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1_000_000 });
        const drip = setInterval(() => response.write('.'), 20);
        response.once('close', () => clearInterval(drip));
      },
      { ...PATIENT, totalMs: 300 },
    );
    await expect(store.read('brands/a')).rejects.toThrow('aborted');
  });

  test('When the reader is slow, then nothing is cut off', async () => {
    const bytes = 20_000_000;
    const store = await openAt((_request, response) => response.end(Buffer.alloc(bytes)), {
      ...PATIENT,
      idleMs: 500,
    });
    const object = await store.get('brands/a');
    await pause(1_500); // No state to wait for: the pause is what is tested.
    expect(object && (await buffer(object.body)).length).toBe(bytes);
  });

  test('When a reader gives up, then the connection is closed', async () => {
    let left = () => {};
    const closed = new Promise<void>((resolve) => {
      left = resolve;
    });
    const store = await openAt((_request, response) => {
      response.once('close', left).writeHead(200, { 'content-length': 20_000_000 }).write(Buffer.alloc(10_000_000));
    });
    const object = await store.get('brands/a');
    object?.body.destroy();
    await closed;
  });

  test('When it keeps an object that should be removed, then the removal fails', async () => {
    const list = '<ListBucketResult><Contents><Key>brands/a</Key><Size>1</Size></Contents></ListBucketResult>';
    const refusal = '<DeleteResult><Error><Key>brands/a</Key><Code>AccessDenied</Code></Error></DeleteResult>';
    const store = await openAt((request, response) => response.end(request.method === 'POST' ? refusal : list));
    await expect(store.deletePrefix('brands/')).rejects.toThrow('AccessDenied');
  });
});
