import { type AnyStage, EventStage } from '@brandprint/contracts';
import type { Queryable } from '../client.ts';
import { recordEvent } from './record.ts';

type StageChange = { status: 'running' } | { status: 'done' } | { status: 'failed'; reason: string };

/** Records that a stage changed, in the transaction of the change. Internal stages have no events. */
export async function recordStageChange(
  tx: Queryable,
  brandId: string,
  name: AnyStage,
  outcome: StageChange,
): Promise<void> {
  const { success, data: stage } = EventStage.safeParse(name);
  if (!success) return;
  const data = { brand_id: brandId, stage };
  if (outcome.status !== 'failed') await recordEvent(tx, brandId, `stage.${outcome.status}`, data);
  else await recordEvent(tx, brandId, 'stage.failed', { ...data, reason: outcome.reason });
}
