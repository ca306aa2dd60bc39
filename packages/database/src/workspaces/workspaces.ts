import { clientOf, type Queryable } from '../client.ts';
import type { SubscriptionStatus } from '../generated/client.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  subscription: SubscriptionStatus;
  /** Parse requests per hour; null is the default of the contract. */
  parseLimit: number | null;
  /** Concurrent analyses; null is the default of the service. */
  concurrency: number | null;
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

export async function hasWorkspace(db: Queryable, name: string): Promise<boolean> {
  return (await clientOf(db).workspace.count({ where: { name } })) > 0;
}

/** Applies from the next request on. Returns whether there is a workspace with this name. */
export async function updateWorkspace(
  db: Queryable,
  name: string,
  change: { subscription: SubscriptionStatus } | { parseLimit: number | null } | { concurrency: number | null },
): Promise<boolean> {
  const data = 'subscription' in change ? { subscriptionStatus: change.subscription } : change;
  const { count } = await clientOf(db).workspace.updateMany({ where: { name }, data });
  return count > 0;
}
