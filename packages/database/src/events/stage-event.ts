import { type AnyStage, EventStage } from '@brandprint/contracts';
import { Prisma } from '../generated/client.ts';
import { eventOf } from './record.ts';

export type StageChange = { status: 'running' } | { status: 'done' } | { status: 'failed'; reason: string };

/**
 * Common table expressions, each after a comma, that record a change of a stage in the statement that makes it. `brandId`
 * is a subquery: null records nothing. Internal stages have no events.
 */
export function stageEvent(brandId: Prisma.Sql, name: AnyStage, change: StageChange): Prisma.Sql {
  const { success, data: stage } = EventStage.safeParse(name);
  if (!success) return Prisma.empty;
  const reason = change.status === 'failed' ? Prisma.sql`, 'reason', ${change.reason}::text` : Prisma.empty;
  const data = Prisma.sql`json_build_object('brand_id', id, 'stage', ${stage}::text${reason})`;
  return Prisma.sql`, ${eventOf(brandId, { type: `stage.${change.status}`, data })}`;
}
