import { type NameServer, startNameServer } from '@brandprint/testing/hostile';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDnsResolver } from '../src/index.ts';

const V4 = '93.184.216.34';
const V6 = '2606:2800:220:1:248:1893:25c8:1946';

let names: NameServer;

beforeAll(async () => {
  names = await startNameServer({
    'both.example': [[V4, V6]],
    'half.example': [{ v4: [V4], v6: 'silence' }],
    'other-half.example': [{ v4: 'silence', v6: [V6] }],
    'broken-half.example': [{ v4: [V4], v6: 'failure' }],
  });
});
afterAll(() => names?.stop());

/** A resolver that waits long for a server, and briefly for the other family. */
const resolve = (host: string): Promise<string[]> =>
  createDnsResolver({ servers: [names.address], timeoutMs: 60_000, graceMs: 50 })(host);

describe('DNS queries', () => {
  test.each([
    ['half.example', [V4]],
    ['other-half.example', [V6]],
    ['broken-half.example', [V4]],
  ])('When queries for one family of %s get no response, then the other family is the result', async (host, found) => {
    expect(await resolve(host)).toEqual(found);
  });

  test('When both respond, then both count', async () => {
    expect((await resolve('both.example')).map((address) => address.toLowerCase())).toEqual([V4, V6]);
  });
});
