import { delay, UserError } from '@brandprint/platform';
import { ADMISSION_LOCK } from '../analyses/admission.ts';
import { type Cell, connectionOf, inTransaction } from './cell.ts';
import { readTables } from './copy-workspace.ts';
import { differences, type Fingerprint, fingerprint, forWorkspace } from './fingerprint.ts';
import { MEMBERS_OF_NO_OTHER } from './workspace-tables.ts';

/** Where a workspace is in its cell: null if it is at home there. */
export type Move = 'leaving' | 'left' | 'arriving' | null;

export interface MovingWorkspace {
  id: string;
  name: string;
  move: Move;
}

/** By its name or id; null if the cell does not have it. */
export async function findMovingWorkspace(
  cell: Cell,
  { name, id }: { name?: string; id?: string },
): Promise<MovingWorkspace | null> {
  const { rows } = await connectionOf(cell).query<MovingWorkspace>(
    'SELECT id, name, move FROM workspaces WHERE name = $1 OR id = $2::uuid',
    [name, id],
  );
  return rows[0] ?? null;
}

/** A predecessor that was killed loses its connection within this time. */
const LOCK_PATIENCE_MS = 15_000;
const POLL_MS = 200;

/** Lets one process move a workspace at a time, until the connections close. Throws UserError. */
export async function lockMove(cells: readonly Cell[], workspaceId: string): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (const cell of cells) {
    const tryLock = async () => {
      const { rows } = await connectionOf(cell).query<{ held: boolean }>(
        `SELECT pg_try_advisory_lock(hashtextextended('move ' || $1, 0)) AS held`,
        [workspaceId],
      );
      return rows[0]?.held;
    };
    while (!(await tryLock())) {
      if (Date.now() > deadline)
        throw new UserError('Another process is moving this workspace, or both cells have the same database.');
      await delay(POLL_MS);
    }
  }
}

/** Throws UserError unless both cells have the same migrations, and the same SECRETS_KEY as far as rows show it. */
export async function assertAlike(from: Cell, to: Cell): Promise<void> {
  const read = async (cell: Cell, sql: string) => {
    const { rows } = await connectionOf(cell).query<{ it: string }>(sql);
    return new Set(rows.map(({ it }) => it));
  };
  const [ours, theirs] = [await read(from, MIGRATIONS), await read(to, MIGRATIONS)];
  const missing = [...ours, ...theirs].filter((name) => !(ours.has(name) && theirs.has(name)));
  if (missing.length > 0)
    throw new UserError(`The cells have different releases: only one of them has the migration ${missing.join(', ')}.`);
  const [ourKeys, theirKeys] = [await read(from, SECRETS_KEYS), await read(to, SECRETS_KEYS)];
  if (ourKeys.size > 0 && theirKeys.size > 0 && ![...ourKeys].some((key) => theirKeys.has(key)))
    throw new UserError('The cells have different values of SECRETS_KEY: secrets of webhooks could not be read.');
}

const MIGRATIONS = 'SELECT migration_name AS it FROM _prisma_migrations WHERE finished_at IS NOT NULL';
/** Version and id of the key, at the beginning of each secret. */
const SECRETS_KEYS = `SELECT DISTINCT encode(substring(secret FROM 1 FOR 5), 'hex') AS it FROM webhook_endpoints`;

/**
 * Here → leaving: from now on nothing of the workspace is written, claimed or admitted. Waits for requests that are
 * writing, and for an admission.
 */
export const beginLeaving = (cell: Cell, workspaceId: string): Promise<void> =>
  inTransaction(cell, 'BEGIN', async (client) => {
    await client.query('SELECT FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    await client.query(`UPDATE workspaces SET move = 'leaving' WHERE id = $1 AND move IS NULL`, [workspaceId]);
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADMISSION_LOCK]);
  });

/**
 * Running stages and prints lose their claims. Waits until no message is being sent, at the longest until `deadline`, by
 * the clock of `Date.now`. Throws UserError.
 */
export async function quiesce(cell: Cell, workspaceId: string, deadline: number): Promise<void> {
  const { rows } = await connectionOf(cell).query<{ id: string }>(
    `SELECT id FROM analyses WHERE workspace_id = $1 AND status IN ('queued', 'running')`,
    [workspaceId],
  );
  for (const { id } of rows) await endClaims(cell, id);
  await change(cell, `UPDATE prints SET ${DUE_AGAIN} WHERE status = 'running' AND workspace_id = $1`, workspaceId);
  await waitForDeliveries(cell, workspaceId, deadline);
}

/** It is not the stage's fault, so it does not count as an attempt. */
const DUE_AGAIN = `status = 'ready', fence = fence + 1, attempts = greatest(attempts - 1, 0), lease_until = NULL, due_at = now()`;

/** The analysis is locked first, as by every transition. A worker that is claiming a stage locks it last. */
async function endClaims(cell: Cell, analysisId: string, triesLeft = 5): Promise<void> {
  try {
    await inTransaction(cell, 'BEGIN', async (client) => {
      await client.query('SELECT FROM analyses WHERE id = $1 FOR NO KEY UPDATE', [analysisId]);
      await client.query(`UPDATE stages SET ${DUE_AGAIN} WHERE status = 'running' AND analysis_id = $1`, [analysisId]);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01' || triesLeft === 0) throw error;
    await endClaims(cell, analysisId, triesLeft - 1);
  }
}

/** A message is sent within this time, or its courier is gone. */
export const DELIVERY_PATIENCE_MS = 120_000;

/** So that no message is sent twice. */
async function waitForDeliveries(cell: Cell, workspaceId: string, deadline: number): Promise<void> {
  const began = Date.now();
  while ((await countWork(cell, workspaceId)).messages > 0) {
    if (Date.now() > deadline) {
      const seconds = Math.round((Date.now() - began) / 1000);
      throw new UserError(`Webhook messages are being sent and have not ended after ${seconds} s. Run this again.`);
    }
    await delay(POLL_MS);
  }
}

/** What works on the workspace at this moment. */
export async function countWork(cell: Cell, workspaceId: string): Promise<{ stages: number; messages: number }> {
  const { rows } = await connectionOf(cell).query<{ stages: number; messages: number }>(
    `SELECT (SELECT count(*)::int FROM stages JOIN analyses ON analyses.id = analysis_id
             WHERE workspace_id = $1 AND stages.status = 'running') AS stages,
            (SELECT count(*)::int FROM webhook_deliveries JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
             WHERE workspace_id = $1 AND status = 'delivering') AS messages`,
    [workspaceId],
  );
  return rows[0] ?? { stages: 0, messages: 0 };
}

/** Leaving → here: the move is given up. */
export const stopLeaving = (cell: Cell, workspaceId: string): Promise<void> =>
  changeMove(cell, `UPDATE workspaces SET move = NULL WHERE id = $1 AND move = 'leaving'`, workspaceId);

/**
 * Leaving → left, if every row is still as it was copied and nothing works on the workspace: from now on the cell answers
 * nothing about it, and there is no way back. Returns the tables that differ, and then changes nothing. What locks the row
 * of the workspace to write waits meanwhile, so that nothing comes between the comparison and the change.
 */
export async function leave(cell: Cell, workspaceId: string, copied: Fingerprint): Promise<string[]> {
  const { own } = await readTables(cell);
  return inTransaction(cell, 'BEGIN', async (client) => {
    await client.query('SELECT FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    const changed = differences(copied, await fingerprint(client, own, workspaceId));
    const { stages, messages } = await countWork(cell, workspaceId);
    if (stages > 0) changed.push('stages');
    if (messages > 0) changed.push('webhook_deliveries');
    if (changed.length === 0)
      await changeMove(cell, `UPDATE workspaces SET move = 'left' WHERE id = $1 AND move = 'leaving'`, workspaceId);
    return [...new Set(changed)];
  });
}

/** Arriving → here. Requests that did not get an answer in the old cell can be sent again at once. */
export const arrive = (cell: Cell, workspaceId: string): Promise<void> =>
  inTransaction(cell, 'BEGIN', async (client) => {
    await client.query('DELETE FROM idempotency_keys WHERE workspace_id = $1 AND answer IS NULL', [workspaceId]);
    await changeMove(cell, `UPDATE workspaces SET move = NULL WHERE id = $1 AND move = 'arriving'`, workspaceId);
  });

/** Removes people of a workspace that has left who are in no other one of the cell. */
export const removePeopleWhoLeft = (cell: Cell, workspaceId: string): Promise<void> =>
  change(cell, `DELETE FROM identity_users WHERE id IN (${MEMBERS_OF_NO_OTHER})`, workspaceId);

async function change(cell: Cell, sql: string, workspaceId: string): Promise<void> {
  await connectionOf(cell).query(forWorkspace(sql, workspaceId));
}

/** Throws unless the workspace was in the state that the statement changes. */
async function changeMove(cell: Cell, sql: string, workspaceId: string): Promise<void> {
  const { rowCount } = await connectionOf(cell).query(forWorkspace(sql, workspaceId));
  if (rowCount !== 1) throw new Error(`the workspace ${workspaceId} is not in the expected state of a move`);
}
