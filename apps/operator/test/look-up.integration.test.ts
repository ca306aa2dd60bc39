import { createApiKey, ensureWorkspace, LookUpBusyError, openCellLookup } from '@brandprint/database';
import { createMetrics } from '@brandprint/operations';
import { createLogger } from '@brandprint/platform';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveLookUp } from '../src/cells/serve-look-up.ts';

const NOWHERE = 'postgres://postgres@127.0.0.1:1/none';
const logger = createLogger({ level: 'silent', service: 'test' });
let rows: TestDatabase;
beforeAll(async () => {
  rows = await createTestDatabase();
});
afterAll(() => rows.stop());

test('When the gateway asks, then the answers and the state of each cell are in the metrics', async () => {
  const { id: workspaceId } = await ensureWorkspace(rows.database, 'mine');
  const { key } = await createApiKey(rows.database, { workspaceId, environment: 'prod' });
  const cells = new Map([
    ['a', rows.url],
    ['b', NOWHERE],
  ]);
  const metrics = createMetrics({ apps: ['lookup'], logger });
  const lookUp = await serveLookUp(cells, { port: 0, connections: 2, logger, metrics });
  const ask = async (path: string, authorization?: string) => {
    const response = await fetch(`http://127.0.0.1:${lookUp.port}${path}`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return response.headers.get('brandprint-cell') ?? (await response.text());
  };
  expect(await ask('/cell/v1/api/brands', `Bearer ${key}`)).toBe('a');
  expect(await ask('/cell/v1/api/brands', 'Bearer bp_prod_x')).toBe('any');
  await rows.database.prisma.apiKey.deleteMany();
  const other = await createApiKey(rows.database, { workspaceId, environment: 'prod' });
  await rows.database.prisma.apiKey.deleteMany();
  expect(await ask('/cell/v1/api/brands', `Bearer ${other.key}`)).toBe('none');
  const text = await ask('/metrics');
  for (const answer of ['cell', 'any', 'none'])
    expect(text).toContain(`brandprint_cell_lookup_duration_seconds_count{answer="${answer}"} 1`);
  expect(text).toContain('brandprint_cell_up{cell="a"} 1');
  expect(text).toContain('brandprint_cell_up{cell="b"} 0');
  await lookUp.stop();
});

test('When questions about new keys use every connection, then what is known is answered, and more of them are not', async () => {
  const lookUp = openCellLookup(rows.url, 1);
  const key = { kind: 'key', key: 'bp_prod_x' } as const;
  const person = { kind: 'person', email: 'ann@acme.test', workspaceId: null } as const;
  await rows.database.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE api_keys`; // questions about keys wait
    const waiting = Array.from({ length: 52 }, () => lookUp.ask(key, { again: false }).catch((error: Error) => error));
    expect(await waiting.at(-1)).toBeInstanceOf(LookUpBusyError);
    expect(await lookUp.ask(person, { again: true })).toBe('unknown');
    const errors = await Promise.all(waiting);
    expect(errors.filter((error) => !(error instanceof LookUpBusyError))).toHaveLength(1);
  });
  await lookUp.stop();
});
