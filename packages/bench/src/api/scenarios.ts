import { ALL_STAGES, STAGES } from '@brandprint/contracts';
import type pg from 'pg';
import { request } from 'undici';
import type { Scenario } from './compare.ts';
import type { LoadRequest } from './generate-load.ts';

/** What the requests refer to. */
export interface SeededIds {
  key: string;
  keyId: string;
  detailId: string;
  queuedId: string;
  /** Cursor of the last page of the list. */
  lastPage: string;
}

const SITE = 'https://example.com/';

/** Brands per page of the list. */
export const PAGE_SIZE = 50;

/** The requests to measure. The responses of our API are stored in a table, from which the bare server reads them. */
export async function prepareScenarios(db: pg.Client, url: string, rows: SeededIds): Promise<Scenario[]> {
  const authorization = `Bearer ${rows.key}`;
  await db.query('CREATE TABLE bare_answers (path text PRIMARY KEY, version text NOT NULL, body text NOT NULL)');

  const get = async (path: string) => {
    const answer = await request(url + path, { headers: { authorization } });
    const body = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} responded ${answer.statusCode}: ${body.slice(0, 500)}`);
    return { body, etag: String(answer.headers.etag) };
  };
  const read = async (name: string, path: string, headers: Record<string, string> = {}): Promise<Scenario> => {
    const { body, etag } = await get(path);
    await db.query('INSERT INTO bare_answers VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [path, etag, body]);
    const request: LoadRequest = { method: 'GET', path, headers, status: headers['if-none-match'] ? 304 : 200 };
    return { name, bare: request, ours: { ...request, headers: { ...headers, authorization } } };
  };

  const detail = `/v1/api/brands/${rows.detailId}`;
  const deepest = `/v1/api/brands?limit=${PAGE_SIZE}&cursor=${rows.lastPage}`;
  const { data, pagination } = JSON.parse((await get(deepest)).body);
  if (data.length !== PAGE_SIZE || pagination.has_more)
    throw new Error('The cursor does not lead to the last page of the list.');
  return [
    await read('brand detail', detail),
    await read('brand detail, unchanged (304)', detail, { 'if-none-match': (await get(detail)).etag }),
    await read('brand detail, queued', `/v1/api/brands/${rows.queuedId}`),
    await read('brand list, first page', `/v1/api/brands?limit=${PAGE_SIZE}`),
    await read('brand list, deepest page', deepest),
    submissionScenario(rows),
  ];
}

function submissionScenario({ key, keyId }: SeededIds): Scenario {
  const request = { method: 'POST', status: 202 } as const;
  const type = { 'content-type': 'application/json' };
  const bare = { keyId, url: SITE, requested: STAGES, stages: ALL_STAGES };
  return {
    name: 'parse',
    ours: {
      ...request,
      path: '/v1/api/parse',
      headers: { ...type, authorization: `Bearer ${key}` },
      body: JSON.stringify({ url: SITE }),
    },
    bare: { ...request, path: '/submit', headers: type, body: JSON.stringify(bare) },
  };
}
