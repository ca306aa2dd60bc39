import { clientOf, type Queryable } from '../client.ts';
import type { SubscriptionStatus } from '../generated/client.ts';
import { wasUnique } from '../unique-violation.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  subscription: SubscriptionStatus;
  /** Parse requests per hour; null is the default of the contract. */
  parseLimit: number | null;
  /** Concurrent analyses; null is the default of the service. */
  concurrency: number | null;
  /** Megabytes of edits and edit history; null is the default of the service. */
  editMegabytes: number | null;
  createdAt: Date;
}

/** The workspace with this name, created if it is new. `parseLimit` (requests per hour) is set only then. */
export async function ensureWorkspace(
  db: Queryable,
  name: string,
  options: { parseLimit?: number } = {},
): Promise<{ id: string }> {
  return clientOf(db).workspace.upsert({
    where: { name },
    create: { name, ...options },
    update: {},
    select: { id: true },
  });
}

/** A new workspace; null if the name is taken. */
export async function createWorkspace(
  db: Queryable,
  name: string,
  options: { parseLimit?: number | undefined },
): Promise<{ id: string } | null> {
  const data = { name, parseLimit: options.parseLimit ?? null };
  const [row] = await clientOf(db).workspace.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  return row ?? null;
}

/** Oldest first. */
export async function listWorkspaces(db: Queryable): Promise<WorkspaceRow[]> {
  const rows = await clientOf(db).workspace.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(({ subscriptionStatus: subscription, ...row }) => ({ ...row, subscription }));
}

/** Its name; null if there is no such workspace. */
export async function findWorkspaceName(db: Queryable, id: string): Promise<string | null> {
  return (await clientOf(db).workspace.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}

/** False if another workspace has the name: the transaction is then lost. */
export async function renameWorkspace(tx: Queryable, id: string, name: string): Promise<boolean> {
  const other = await clientOf(tx).workspace.findUnique({ where: { name }, select: { id: true } });
  if (other) return other.id === id;
  return wasUnique(clientOf(tx).workspace.update({ where: { id }, data: { name }, select: { id: true } }));
}

/** What a workspace may have at a time, and has. */
export async function readConcurrency(
  db: Queryable,
  workspaceId: string,
): Promise<{ limit: number | null; running: number; waiting: number }> {
  const [workspace, running, waiting] = await Promise.all([
    clientOf(db).workspace.findUnique({ where: { id: workspaceId }, select: { concurrency: true } }),
    clientOf(db).analysis.count({ where: { workspaceId, status: 'running' } }),
    clientOf(db).analysis.count({ where: { workspaceId, status: 'queued' } }),
  ]);
  return { limit: workspace?.concurrency ?? null, running, waiting };
}

export async function hasWorkspace(db: Queryable, name: string): Promise<boolean> {
  return (await clientOf(db).workspace.count({ where: { name } })) > 0;
}

/** Applies from the next request on. Returns whether there is a workspace with this name. */
export async function updateWorkspace(
  db: Queryable,
  name: string,
  change:
    | { subscription: SubscriptionStatus }
    | { parseLimit: number | null }
    | { concurrency: number | null }
    | { editMegabytes: number | null },
): Promise<boolean> {
  const data = 'subscription' in change ? { subscriptionStatus: change.subscription } : change;
  const { count } = await clientOf(db).workspace.updateMany({ where: { name }, data });
  return count > 0;
}

export async function findWorkspace(db: Queryable, name: string): Promise<{ id: string } | null> {
  return clientOf(db).workspace.findUnique({ where: { name }, select: { id: true } });
}

/**
 * Ends all access to a workspace, so that nothing is added to it any more: links, invitations and memberships are
 * deleted, keys are revoked. Its members stay as people who can sign in. `keptUserId` stays a member: whoever deletes the
 * workspace, so that they can repeat it if it is interrupted.
 */
export async function closeWorkspace(db: Queryable, workspaceId: string, keptUserId?: string): Promise<void> {
  const client = clientOf(db);
  const revokedAt = new Date();
  // Keys go last: members create them. Invitations and links go before the memberships that they make.
  await client.identityLink.deleteMany({ where: { workspaceId } });
  await client.identityInvitation.deleteMany({ where: { workspaceId } });
  await client.identityMembership.deleteMany({
    where: { workspaceId, ...(keptUserId !== undefined && { userId: { not: keptUserId } }) },
  });
  await client.apiKey.updateMany({ where: { workspaceId, revokedAt: null }, data: { revokedAt } });
}

/** Ids of at most `limit` brands of a workspace. */
export async function listBrandIds(db: Queryable, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await clientOf(db).brand.findMany({ where: { workspaceId }, take: limit, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Ids of the brands of a workspace that have files, which expire soon, or prints of their book. */
export async function listBrandIdsWithFiles(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await clientOf(db).$queryRaw<{ id: string }[]>`
    SELECT brand_id AS id FROM analyses WHERE workspace_id = ${workspaceId}::uuid AND assets_deleted_at IS NULL
    UNION SELECT brand_id FROM prints WHERE workspace_id = ${workspaceId}::uuid`;
  return rows.map(({ id }) => id);
}

/**
 * Deletes rows of a workspace that do not belong to a brand, at most `limit` of each kind. Returns whether any are left.
 */
export async function removeWorkspaceRows(db: Queryable, workspaceId: string, limit: number): Promise<boolean> {
  const client = clientOf(db);
  const counts = [
    await client.$executeRaw`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT delivery.id FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
        WHERE workspace_id = ${workspaceId}::uuid LIMIT ${limit}
      )`,
    await client.$executeRaw`
      DELETE FROM model_calls WHERE id IN (
        SELECT id FROM model_calls WHERE workspace_id = ${workspaceId}::uuid LIMIT ${limit}
      )`,
    await client.$executeRaw`
      DELETE FROM usage_events WHERE id IN (
        SELECT id FROM usage_events WHERE workspace_id = ${workspaceId}::uuid LIMIT ${limit}
      )`,
    await client.$executeRaw`
      DELETE FROM idempotency_keys WHERE workspace_id = ${workspaceId}::uuid AND key IN (
        SELECT key FROM idempotency_keys WHERE workspace_id = ${workspaceId}::uuid LIMIT ${limit}
      )`,
  ];
  return counts.some((count) => count === limit);
}

/** Deletes the row of a workspace, with its keys and webhooks. */
export async function deleteWorkspaceRow(db: Queryable, workspaceId: string): Promise<void> {
  await clientOf(db).workspace.deleteMany({ where: { id: workspaceId } });
}
