import type { Role } from '@brandprint/contracts';
import { BRAND_STATE_COLUMNS, type BrandState } from '../brands/detail.ts';
import { clientOf, type Database, type Queryable, selectOf } from '../client.ts';
import { Prisma, type SubscriptionStatus, type WorkspaceMove } from '../generated/client.ts';
import { hashKey, hasValidChecksum } from './key-format.ts';

interface CallerBase {
  workspaceId: string;
  /** The environment of its requests in the usage report. */
  environment: 'prod' | 'stag';
  subscription: SubscriptionStatus;
  /** Parse requests per hour; null is the default of the contract. */
  parseLimit: number | null;
  /** Whether its workspace is being moved to another cell. */
  move: WorkspaceMove | null;
}

export interface KeyCaller extends CallerBase {
  kind: 'api_key';
  apiKeyId: string;
  lastUsedAt: Date | null;
}

/** A signed-in person. */
export interface UserCaller extends CallerBase {
  kind: 'user';
  userId: string;
  role: Role;
}

/** The sender of a request. */
export type Caller = KeyCaller | UserCaller;

const KEY_FORMAT = /^bp_(prod|stag)_[A-Za-z0-9]+$/;
const TOUCH_INTERVAL_MS = 60_000;
const WORKSPACE = { subscriptionStatus: true, parseLimit: true, move: true } as const;

/** The caller, and the brand in the path: null if there is none, or the workspace does not have it. */
export interface AuthenticatedCaller<C extends Caller = Caller> {
  caller: C;
  brand: BrandState | null;
}

type CallerRow = Omit<KeyCaller, 'kind'> & (BrandState | { [column in keyof BrandState]: null });

/**
 * The owner of a key, and the brand with this id if its workspace has it: one query, because most requests are about a
 * brand. A text that cannot be a key, or has a wrong checksum, needs no query.
 */
export async function authenticateKey(
  database: Database,
  text: string,
  brandId: string | null = null,
): Promise<AuthenticatedCaller<KeyCaller> | 'malformed' | 'invalid'> {
  if (!KEY_FORMAT.test(text)) return 'malformed';
  if (!hasValidChecksum(text)) return 'invalid';
  const [row] = await selectOf(database)<CallerRow>(Prisma.sql`
    SELECT k.id AS "apiKeyId", k.workspace_id AS "workspaceId", k.environment, k.last_used_at AS "lastUsedAt",
           w.subscription_status AS subscription, w.parse_limit AS "parseLimit", w.move, ${BRAND_STATE_COLUMNS}
    FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
    LEFT JOIN brands b ON b.id = ${brandId}::uuid AND b.workspace_id = w.id
    LEFT JOIN analyses a ON a.id = b.analysis_id
    WHERE k.hash = ${Buffer.from(hashKey(text))} AND k.revoked_at IS NULL`);
  if (!row) return 'invalid';
  const { apiKeyId, workspaceId, environment, lastUsedAt, subscription, parseLimit, move, ...brand } = row;
  const caller: KeyCaller = {
    kind: 'api_key',
    apiKeyId,
    workspaceId,
    environment,
    lastUsedAt,
    subscription,
    parseLimit,
    move,
  };
  return { caller, brand: brand.analysisId === null ? null : brand };
}

/** A signed-in person in a workspace; null if the workspace no longer exists. */
export async function findUserCaller(
  db: Queryable,
  { userId, workspaceId, role }: { userId: string; workspaceId: string; role: Role },
): Promise<UserCaller | null> {
  const workspace = await clientOf(db).workspace.findUnique({ where: { id: workspaceId }, select: WORKSPACE });
  if (!workspace) return null;
  const { subscriptionStatus: subscription, parseLimit, move } = workspace;
  return { kind: 'user', userId, role, workspaceId, environment: 'prod', subscription, parseLimit, move };
}

/** Records that a key was used, at most once a minute, and only one of several concurrent requests writes. */
export async function touchApiKey(db: Queryable, caller: KeyCaller): Promise<void> {
  const due = new Date(Date.now() - TOUCH_INTERVAL_MS);
  if (caller.lastUsedAt && caller.lastUsedAt > due) return;
  await clientOf(db).apiKey.updateMany({
    where: {
      id: caller.apiKeyId,
      workspaceId: caller.workspaceId,
      workspace: { move: null },
      OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: due } }],
    },
    data: { lastUsedAt: new Date() },
  });
}
