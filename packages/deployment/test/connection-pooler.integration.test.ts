import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createLogger } from '@brandprint/platform';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, pingDatabase } from '../../database/src/index.ts';
import { createRateLimiter } from '../../limits/src/index.ts';
import { readRepositoryFile } from './support/files.ts';

/** Startup parameters that PgBouncer accepts by default. */
const TAKEN = ['user', 'database', 'application_name', 'client_encoding', 'DateStyle', 'TimeZone', 'replication'];

/** Listens like a server, records each connection's startup parameters, and closes it. */
const asked = new Set<string>();
const server = createServer((socket) => {
  socket.once('data', (message) => {
    const HEADER = 8;
    const words = message.subarray(HEADER).toString('utf8').split('\0');
    for (let i = 0; words[i]; i += 2) asked.add(words[i] as string);
    socket.destroy();
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((done) => server.close(done)));

test('When apps connect through a pooler configured as documented, then it accepts them', async () => {
  const url = `postgres://brandprint:secret@127.0.0.1:${(server.address() as AddressInfo).port}/brandprint`;
  const database = createDatabase(url);
  const limiter = createRateLimiter(
    { databaseUrl: url },
    { logger: createLogger({ level: 'silent', service: 'test' }) },
  );
  await expect(pingDatabase(database)).rejects.toThrow();
  await expect(limiter.ping()).rejects.toThrow();
  await Promise.all([database.stop(), limiter.stop()]);

  const [, ignored = ''] = /^ *ignore_startup_parameters = (.+)$/m.exec(readRepositoryFile('docs/operations.md')) ?? [];
  expect([...asked].filter((name) => !TAKEN.includes(name))).toEqual(ignored.split(', '));
});
