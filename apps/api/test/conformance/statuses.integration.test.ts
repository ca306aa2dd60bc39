import { createDatabase, type Database } from '@brandprint/database';
import { withSelect } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../src/index.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { CASES, PATHS } from './cases.ts';
import { type ConformanceSetup, findProvocation } from './provoke.ts';
import { createConformanceWorkspace } from './requests.ts';

let api: TestApi;
let nowhere: Database;
let setup: ConformanceSetup;
beforeAll(async () => {
  api = await startTestApi();
  nowhere = createDatabase('postgres://postgres@127.0.0.1:1/none');
  const { pipeline } = api.deps;
  const appWith = (database: Database) => createApp({ ...api.deps, pipeline: { ...pipeline, database } });
  const broken = async () => {
    throw new TypeError('a mistake in the code');
  };
  setup = {
    app: api.app,
    unreachable: appWith(nowhere),
    faulty: appWith(withSelect(api.database, broken)),
    shared: await createConformanceWorkspace(api),
    createWorkspace: () => createConformanceWorkspace(api),
  };
});
afterAll(async () => {
  await nowhere.stop();
  await api.stop();
});

/** Documented responses that are not provoked here, with the reason. */
const UNPROVOKED: Record<string, string> = {
  'healthz 500 INTERNAL': 'nothing in it can fail',
  'readyz 500 INTERNAL': 'whatever fails in it means that it is not ready',
  'getOpenApi 500 INTERNAL': 'nothing in it can fail',
  'getReference 500 INTERNAL': 'only if a file of the release is missing',
  'getReferenceFile 500 INTERNAL': 'only if a file of the release is missing',
};

const provoked = CASES.filter(({ name }) => !(name in UNPROVOKED));

describe('Every response in the document', () => {
  test('When it is not provoked, then it is documented and the reason is given', () => {
    const names = CASES.map(({ name }) => name);
    expect(Object.keys(UNPROVOKED).filter((name) => !names.includes(name))).toEqual([]);
    expect(provoked.filter((kase) => !findProvocation(kase)).map(({ name }) => name)).toEqual([]);
  });

  test.each(provoked.map((kase) => [kase.name, kase] as const))(
    'When %s is provoked, then that is the response',
    async (_, kase) => {
      const response = await findProvocation(kase)?.(kase, setup);
      expect([response?.status, response?.body?.code ?? '']).toEqual([kase.status, kase.code]);
    },
  );
});

const ALL = ['get', 'post', 'patch', 'put', 'delete'] as const;
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');
const allowed = (methods: readonly string[]) =>
  [...methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'].sort();

describe('Methods', () => {
  test.each(PATHS.map(({ path, methods }) => [path, methods] as const))(
    'When %s is asked for its methods, then they are those of the document',
    async (path, methods) => {
      const { headers } = await request(api.app).options(filled(path)).expect(204);
      expect(String(headers.allow).split(', ').sort()).toEqual(allowed(methods));
    },
  );

  test.each(
    PATHS.flatMap(({ path, methods }) =>
      ALL.filter((method) => !methods.includes(method)).map((method) => [method, path, methods] as const),
    ),
  )('When %s %s is sent, then it is rejected with the allowed methods', async (method, path, methods) => {
    const { headers } = await request(api.app)[method](filled(path)).expect(405);
    expect(String(headers.allow).split(', ').sort()).toEqual(allowed(methods));
  });
});
