import pg from 'pg';
import { hashToken } from '../identity/tokens.ts';
import { hashKey } from '../workspaces/key-format.ts';

/** What a request says about whose it is. */
export type CellQuestion =
  | { kind: 'key'; key: string }
  | { kind: 'session'; token: string; workspaceId: string | null; brandId: string | null }
  /** Somebody who signs in. */
  | { kind: 'person'; email: string; workspaceId: string | null }
  /** A link that works once. */
  | { kind: 'link'; token: string };

/**
 * `here`: the cell serves it. `moving`: its workspace is on the way from or to this cell. `known`: the cell knows the
 * person, but not in the workspace that is asked for.
 */
export type CellAnswer = 'here' | 'moving' | 'known' | 'unknown';

/** All connections for this kind of question are in use: that says nothing about the cell. */
export class LookUpBusyError extends Error {
  override name = 'LookUpBusyError';
}

/** The database of a cell, for questions only. */
export interface CellLookup {
  /**
   * Rejects within a second or two if the cell does not answer. What it has answered before (`again`) has connections of
   * its own, so that nobody can keep it waiting by asking about keys that do not exist. Throws LookUpBusyError.
   */
  ask(question: CellQuestion, options: { again: boolean }): Promise<CellAnswer>;
  ping(): Promise<void>;
  stop(): Promise<void>;
}

const ANSWER = `CASE WHEN move IS NULL OR move = 'leaving' THEN 'here' ELSE 'moving' END`;

const KEY = `
  SELECT ${ANSWER} AS answer FROM api_keys JOIN workspaces ON workspaces.id = workspace_id
  WHERE hash = $1 AND revoked_at IS NULL`;

/** Of several answers about one person the first counts. */
const ofPerson = (person: string, inWorkspace: string) => `
  SELECT answer FROM (
    SELECT ${ANSWER} AS answer FROM ${person}
    JOIN identity_memberships member ON member.user_id = person.id JOIN workspaces ON workspaces.id = member.workspace_id
    WHERE ${inWorkspace}
    UNION ALL SELECT 'known' FROM ${person}
  ) answers ORDER BY array_position(ARRAY['here', 'moving', 'known'], answer) LIMIT 1`;

const SESSION = ofPerson(
  '(SELECT user_id AS id FROM identity_sessions WHERE token = $1 AND expires_at > now()) person',
  `($2::uuid IS NULL OR workspaces.id = $2)
     AND ($2::uuid IS NOT NULL OR $3::uuid IS NULL OR EXISTS (
       SELECT FROM brands WHERE brands.id = $3 AND brands.workspace_id = workspaces.id))`,
);
const PERSON = ofPerson(
  '(SELECT id FROM identity_users WHERE email = $1) person',
  '($2::uuid IS NULL OR workspaces.id = $2)',
);
const LINK = `
  SELECT ${ANSWER} AS answer FROM identity_invitations JOIN workspaces ON workspaces.id = workspace_id
  WHERE token_hash = $1
  UNION ALL SELECT 'here' FROM identity_links WHERE token_hash = $1 LIMIT 1`;

const TIMEOUT_MS = 1_000;
/** What the pool says of a question that waited for one in vain; a connection that cannot be opened has another text. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';
/** Questions that wait for one connection: more would not be answered in time. */
const WAITING_PER_CONNECTION = 50;

/**
 * Opens two pools of at most so many connections; they connect at the first question. docs/operations.md has what their
 * role needs to read.
 */
export function openCellLookup(url: string, connections: number): CellLookup {
  const openPool = () => {
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      statement_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    // An idle connection that breaks: the pool has dropped it, and the next question opens another.
    pool.on('error', () => {});
    return pool;
  };
  const [first, repeated] = [openPool(), openPool()];
  return {
    async ask(question, { again }) {
      const pool = again ? repeated : first;
      if (pool.waitingCount >= connections * WAITING_PER_CONNECTION) throw new LookUpBusyError();
      const { rows } = await pool.query<{ answer: CellAnswer }>(statementOf(question)).catch((error: Error) => {
        throw error.message === NO_FREE_CONNECTION ? new LookUpBusyError() : error;
      });
      return rows[0]?.answer ?? 'unknown';
    },
    async ping() {
      await repeated.query('SELECT 1');
    },
    async stop() {
      await Promise.all([first.end(), repeated.end()]);
    },
  };
}

/** Prepared once per connection. */
function statementOf(question: CellQuestion): pg.QueryConfig {
  switch (question.kind) {
    case 'key':
      return { name: 'key', text: KEY, values: [Buffer.from(hashKey(question.key))] };
    case 'session':
      return { name: 'session', text: SESSION, values: [question.token, question.workspaceId, question.brandId] };
    case 'person':
      return { name: 'person', text: PERSON, values: [question.email, question.workspaceId] };
    case 'link':
      return { name: 'link', text: LINK, values: [Buffer.from(hashToken(question.token))] };
  }
}
