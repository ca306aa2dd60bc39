import { Prisma } from '../generated/client.ts';

/** Days of a workspace, in UTC, such as 2026-11-21; both included. */
export interface WorkspacePeriod {
  workspaceId: string;
  from: string;
  to: string;
}

/** Rows of the workspace that were created in the period, as a condition. */
export const createdWithin = ({ workspaceId, from, to }: WorkspacePeriod): Prisma.Sql => Prisma.sql`
  workspace_id = ${workspaceId}::uuid
  AND created_at >= ${from}::date::timestamp AT TIME ZONE 'UTC'
  AND created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
