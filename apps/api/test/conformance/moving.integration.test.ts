import { type Database, fingerprintWorkspace, type Move, openCell } from '@brandprint/database';
import { expect, test } from '@jest/globals';
import { createApp } from '../../src/index.ts';
import { routes } from '../../src/routes/index.ts';
import { useTestApi } from '../support/api.ts';
import { createConformanceWorkspace, send, validRequest } from './requests.ts';

const api = await useTestApi();

/** Every operation that writes something of a workspace. */
const WRITES = routes.filter(({ method, access }) => method !== 'get' && access !== 'open' && access !== 'account');

const setMove = (id: string, move: Move) => api.database.prisma.workspace.update({ where: { id }, data: { move } });

test.each<{ when: string; move: Move }>([
  { when: 'while its workspace leaves', move: 'leaving' },
  { when: 'after its workspace has left', move: 'left' },
  { when: 'and its workspace begins to leave meanwhile', move: null },
])('When any operation that writes is asked for $when, then it is refused, and nothing changes', async ({ move }) => {
  const world = await createConformanceWorkspace(api);
  const { workspaceId } = world.caller;
  // Authenticated before the move: from then on the workspace is leaving.
  const transaction: Database['transaction'] = async (work) => {
    if (move === null) await setMove(workspaceId, 'leaving');
    return api.database.transaction(work);
  };
  const app = createApp({
    ...api.deps,
    pipeline: { ...api.deps.pipeline, database: { ...api.database, transaction } },
  });
  const cell = await openCell(api.url, 'DATABASE_URL');
  const answers: string[] = [];
  for (const { id, method, path } of WRITES) {
    await setMove(workspaceId, null);
    const request = await validRequest({ operationId: id, method, path, status: 200, code: '', name: '' }, world);
    const before = await fingerprintWorkspace(cell, workspaceId);
    await setMove(workspaceId, move);
    const { status, body, headers } = await send(app, request);
    const after = await fingerprintWorkspace(cell, workspaceId);
    const changed = [...before].flatMap(([table, { sum }]) => (after.get(table)?.sum === sum ? [] : [table]));
    answers.push([id, status, body.code, headers['retry-after'], ...changed].join(' '));
  }
  await cell.stop();
  expect(answers).toEqual(WRITES.map(({ id }) => `${id} 503 UNAVAILABLE 2`));
});
