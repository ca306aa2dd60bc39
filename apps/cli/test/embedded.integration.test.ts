import { startSite } from '@brandprint/testing';
import { expect, test } from '@jest/globals';
import { fetchFromSuccessors } from '../src/embedded.ts';

test('When the server of another process ends, then one is started for all requests, which arrive there once', async () => {
  const first = await startSite(() => {});
  const next = await startSite((_, response) => void response.end('ok'));
  let starts = 0;
  const send = fetchFromSuccessors({ url: first.url, apiKey: 'first' }, async () => {
    starts += 1;
    return { url: next.url, apiKey: 'next' };
  });
  await first.stop();
  try {
    const paths = ['/v1/a?limit=1', '/v1/b'];
    const responses = await Promise.all(
      paths.map((path) => send(`${first.url}${path}`, { method: 'POST', body: 'x' })),
    );

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(next.requests.map(({ path }) => path).sort()).toEqual(paths);
    expect(next.requests[0]?.headers['authorization']).toBe('Bearer next');
    expect(starts).toBe(1);
  } finally {
    await next.stop();
  }
});

test('When no successor can be started, then the next request tries it again', async () => {
  const gone = await startSite(() => {});
  await gone.stop();
  const next = await startSite((_, response) => void response.end('ok'));
  let starts = 0;
  const send = fetchFromSuccessors({ url: gone.url, apiKey: 'first' }, async () => {
    starts += 1;
    if (starts === 1) throw new Error('no browser');
    return { url: next.url, apiKey: 'next' };
  });
  try {
    await expect(send(`${gone.url}/`)).rejects.toThrow('no browser');
    expect((await send(`${gone.url}/`)).status).toBe(200);
  } finally {
    await next.stop();
  }
});
